import { useState } from 'react';

interface CopyButtonProps {
  text: string;
  /** What is copied, for those who hear the button without its row. */
  about: string;
}

/** Puts a text into the clipboard, and says whether it is there. */
export function CopyButton({ text, about }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied.'),
      // The person has forbidden it to this page.
      () => setOutcome('The browser does not let this page copy.'),
    );
  return (
    <span className="copy">
      <button className="button quiet small" type="button" onClick={() => void copy()}>
        Copy<span className="unseen"> {about}</span>
      </button>
      <span className="hint" role="status">
        {outcome}
      </span>
    </span>
  );
}

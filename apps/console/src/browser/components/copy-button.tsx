import { useEffect, useState } from 'react';
import { useNavigation } from '../navigation/navigation.js';

export interface CopyButtonProps {
  text: string;
  /** What is copied, for those who hear the button without its row. */
  about: string;
  /** Nobody sees it again: who leaves the page without it is asked. */
  isShownOnce?: boolean;
}

/** Puts a text into the clipboard, and says whether it is there. */
export function CopyButton({ text, about, isShownOnce }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const [copied, setCopied] = useState<string>();
  const { watch } = useNavigation();
  const isOwed = isShownOnce && copied !== text;
  useEffect(
    () => (isOwed ? watch(() => `You have not copied ${about}, which is shown only once.`) : undefined),
    [isOwed, about, watch],
  );
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setOutcome('Copied.');
        setCopied(text);
      },
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

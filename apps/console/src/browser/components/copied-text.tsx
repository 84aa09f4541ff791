import { CopyButton } from './copy-button.js';

interface CopiedTextProps {
  text: string;
  /** What it is, for those who hear the button without its row. */
  about: string;
}

/** A text that belongs elsewhere, to be copied from here. */
export function CopiedText({ text, about }: CopiedTextProps) {
  return (
    <div>
      <code>{text}</code> <CopyButton text={text} about={about} />
    </div>
  );
}

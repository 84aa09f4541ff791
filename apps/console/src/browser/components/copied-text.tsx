import { CopyButton, type CopyButtonProps } from './copy-button.js';

/** A text that belongs elsewhere, to be copied from here. */
export function CopiedText(props: CopyButtonProps) {
  return (
    <div>
      <code>{props.text}</code> <CopyButton {...props} />
    </div>
  );
}

import { CopyButton } from '../../components/copy-button.js';

/** Shown once, right after it was made; a reload forgets it. */
export function KeyNotice({ secret }: { secret: string }) {
  return (
    <div className="notice" role="status">
      <p>Keep this key now. It is shown only once.</p>
      <p className="long">
        <code>{secret}</code>
      </p>
      <CopyButton text={secret} about="the key" isShownOnce />
    </div>
  );
}

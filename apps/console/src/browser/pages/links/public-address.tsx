import { CopyButton } from '../../components/copy-button.js';
import { addressText } from './link-words.js';

/** An address that everybody can open, to be opened or copied. */
export function PublicAddress({ url, about }: { url: string; about: string }) {
  return (
    <>
      <a href={url} target="_blank" rel="noreferrer">
        {addressText(url)}
      </a>{' '}
      <CopyButton text={url} about={about} />
    </>
  );
}

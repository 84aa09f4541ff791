import { Anchor, Group } from '@mantine/core';
import { CopyButton } from '../../components/copy-button.js';
import { addressText } from './link-words.js';

/** An address that everybody can open, to be opened or copied. */
export function PublicAddress({ url, about }: { url: string; about: string }) {
  return (
    <Group component="span" gap="xs" display="inline-flex">
      <Anchor href={url} target="_blank" rel="noreferrer" underline="always" style={{ overflowWrap: 'anywhere' }}>
        {addressText(url)}
      </Anchor>
      <CopyButton text={url} about={about} />
    </Group>
  );
}

import { Code, Group } from '@mantine/core';
import { CopyButton, type CopyButtonProps } from './copy-button.js';

/** A text that belongs elsewhere, to be copied from here. */
export function CopiedText(props: CopyButtonProps) {
  return (
    <Group gap="xs">
      <Code fz="sm" style={{ overflowWrap: 'anywhere' }}>
        {props.text}
      </Code>
      <CopyButton {...props} />
    </Group>
  );
}

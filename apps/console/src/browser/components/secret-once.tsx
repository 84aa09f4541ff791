import { Trans } from '@lingui/react/macro';
import { Alert, Code, Group } from '@mantine/core';
import { CopyButton } from './copy-button.js';

interface SecretOnceProps {
  /** What it is, with its article: `the key`. */
  about: string;
  secret: string;
}

/** A secret that nobody sees again: leaving the page before it is copied is asked about. */
export function SecretOnce({ about, secret }: SecretOnceProps) {
  return (
    <Alert color="yellow" my="md" role="status">
      <Trans>Copy {about} now. It is shown only once.</Trans>
      <Group gap="sm" mt="xs">
        <Code block={false} style={{ overflowWrap: 'anywhere' }}>
          {secret}
        </Code>
        <CopyButton text={secret} about={about} isShownOnce />
      </Group>
    </Alert>
  );
}

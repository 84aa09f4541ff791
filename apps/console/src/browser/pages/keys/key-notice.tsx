import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Code, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../../components/copy-button.js';

interface KeyNoticeProps {
  secret: string;
  /** What comes next. */
  children?: ReactNode;
}

/** Shown once, right after it was made; a reload forgets it. */
export function KeyNotice({ secret, children }: KeyNoticeProps) {
  const { t } = useLingui();
  return (
    <Alert color="green" mt="md" icon={<IconKey aria-hidden />} role="status" className="secret">
      <Stack gap="sm" align="flex-start">
        <Text fw={600}>
          <Trans>Keep this key now. It is shown only once.</Trans>
        </Text>
        <Code fz="md" style={{ overflowWrap: 'anywhere' }}>
          {secret}
        </Code>
        <CopyButton text={secret} about={t`the key`} isShownOnce />
        {children}
      </Stack>
    </Alert>
  );
}

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ConnectInstructions } from '@platform/contracts';
import { IconBrandTelegram } from '@tabler/icons-react';
import { CopiedText } from '../../components/copied-text.js';
import { Facts } from '../../components/facts.js';
import { momentOf } from '../../components/words.js';

/** How a Telegram chat is connected. Shown once, right after the token was made. */
export function ConnectChat({ instructions }: { instructions: ConnectInstructions }) {
  const { t } = useLingui();
  const { command, group_command, deep_link, group_link, expires_at } = instructions;
  const until = momentOf(expires_at);
  return (
    <Alert color="blue" icon={<IconBrandTelegram aria-hidden />} role="status">
      <Stack gap="sm">
        <Text>
          <Trans>
            Connect the chat now: this works once, until {until}. Keep it to yourself, as whoever has it can connect a
            chat of theirs.
          </Trans>
        </Text>
        <Group gap="sm">
          <Button component="a" size="xs" href={deep_link} target="_blank" rel="noreferrer">
            <Trans>Connect a private chat</Trans>
          </Button>
          <Button component="a" size="xs" variant="default" href={group_link} target="_blank" rel="noreferrer">
            <Trans>Add the bot to a group</Trans>
          </Button>
        </Group>
        <Facts
          of={{
            [t`Or send it in a chat or channel`]: <CopiedText text={command} about={t`the command`} />,
            [t`Or in a group that has the bot`]: <CopiedText text={group_command} about={t`the command for a group`} />,
          }}
        />
      </Stack>
    </Alert>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from '@mantine/hooks';
import type { Api } from '../../api/api.js';
import { ActionButton } from '../../components/action-button.js';

interface DeletionProps {
  name: string;
  title: string;
  /** What it means. */
  effect: string;
  question: string;
  send: (api: Api) => Promise<unknown>;
  /** The list that it was in. */
  leadsTo: string;
}

/** The end of a page about one thing: the way to delete it, with what that means. */
export function Deletion({ name, title, effect, question, send, leadsTo }: DeletionProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Paper component="section" withBorder p="lg" mt="xl" aria-labelledby={id}>
      <Stack align="start" gap="sm">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <Text>{effect}</Text>
        <ActionButton
          label={t`Delete`}
          isDangerous
          about={name}
          question={question}
          send={send}
          leadsTo={leadsTo}
        />
      </Stack>
    </Paper>
  );
}

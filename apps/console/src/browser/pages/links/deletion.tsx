import { useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import type { Api } from '../../api/api.js';
import { ActionButton } from '../../components/action-button.js';
import { Panel } from '../../components/panel.js';

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
  return (
    <Panel id="deletion" title={title}>
      <Text>{effect}</Text>
      <Group>
        <ActionButton label={t`Delete`} isDangerous about={name} question={question} send={send} leadsTo={leadsTo} />
      </Group>
    </Panel>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { BulkLinks, OwnLinkList } from '@platform/contracts';
import { useState } from 'react';
import type { IdempotencyKey } from '../../api/requests.js';
import type { Api } from '../../api/api.js';
import type { BulkResult, LinkGroups } from '../../api/links-api.js';
import { ActionButton } from '../../components/action-button.js';
import { nameOf } from './link-words.js';
import { GroupingForm, type Grouping } from './grouping-form.js';

type Links = OwnLinkList['urls'];

/** What is done to each of them: a change without their ids. */
export type Change = BulkLinks extends infer B ? (B extends BulkLinks ? Omit<B, 'ids'> : never) : never;

interface ChosenLinksProps {
  links: Links;
  groups: LinkGroups;
  onNone: () => void;
  onChanged: () => void;
}

/** What can be done to all the links that are chosen, and what came of it. */
export function ChosenLinks({ links, groups, onNone, onChanged }: ChosenLinksProps) {
  const { t } = useLingui();
  const [grouping, setGrouping] = useState<Grouping>();
  const [outcome, setOutcome] = useState<{ links: Links; results: BulkResult[] }>();
  const count = links.length;
  const sendChange = (change: Change) => (api: Api, key: IdempotencyKey) =>
    api.links.bulk({ ...change, ids: links.map(({ id }) => id) }, key);
  const onDone = (results: BulkResult[]) => {
    setOutcome({ links, results });
    setGrouping(undefined);
    onChanged();
  };
  const about = t`the chosen links`;
  const openers: Record<Grouping, string> = {
    tags: t`Tags`,
    ...(groups.campaigns.length > 0 && { campaign: t`Campaign` }),
    ...(groups.channels.length > 0 && { channel: t`Channel` }),
  } as Record<Grouping, string>;
  return (
    <>
      {count > 0 && (
        <Paper component="section" withBorder radius="md" p="sm" mt="md" aria-label={t`Chosen links`}>
          <Group gap="xs">
            <Text fw={550}>
              <Plural value={count} one="# chosen" other="# chosen" />
            </Text>
            {Object.entries(openers).map(([name, label]) => (
              <Button
                key={name}
                size="xs"
                variant="default"
                aria-expanded={grouping === name}
                onClick={() => setGrouping(grouping === name ? undefined : (name as Grouping))}
              >
                {label}
              </Button>
            ))}
            <ActionButton label={t`Switch on`} about={about} send={sendChange({ action: 'enable' })} onDone={onDone} />
            <ActionButton
              label={t`Switch off`}
              about={about}
              send={sendChange({ action: 'disable' })}
              onDone={onDone}
            />
            {links.some(({ archived }) => !archived) && (
              <ActionButton label={t`Archive`} about={about} send={sendChange({ action: 'archive' })} onDone={onDone} />
            )}
            {links.some(({ archived }) => archived) && (
              <ActionButton
                label={t`Take out of the archive`}
                about={about}
                send={sendChange({ action: 'unarchive' })}
                onDone={onDone}
              />
            )}
            <ActionButton
              label={t`Delete`}
              about={about}
              isDangerous
              question={t`Their short addresses lead nowhere then. Delete ${count} links?`}
              send={sendChange({ action: 'delete' })}
              onDone={onDone}
            />
            <Button size="xs" variant="subtle" onClick={onNone}>
              <Trans>Choose none</Trans>
            </Button>
          </Group>
          {grouping && (
            <GroupingForm key={grouping} of={grouping} groups={groups} sendChange={sendChange} onDone={onDone} />
          )}
        </Paper>
      )}
      <div role="status">{outcome && <Outcome {...outcome} />}</div>
    </>
  );
}

/** How many were changed; of each of the others why not. */
function Outcome({ links, results }: { links: Links; results: BulkResult[] }) {
  const refused = results.filter(({ error }) => error === 1);
  const done = results.length - refused.length;
  const nameBy = new Map(links.map((link) => [link.id, nameOf(link)]));
  return (
    <Stack gap={4} mt="sm">
      <Text size="sm" c={refused.length === 0 ? 'green' : undefined}>
        <Plural value={done} _0="No link was changed." one="# link was changed." other="# links were changed." />
      </Text>
      {refused.map(({ id, message }) => (
        <Text key={id} size="sm" c="red">
          {nameBy.get(id)}: {message}
        </Text>
      ))}
    </Stack>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Text } from '@mantine/core';
import { useResource } from '../../api/use-resource.js';
import { BarList } from '../../charts/bar-list.js';
import { Loaded } from '../../components/loaded.js';
import { votesOf } from './votes.js';

/** So many answers come at once. */
const most = 1_000;

/** How often each answer of a poll was chosen, among the latest votes. */
export function PollVotes({ id }: { id: number }) {
  const { t } = useLingui();
  const { resource } = useResource(`votes ${id}`, (api, signal) =>
    api.links.overlays.answers(id, 1, { limit: most }, signal),
  );
  return (
    <Loaded of={resource} what={t`the votes`} rows={2}>
      {({ answers, result }) => (
        <Paper withBorder radius="md" p="md">
          <BarList title={t`Votes`} bars={votesOf(answers)} empty={t`Nobody has voted yet.`} />
          {result > answers.length && (
            <Text size="sm" c="dimmed" mt="sm">
              <Trans>Counted are the latest {most} votes. The export has all.</Trans>
            </Text>
          )}
        </Paper>
      )}
    </Loaded>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useResource } from '../../api/use-resource.js';
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
        <Paper withBorder p="md">
          <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t`Votes`}>
            {votesOf(answers).map(({ option, votes, share }) => (
              <li key={option}>
                <Group justify="space-between" gap="xs">
                  <Text>{option}</Text>
                  <Text c="dimmed">
                    <Plural value={votes} one="# vote" other="# votes" />, {share} %
                  </Text>
                </Group>
                <Progress value={share} aria-hidden="true" />
              </li>
            ))}
          </Stack>
          {result > answers.length && (
            <Text size="sm" c="dimmed" mt="sm">
              <Trans>Counted are the latest {answers.length} votes. The export has all.</Trans>
            </Text>
          )}
        </Paper>
      )}
    </Loaded>
  );
}

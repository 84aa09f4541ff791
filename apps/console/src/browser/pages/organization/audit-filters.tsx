import { Button, Group, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@platform/contracts';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { Choice, DayChoice, Narrowing, SearchField } from '../../components/narrowing.js';
import { Options } from '../../components/options.js';
import { useAddress } from '../../components/use-address.js';
import { actorText, targetText } from './audit-names.js';
import { groupWords } from './audit-words.js';

export const auditFilters = ['q', 'event', 'actor', 'target', 'from', 'to'];

interface AuditFiltersProps {
  /** That are shown: they name who and what is asked for by its id. */
  entries: readonly AuditEntry[];
  onAgain: () => void;
}

/** Asks what of the log is shown. Who did it and what it was done to are chosen in an entry. */
export function AuditFilters({ entries, onAgain }: AuditFiltersProps) {
  const { t } = useLingui();
  const { asked } = useAddress();
  const [actor, target] = [asked.get('actor'), asked.get('target')];
  const by = entries.find((entry) => entry.actor.uuid === actor);
  const to = entries.find((entry) => entry.target?.id === target);
  return (
    <>
      <Narrowing names={auditFilters} search={<SearchField label={t`Search the audit log`} />}>
        <Choice label={t`What`} name="event">
          <option value="">{t`Everything`}</option>
          <Options of={groupWords()} />
        </Choice>
        <DayChoice label={t`From (UTC)`} name="from" />
        <DayChoice label={t`To (UTC)`} name="to" />
        <Button type="button" variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onAgain}>
          <Trans>Load again</Trans>
        </Button>
      </Narrowing>
      {(actor ?? target) && (
        <Group gap="xs" mt="sm">
          <Text size="sm" c="dimmed">
            <Trans>Only</Trans>
          </Text>
          {actor && <Chosen name="actor" words={by ? t`by ${actorText(by)}` : t`by one person`} />}
          {target && <Chosen name="target" words={to ? t`to ${targetText(to)}` : t`to one thing`} />}
        </Group>
      )}
    </>
  );
}

/** A filter that is no field: it can be taken away. */
function Chosen({ name, words }: { name: string; words: string }) {
  const { t } = useLingui();
  const { change } = useAddress();
  return (
    <Button
      size="compact-sm"
      variant="light"
      rightSection={<IconX size={14} aria-hidden />}
      aria-label={t`${words}: remove this filter`}
      onClick={() => change({ [name]: undefined })}
      maw="100%"
    >
      {words}
    </Button>
  );
}

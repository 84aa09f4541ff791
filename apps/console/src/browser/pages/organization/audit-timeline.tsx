import { Code, Group, Text, Timeline, UnstyledButton } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@platform/contracts';
import { StateBadge } from '../../components/state-badge.js';
import { useAddress } from '../../components/use-address.js';
import { Moment } from '../../components/moment.js';
import { actorText, targetText } from './audit-names.js';
import classes from './audit-timeline.module.css';
import { iconOf, plain } from './audit-words.js';

/** What happened, the newest first. */
export function AuditTimeline({ entries }: { entries: AuditEntry[] }) {
  return (
    <Timeline role="list" aria-labelledby="audit-log" bulletSize={28} lineWidth={2} mt="lg">
      {entries.map((entry) => {
        const Icon = iconOf(entry);
        return (
          <Timeline.Item key={entry.uuid} role="listitem" bullet={<Icon size={16} aria-hidden />}>
            <Entry of={entry} />
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}

function Entry({ of: entry }: { of: AuditEntry }) {
  const { t } = useLingui();
  const { actor, target, event, outcome, created_at, ip_address } = entry;
  const [who, what] = [actorText(entry), targetText(entry)];
  return (
    <div className={classes.entry}>
      <Group gap="xs">
        <ByIt name="actor" id={actor.type === 'user' ? actor.uuid : null} words={who} about={t`what ${who} did`} />
        {outcome === 'denied' ? <StateBadge tone="bad">{event}</StateBadge> : <Code>{event}</Code>}
        {target && <ByIt name="target" id={target.id} words={what} about={t`what was done to ${what}`} />}
      </Group>
      <Changes of={entry} />
      <Text size="xs" c="dimmed">
        <Moment at={created_at} />
        {ip_address && ` · ${ip_address}`}
      </Text>
    </div>
  );
}

interface ByItProps {
  /** Of the filter. */
  name: 'actor' | 'target';
  /** Null for what cannot be filtered by. */
  id: string | null;
  words: string;
  about: string;
}

/** Who or what an entry names: pressed, only that is shown. */
function ByIt({ name, id, words, about }: ByItProps) {
  const { t } = useLingui();
  const { change } = useAddress();
  if (id === null) return <span className={classes.name}>{words}</span>;
  return (
    <UnstyledButton
      className={classes.name}
      title={t`Show only ${about}`}
      onClick={() => change({ [name]: id })}
      data-target={name === 'target' || undefined}
    >
      {words}
    </UnstyledButton>
  );
}

/** Each field that was changed, before and after. */
function Changes({ of: { changes } }: { of: AuditEntry }) {
  const fields = Object.entries(changes);
  if (fields.length === 0) return null;
  return (
    <div className={classes.changes}>
      {fields.map(([field, { old, new: now }]) => (
        <div key={field}>
          {field}: <del>{plain(old)}</del> → <ins>{plain(now)}</ins>
        </div>
      ))}
    </div>
  );
}

import { Anchor, Text } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import type { AuditEntry, Organization } from '@platform/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { Loaded } from '../../components/loaded.js';
import { Panel } from '../../components/panel.js';
import { momentOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { auditWords } from './audit-words.js';
import classes from './home.module.css';

const mostShown = 8;

interface LastEntriesProps {
  organization: Organization;
  /** What is above has its height: what is in sight now is seen. */
  isSettled: boolean;
}

/** Who did what in the organization, for who may read its audit log. Loaded when it is seen. */
export function LastEntries({ organization, isSettled }: LastEntriesProps) {
  const { t } = useLingui();
  const { ref, inViewport } = useInViewport();
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (inViewport && isSettled) setSeen(true);
  }, [inViewport, isSettled]);
  const log = paths.organization(organization.uuid, 'audit-log');
  return (
    <div ref={ref}>
      <Panel
        id="last-entries"
        title={t`What happened last`}
        actions={
          <Anchor component={Link} to={log} size="sm">
            <Trans>All of it</Trans>
          </Anchor>
        }
      >
        {wasSeen && <Entries uuid={organization.uuid} />}
      </Panel>
    </div>
  );
}

function Entries({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const { resource } = useResource(`last entries ${uuid}`, async (api, signal) => {
    const { data } = await api.in(uuid).auditLogs(new URLSearchParams(), { page: 1, cursor: undefined }, signal);
    return data.slice(0, mostShown);
  });
  return (
    <Loaded of={resource} what={t`the last entries`} rows={3}>
      {(entries) => (
        <ol className={classes.plain}>
          {entries.map((entry) => (
            <li key={entry.uuid} className={classes.entry}>
              <Entry of={entry} />
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}

function Entry({ of: { actor, event, target, created_at } }: { of: AuditEntry }) {
  const { t } = useLingui();
  const words = auditWords(event);
  const actorName = actor.name ?? actor.email ?? t`The platform`;
  return (
    <>
      <Text component="span" fw={500}>
        {actorName}
      </Text>
      <Text component="span">{words ? t(words) : event.replaceAll(/[._]/g, ' ')}</Text>
      {target?.name && <Text component="span">{target.name}</Text>}
      <Text component="time" size="sm" c="dimmed" dateTime={created_at}>
        {momentOf(created_at)}
      </Text>
    </>
  );
}

import { Anchor, Button, Text } from '@mantine/core';
import type { AuditEntry, Organization } from '@platform/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { Loaded } from '../../components/loaded.js';
import { Panel } from '../../components/panel.js';
import { exactlyOf, momentOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { auditWords } from './audit-words.js';
import classes from './home.module.css';

const mostShown = 8;

/** Who did what in the organization, for who may read its audit log. Loaded when it is asked for. */
export function LastEntries({ organization }: { organization: Organization }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const log = paths.organization(organization.uuid, 'audit-log');
  return (
    <Panel
      id="last-entries"
      title={t`What happened last`}
      actions={
        <Anchor component={Link} to={log} size="sm">
          <Trans>All of it</Trans>
        </Anchor>
      }
    >
      {isShown ? (
        <Entries uuid={organization.uuid} />
      ) : (
        <Button size="xs" onClick={() => setShown(true)}>
          <Trans>Show</Trans>
        </Button>
      )}
    </Panel>
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
      <Text component="time" size="sm" c="dimmed" dateTime={created_at} title={exactlyOf(created_at)}>
        {momentOf(created_at)}
      </Text>
    </>
  );
}

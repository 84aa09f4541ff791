import { NativeSelect } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionButton } from '../../components/action-button.js';
import { NamedOptions } from '../../components/options.js';
import { Panel } from '../../components/panel.js';
import type { PartProps } from './application.page.js';
import { managed, useOrganizations } from './owners.js';

/** Stands for the person, who has no id in a list of organizations. */
const yourself = 'yourself';

/**
 * Gives the application to an organization, or takes it from there; nothing for somebody who can give it to nobody
 * else.
 */
export function MoveApplication({ client, onChange }: Pick<PartProps, 'client' | 'onChange'>) {
  const { t } = useLingui();
  const organizations = useOrganizations();
  const [target, setTarget] = useState('');
  if (organizations.state !== 'ready') return null;
  const choices = managed(organizations.value).filter(({ uuid }) => uuid !== client.organization_uuid);
  const chosen = choices.find(({ uuid }) => uuid === target);
  if (choices.length === 0 && client.organization_uuid === null) return null;
  const { name } = client;
  const to = chosen?.name;
  return (
    <Panel
      id="move"
      title={t`Whose it is`}
      lead={
        <Trans>
          Everybody who may manage an organization manages its applications. What people allowed it stays, and so do the
          secrets: make new ones if others know them. A check by the operator is lost.
        </Trans>
      }
    >
      <NativeSelect
        label={t`New owner`}
        value={target}
        onChange={(event) => setTarget(event.currentTarget.value)}
        maw="24rem"
      >
        <option value="">{t`Choose an owner`}</option>
        {client.organization_uuid !== null && <option value={yourself}>{t`Yourself`}</option>}
        <NamedOptions of={choices} />
      </NativeSelect>
      {target && (
        <ActionButton
          key={target}
          label={t`Move`}
          about={name}
          question={to ? t`Give ${name} to ${to}?` : t`Make ${name} yours alone?`}
          send={(api) => api.clients.update(client.client_id, { organization_uuid: chosen?.uuid ?? null })}
          onDone={(changed) => {
            setTarget('');
            onChange(changed);
          }}
        />
      )}
    </Panel>
  );
}

import { NativeSelect } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionButton } from '../../components/action-button.js';
import { Loaded } from '../../components/loaded.js';
import { Panel } from '../../components/panel.js';
import { fullName } from '../../components/words.js';
import { paths } from '../../navigation/routes.js';
import { LeaveButton } from './leave-button.js';
import { NotAllMembers } from './not-all-members.js';
import type { PartProps } from './part.js';
import { useMembers } from './use-members.js';

/** Hands the ownership over to another member. */
export function Transfer({ organization, refresh }: PartProps) {
  const { t } = useLingui();
  const [heir, setHeir] = useState('');
  const { resource } = useMembers(organization);
  if (resource.state !== 'ready') return <Loaded of={resource} what={t`the members`} rows={1} />;
  const others = resource.value.filter(({ role }) => role !== 'owner');
  const chosen = others.find(({ user_uuid }) => user_uuid === heir);
  if (others.length === 0) return null;
  const { name } = organization;
  const newOwner = chosen && fullName(chosen);
  return (
    <Panel
      id="transfer"
      title={t`Hand over the ownership`}
      heading="h3"
      lead={t`You become an administrator. Only the new owner can give it back.`}
    >
      <NotAllMembers of={organization} />
      <NativeSelect
        id="heir"
        label={t`New owner`}
        value={heir}
        onChange={(event) => setHeir(event.currentTarget.value)}
        maw="30rem"
      >
        <option value="">{t`Choose a member`}</option>
        {others.map((member) => (
          <option key={member.user_uuid} value={member.user_uuid}>
            {member.name} {member.surname} ({member.email})
          </option>
        ))}
      </NativeSelect>
      {chosen && (
        <ActionButton
          key={heir}
          label={t`Hand over`}
          isDangerous
          about={name}
          question={t`Make ${newOwner} the owner of ${name}?`}
          send={(api) => api.in(organization.uuid).transferOwnership(heir)}
          onDone={refresh}
        />
      )}
    </Panel>
  );
}

export function Delete({ organization: { uuid, name } }: PartProps) {
  const { t } = useLingui();
  return (
    <Panel
      id="delete"
      title={t`Delete the organization`}
      heading="h3"
      lead={t`It is gone for all its members at once, and its data is erased after 30 days.`}
    >
      <ActionButton
        label={t`Delete`}
        isDangerous
        about={name}
        question={t`Delete ${name} for everybody?`}
        send={(api) => api.in(uuid).delete()}
        leadsTo={paths.organizations}
      />
    </Panel>
  );
}

export function Leave({ organization: { uuid, name } }: PartProps) {
  const { t } = useLingui();
  return (
    <Panel id="leave" title={t`Leave the organization`} heading="h3">
      <LeaveButton uuid={uuid} name={name} />
    </Panel>
  );
}

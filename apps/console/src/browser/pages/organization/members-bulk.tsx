import { Group, NativeSelect } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Member, OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { BulkAction, BulkBar, useBulk, type useChosen } from '../../components/bulk.js';
import { Options } from '../../components/options.js';
import { fullName } from '../../components/words.js';
import { grantableWords, may } from './may.js';

interface MembersBulkProps {
  organization: OrganizationDetail;
  members: Member[];
  chosen: ReturnType<typeof useChosen>;
  onChanged: () => void;
}

/** Another role for the chosen members, or the end of their membership: one request for each. */
export function MembersBulk({ organization, members, chosen, onChanged }: MembersBulkProps) {
  const { t } = useLingui();
  const { uuid, name, roles } = organization;
  const words = grantableWords(organization);
  const [role, setRole] = useState(roles.find(({ is_default }) => is_default)?.name ?? '');
  const bulk = useBulk<Member>(fullName, () => {
    chosen.set([]);
    onChanged();
  });
  const picked = members.filter(({ user_uuid }) => chosen.chosen.includes(user_uuid));
  const count = picked.length;
  return (
    <BulkBar of={chosen} bulk={bulk}>
      {may(organization, 'manage_members') && (
        <Group gap="xs" align="flex-end">
          <NativeSelect
            size="xs"
            aria-label={t`Role for the chosen members`}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value)}
          >
            <Options of={words} />
          </NativeSelect>
          <BulkAction
            label={t`Give this role`}
            onRun={() => void bulk.run(picked, (api, { user_uuid }) => api.in(uuid).changeRole(user_uuid, role))}
          />
        </Group>
      )}
      {may(organization, 'remove_members') && (
        <BulkAction
          label={t`Remove from the organization`}
          question={t`Remove ${plural(count, { one: '# member', other: '# members' })} from ${name}?`}
          onRun={() => void bulk.run(picked, (api, { user_uuid }) => api.in(uuid).removeMember(user_uuid))}
        />
      )}
    </BulkBar>
  );
}

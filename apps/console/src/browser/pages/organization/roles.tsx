import { Group, Title } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrganizationDetail, Role } from '@platform/contracts';
import { useState } from 'react';
import { ActionButton } from '../../components/action-button.js';
import { OpenButton, Opened, useOpened } from '../../components/opened.js';
import { Card, Cards } from '../../components/panel.js';
import { Tag } from '../../components/state-badge.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { Link } from '../../navigation/navigation.js';
import { PartSection, Reason } from './guarded-section.js';
import { covers, may, whyNot } from './may.js';
import type { PartProps } from './part.js';
import { RoleForm } from './role-form.js';
import { RoleMatrix } from './role-matrix.js';
import { membersWith } from './members-with.js';

export function Roles({ organization, refresh }: PartProps) {
  const { t } = useLingui();
  const adding = useOpened();
  const reason = whyNot(organization, 'manage_roles', t`Roles cannot be changed while the organization is suspended.`);
  return (
    <PartSection
      id="roles"
      title={t`Roles`}
      lead={t`What members may do. Four roles are built in; others are made of the permissions that you hold.`}
      actions={
        <OpenButton
          label={t`New role`}
          isOpen={adding.isOpen}
          onToggle={adding.toggle}
          isLocked={reason !== undefined}
        />
      }
    >
      <Reason>{reason}</Reason>
      {adding.isOpen && !reason && (
        <Opened>
          <RoleForm organization={organization} onDone={refresh} />
        </Opened>
      )}
      <RoleMatrix organization={organization} refresh={refresh} />
      <Cards>
        {organization.roles.map((role) => (
          <Card key={role.id}>
            <RoleCard organization={organization} role={role} refresh={refresh} />
          </Card>
        ))}
      </Cards>
    </PartSection>
  );
}

interface RoleCardProps {
  organization: OrganizationDetail;
  role: Role;
  refresh: () => void;
}

function RoleCard({ organization, role, refresh }: RoleCardProps) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const { id, name, display_name, is_default, is_system, members_count } = role;
  const mayChange = may(organization, 'manage_roles') && covers(organization, role.permissions);
  const done = () => {
    setEditing(false);
    refresh();
  };
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Group gap="xs" miw={0}>
          <Title order={3} style={{ overflowWrap: 'anywhere' }}>
            {display_name}
          </Title>
          <Tag>{name}</Tag>
          {is_default && <Tag isStrong>{t`for new members`}</Tag>}
          {is_system && <Tag>{t`built in`}</Tag>}
          <Link to={membersWith(organization, { role: name })}>
            {t`${plural(members_count, { one: '# member', other: '# members' })}`}
          </Link>
        </Group>
        {mayChange && (
          <Group gap="xs">
            {!is_system && (
              <ToggleButton
                label={t`Edit`}
                about={display_name}
                isOpen={isEditing}
                onToggle={() => setEditing(!isEditing)}
              />
            )}
            {!is_default && name !== 'owner' && (
              <ActionButton
                label={t`Give to new members`}
                about={display_name}
                send={(api) => api.in(organization.uuid).updateRole(id, { is_default: true })}
                onDone={refresh}
              />
            )}
            {!is_system && !is_default && (
              <ActionButton
                label={t`Delete`}
                isDangerous
                about={display_name}
                question={t`Delete the role ${display_name}?`}
                send={(api) => api.in(organization.uuid).deleteRole(id)}
                onDone={refresh}
              />
            )}
          </Group>
        )}
      </Group>
      {isEditing && <RoleForm organization={organization} role={role} onDone={done} />}
    </>
  );
}

import type { OrganizationDetail, Role } from '@platform/contracts';
import { useState } from 'react';
import { ActionButton } from '../../components/action-button.js';
import { PermissionSummary } from '../../components/permissions.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { countText } from '../../components/words.js';
import { covers, may, whyNot } from './may.js';
import type { PartProps } from './part.js';
import { RoleForm } from './role-form.js';

export function Roles({ organization, refresh }: PartProps) {
  const reason = whyNot(organization, 'manage_roles', 'Roles cannot be changed while the organization is suspended.');
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">Roles</h2>
      <ul className="cards">
        {organization.roles.map((role) => (
          <li key={role.id} className="card">
            <RoleCard organization={organization} role={role} refresh={refresh} />
          </li>
        ))}
      </ul>
      {reason ? <p className="hint">{reason}</p> : <RoleForm organization={organization} onDone={refresh} />}
    </section>
  );
}

interface RoleCardProps {
  organization: OrganizationDetail;
  role: Role;
  refresh: () => void;
}

function RoleCard({ organization, role, refresh }: RoleCardProps) {
  const [isEditing, setEditing] = useState(false);
  const mayChange = may(organization, 'manage_roles') && covers(organization, role.permissions);
  const done = () => {
    setEditing(false);
    refresh();
  };
  return (
    <>
      <h3>{role.display_name}</h3>
      <div className="tags">
        <span className="tag">{role.name}</span>
        {role.is_default && <span className="tag strong">for new members</span>}
        {role.is_system && <span className="tag">built in</span>}
        <span>{countText(role.members_count, 'member')}</span>
        <PermissionSummary held={role.permissions} />
      </div>
      {mayChange && (
        <div className="manage">
          {!role.is_system && (
            <ToggleButton
              label="Edit"
              about={role.display_name}
              isOpen={isEditing}
              onToggle={() => setEditing(!isEditing)}
            />
          )}
          {!role.is_default && role.name !== 'owner' && (
            <ActionButton
              label="Give to new members"
              about={role.display_name}
              send={(api) => api.in(organization.uuid).updateRole(role.id, { is_default: true })}
              onDone={refresh}
            />
          )}
          {!role.is_system && !role.is_default && (
            <ActionButton
              label="Delete"
              isDangerous
              about={role.display_name}
              question={`Delete the role ${role.display_name}?`}
              send={(api) => api.in(organization.uuid).deleteRole(role.id)}
              onDone={refresh}
            />
          )}
        </div>
      )}
      {isEditing && <RoleForm organization={organization} role={role} onDone={done} />}
    </>
  );
}

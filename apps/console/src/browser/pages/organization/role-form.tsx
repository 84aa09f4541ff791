import { permissionNames, permissions, type OrganizationDetail, type Role } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { FaultNotice } from '../../parts/fault-notice.js';
import { Field } from '../../parts/field.js';

interface RoleFormProps {
  organization: OrganizationDetail;
  /** Changed by the form; a new one is made without it. */
  role?: Role;
  onDone: () => void;
}

/** Offers the permissions that the person holds: nobody hands out more. */
export function RoleForm({ organization, role, onDone }: RoleFormProps) {
  const [done, setDone] = useState('');
  const id = role ? `role-${role.id}` : 'new-role';
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: (api, textOf, key) => {
      const chosen = permissionNames.filter((name) => textOf(name) === 'on');
      const display_name = textOf(`${id}-name`);
      const below = api.in(organization.uuid);
      return role
        ? below.updateRole(role.id, { display_name, permissions: chosen })
        : below.createRole({ name: display_name, display_name, permissions: chosen }, key);
    },
    onDone: ({ display_name }, form) => {
      setDone(`The role ${display_name} is saved.`);
      if (!role) form.reset();
      onDone();
    },
    fieldOf: { role_name_taken: `${id}-name` },
  });
  const nameErrors = errors[`${id}-name`] ?? errors['display_name'] ?? errors['name'];
  return (
    <form ref={formRef} className={role ? undefined : 'panel'} onSubmit={onSubmit} noValidate aria-labelledby={id}>
      <h3 id={id}>{role ? `Edit ${role.display_name}` : 'New role'}</h3>
      {fault && <FaultNotice fault={fault} />}
      <Field name={`${id}-name`} label="Name" errors={nameErrors}>
        {(control) => <input {...control} type="text" autoComplete="off" defaultValue={role?.display_name} required />}
      </Field>
      <fieldset>
        <legend>Permissions</legend>
        <div className="choices">
          {permissionNames
            .filter((name) => organization.your_permissions.includes(name))
            .map((name) => (
              <label key={name} className="choice">
                <input type="checkbox" name={name} defaultChecked={role?.permissions.includes(name)} />
                {permissions[name]}
              </label>
            ))}
        </div>
      </fieldset>
      <button className="button" type="submit" aria-disabled={isSending}>
        {isSending ? 'Saving…' : role ? 'Save' : 'Create role'}
      </button>
      <p className="done" role="status">
        {done}
      </p>
    </form>
  );
}

import { permissionNames, permissions, type OrganizationDetail, type Role } from '@platform/contracts';
import { useState } from 'react';
import { changesOf } from '../../api/changes-of.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';

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
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key, shownOf) => {
      const body = roleOf(id, textOf);
      const below = api.in(organization.uuid);
      return role
        ? below.updateRole(role.id, changesOf(roleOf(id, shownOf), body))
        : below.createRole({ name: body.display_name, ...body }, key);
    },
    onDone: ({ display_name }, element) => {
      setDone(`The role ${display_name} is saved.`);
      if (!role) element.reset();
      onDone();
    },
    fieldOf: { role_name_taken: `${id}-name` },
  });
  const nameErrors = errors[`${id}-name`] ?? errors['display_name'] ?? errors['name'];
  return (
    <TitledForm id={id} title={role ? `Edit ${role.display_name}` : 'New role'} isPanel={!role} form={form} done={done}>
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
      <SubmitButton form={form} label={role ? 'Save' : 'Create role'} whileSending="Saving…" />
    </TitledForm>
  );
}

/** The form as the API takes it. */
function roleOf(id: string, textOf: FieldText) {
  return {
    display_name: textOf(`${id}-name`),
    permissions: permissionNames.filter((name) => textOf(name) === 'on'),
  };
}

import { Checkbox, Fieldset, SimpleGrid } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { permissionNames, type OrganizationDetail, type Role } from '@platform/contracts';
import { useState } from 'react';
import { changesOf } from '../../api/changes-of.js';
import { useSubmit, type FieldText } from '../../api/use-submit.js';
import { TextField } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { permissionWords } from '../../components/permission-words.js';

interface RoleFormProps {
  organization: OrganizationDetail;
  /** Changed by the form; a new one is made without it. */
  role?: Role;
  onDone: () => void;
}

/** Offers the permissions that the person holds: nobody hands out more. */
export function RoleForm({ organization, role, onDone }: RoleFormProps) {
  const { t } = useLingui();
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
      setDone(t`The role ${display_name} is saved.`);
      if (!role) element.reset();
      onDone();
    },
    fieldOf: { role_name_taken: `${id}-name` },
  });
  const shown = role?.display_name ?? '';
  const nameErrors = errors[`${id}-name`] ?? errors['display_name'] ?? errors['name'];
  return (
    <TitledForm id={id} title={role ? t`Edit ${shown}` : t`New role`} isPanel={!role} form={form} done={done}>
      <TextField
        name={`${id}-name`}
        label={t`Name`}
        errors={nameErrors}
        autoComplete="off"
        defaultValue={shown}
        maw="30rem"
        required
      />
      <Fieldset variant="unstyled" legend={t`Permissions`}>
        <SimpleGrid minColWidth="17rem" verticalSpacing="xs" pt="xs">
          {permissionNames
            .filter((name) => organization.your_permissions.includes(name))
            .map((name) => (
              <Checkbox
                key={name}
                name={name}
                label={permissionWords(name)}
                defaultChecked={role?.permissions.includes(name) ?? false}
              />
            ))}
        </SimpleGrid>
      </Fieldset>
      <SubmitButton form={form} label={role ? t`Save` : t`Create role`} whileSending={t`Saving…`} />
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

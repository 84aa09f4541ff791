import { permissions, type Member, type OrganizationDetail, type Role } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../api/use-submit.js';
import { FaultNotice } from '../parts/fault-notice.js';
import { Field } from '../parts/field.js';

interface AddMemberProps {
  organization: OrganizationDetail;
  onAdded: (member: Member) => void;
}

export function AddMember({ organization, onAdded }: AddMemberProps) {
  const [added, setAdded] = useState('');
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: (api, textOf, key) => api.addMember(organization.uuid, { email: textOf('email'), role: textOf('role') }, key),
    onDone: (member, form) => {
      onAdded(member);
      setAdded(`${member.name} ${member.surname} is a member now.`);
      form.reset();
      form.querySelector<HTMLElement>('#email')?.focus();
    },
    fieldOf: { user_not_found: 'email', already_member: 'email', cannot_grant_role: 'role' },
  });
  const reason = whyNot(organization);
  return (
    <form ref={formRef} className="panel" onSubmit={onSubmit} noValidate aria-labelledby="add-member">
      <h3 id="add-member">Add a member</h3>
      {reason && (
        <p className="hint" id="add-member-reason">
          {reason}
        </p>
      )}
      {fault && <FaultNotice fault={fault} />}
      <fieldset
        className="row"
        disabled={reason !== undefined}
        aria-labelledby="add-member"
        {...(reason && { 'aria-describedby': 'add-member-reason' })}
      >
        <Field
          name="email"
          label="E-mail address"
          hint="Of a person who has an account here and has confirmed this address."
          errors={errors.email}
        >
          {(control) => (
            <input {...control} type="email" inputMode="email" autoComplete="off" spellCheck={false} required />
          )}
        </Field>
        <Field name="role" label="Role" errors={errors.role}>
          {(control) => (
            <select {...control} defaultValue={organization.roles.find(({ is_default }) => is_default)?.name}>
              {grantableRoles(organization).map(({ name, display_name }) => (
                <option key={name} value={name}>
                  {display_name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button className="button" type="submit" aria-disabled={isSending}>
          {isSending ? 'Adding…' : 'Add member'}
        </button>
      </fieldset>
      <p className="done" role="status">
        {added}
      </p>
    </form>
  );
}

/** Why the person may not add members; undefined when they may. */
function whyNot({ your_permissions, is_active }: OrganizationDetail): string | undefined {
  if (!is_active) return 'Nobody can be added while the organization is suspended.';
  if (your_permissions.includes('manage_members')) return undefined;
  return `Your role lacks the permission “${permissions.manage_members}”. Ask an owner or an administrator.`;
}

/** Nobody gives a role that holds a permission they do not hold themselves; ownership moves by transfer only. */
function grantableRoles({ roles, your_permissions }: OrganizationDetail): Role[] {
  return roles.filter(
    (role) => role.name !== 'owner' && role.permissions.every((permission) => your_permissions.includes(permission)),
  );
}

import type { Member, OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { FaultNotice } from '../../parts/fault-notice.js';
import { Field } from '../../parts/field.js';
import { whyNot } from './may.js';
import { RoleSelect } from './role-select.js';

interface AddMemberProps {
  organization: OrganizationDetail;
  onAdded: (member: Member) => void;
}

export function AddMember({ organization, onAdded }: AddMemberProps) {
  const [added, setAdded] = useState('');
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: (api, textOf, key) =>
      api.in(organization.uuid).addMember({ email: textOf('email'), role: textOf('role') }, key),
    onDone: (member, form) => {
      onAdded(member);
      setAdded(`${member.name} ${member.surname} is a member now.`);
      form.reset();
      form.querySelector<HTMLElement>('#email')?.focus();
    },
    fieldOf: { user_not_found: 'email', already_member: 'email', role_exceeds_caller: 'role' },
  });
  const reason = whyNot(organization, 'manage_members', 'Nobody can be added while the organization is suspended.');
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
          {(control) => <RoleSelect organization={organization} control={control} />}
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

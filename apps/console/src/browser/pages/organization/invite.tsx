import type { OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { FaultNotice } from '../../parts/fault-notice.js';
import { Field } from '../../parts/field.js';
import { whyNot } from './may.js';
import { RoleSelect } from './role-select.js';

interface InviteProps {
  organization: OrganizationDetail;
  onInvited: () => void;
}

export function Invite({ organization, onInvited }: InviteProps) {
  const [invited, setInvited] = useState('');
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: (api, textOf, key) => api.in(organization.uuid).invite({ email: textOf('email'), role: textOf('role') }, key),
    onDone: ({ email }, form) => {
      setInvited(`An invitation is on its way to ${email}.`);
      onInvited();
      form.reset();
      form.querySelector<HTMLElement>('#email')?.focus();
    },
    fieldOf: {
      already_member: 'email',
      invitation_pending: 'email',
      limit_reached: 'email',
      role_exceeds_caller: 'role',
    },
  });
  const reason = whyNot(organization, 'invite_members', 'Nobody can be invited while the organization is suspended.');
  return (
    <form ref={formRef} className="panel" onSubmit={onSubmit} noValidate aria-labelledby="invite">
      <h3 id="invite">Invite somebody</h3>
      {reason && <p className="hint">{reason}</p>}
      {fault && <FaultNotice fault={fault} />}
      <fieldset className="row" disabled={reason !== undefined} aria-labelledby="invite">
        <Field
          name="email"
          label="E-mail address"
          hint="They get a link that is valid for seven days, and need no account yet."
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
          {isSending ? 'Inviting…' : 'Invite'}
        </button>
      </fieldset>
      <p className="done" role="status">
        {invited}
      </p>
    </form>
  );
}

import type { Member, OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { ActionButton } from '../../components/action-button.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Field } from '../../components/field.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { covers, may } from './may.js';
import { RoleSelect } from './role-select.js';
import { fullName } from '../../components/words.js';

interface ManageMemberProps {
  organization: OrganizationDetail;
  member: Member;
  onChanged: () => void;
}

/** Behind one button: another role, and the end of the membership. Nothing for the owner, or for who may do neither. */
export function ManageMember({ organization, member, onChanged }: ManageMemberProps) {
  const [isOpen, setOpen] = useState(false);
  const mayChange = may(organization, 'manage_members') && covers(organization, member.permissions);
  const mayRemove = may(organization, 'remove_members');
  if (member.role === 'owner' || !(mayChange || mayRemove)) return null;
  const name = fullName(member);
  const done = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <div className="manage">
      <ToggleButton label="Change" about={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && mayChange && <ChangeRole organization={organization} member={member} onDone={done} />}
      {isOpen && mayRemove && (
        <ActionButton
          label="Remove"
          isDangerous
          about={name}
          question={`Remove ${name} from ${organization.name}?`}
          send={(api) => api.in(organization.uuid).removeMember(member.user_uuid)}
          onDone={done}
        />
      )}
    </div>
  );
}

function ChangeRole({ organization, member, onDone }: Omit<ManageMemberProps, 'onChanged'> & { onDone: () => void }) {
  // Several rows may be open at once.
  const field = `role-${member.user_uuid}`;
  const { formRef, onSubmit, isSending, errors, fault } = useSubmit({
    send: async (api, textOf, _, shownOf) => {
      if (textOf(field) !== shownOf(field)) await api.in(organization.uuid).changeRole(member.user_uuid, textOf(field));
    },
    onDone,
    fieldOf: { role_exceeds_caller: field },
  });
  return (
    <form ref={formRef} className="action" onSubmit={onSubmit} noValidate>
      {fault && <FaultNotice fault={fault} />}
      <Field name={field} label={`Role of ${member.name}`} errors={errors[field] ?? errors['role']}>
        {(control) => <RoleSelect organization={organization} control={control} chosen={member.role} />}
      </Field>
      <button className="button small" type="submit" aria-disabled={isSending}>
        {isSending ? 'Saving…' : 'Save role'}
      </button>
    </form>
  );
}

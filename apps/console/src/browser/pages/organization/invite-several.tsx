import type { BulkInvitationResult, OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { Field, sentence } from '../../components/field.js';
import { LockableForm, SubmitButton } from '../../components/form.js';
import { wordsOf } from '../../components/list-field.js';
import { countText } from '../../components/words.js';
import { whyNot } from './may.js';
import { RoleSelect } from './role-select.js';

interface InviteSeveralProps {
  organization: OrganizationDetail;
  onInvited: () => void;
}

/** Invites many people in one go; those whom that was refused for stay in the field, with the reason of each. */
export function InviteSeveral({ organization, onInvited }: InviteSeveralProps) {
  const [results, setResults] = useState<BulkInvitationResult[]>();
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) => {
      const invitations = wordsOf(textOf('emails')).map((email) => ({ email, role: textOf('roles') }));
      return api.in(organization.uuid).inviteSeveral({ invitations }, key);
    },
    onDone: (answer, element) => {
      setResults(answer);
      const refused = answer.filter(({ error }) => error).map(({ email }) => email);
      if (refused.length === 0) element.reset();
      else element.querySelector('textarea')!.value = refused.join('\n');
      onInvited();
    },
  });
  const reason = whyNot(organization, 'invite_members', 'Nobody can be invited while the organization is suspended.');
  return (
    <LockableForm
      id="invite-several"
      title="Invite several people"
      reason={reason}
      className="row"
      form={form}
      done={results ? <Results of={results} /> : ''}
    >
      <Field
        name="emails"
        label="Addresses"
        hint="Parted by spaces, commas or lines; at most 50"
        errors={errors['invitations']}
      >
        {(control) => <textarea {...control} rows={4} autoComplete="off" spellCheck={false} required />}
      </Field>
      <Field name="roles" label="Everybody becomes">
        {(control) => <RoleSelect organization={organization} control={control} />}
      </Field>
      <SubmitButton form={form} label="Send the invitations" whileSending="Inviting…" />
    </LockableForm>
  );
}

function Results({ of: results }: { of: BulkInvitationResult[] }) {
  const invited = results.filter(({ invitation }) => invitation).length;
  const refused = results.filter(({ error }) => error);
  return (
    <>
      {invited > 0 && `${countText(invited, 'invitation')} ${invited === 1 ? 'is' : 'are'} on the way.`}
      {refused.length > 0 && (
        <ul className="plain error">
          {refused.map(({ email, error }, index) => (
            <li key={index}>
              {email}: {sentence(Object.values(error!.errors ?? {})[0]?.[0] ?? error!.message)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

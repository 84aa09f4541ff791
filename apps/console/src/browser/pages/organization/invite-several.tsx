import { List, SimpleGrid, Text } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BulkInvitationResult, OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { sentence, TextareaField } from '../../components/field.js';
import { LockableForm, SubmitButton } from '../../components/form.js';
import { wordsOf } from '../../components/list-field.js';
import { whyNot } from './may.js';
import { RoleField } from './role-select.js';

interface InviteSeveralProps {
  organization: OrganizationDetail;
  onInvited: () => void;
}

/** Invites many people in one go; those whom that was refused for stay in the field, with the reason of each. */
export function InviteSeveral({ organization, onInvited }: InviteSeveralProps) {
  const { t } = useLingui();
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
  const reason = whyNot(organization, 'invite_members', t`Nobody can be invited while the organization is suspended.`);
  return (
    <LockableForm
      id="invite-several"
      title={t`Invite several people`}
      reason={reason}
      form={form}
      done={results ? <Results of={results} /> : ''}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextareaField
          name="emails"
          label={t`Addresses`}
          hint={t`Parted by spaces, commas or lines; at most 50`}
          errors={errors['invitations']}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <RoleField organization={organization} name="roles" label={t`Everybody becomes`} />
      </SimpleGrid>
      <SubmitButton form={form} label={t`Send the invitations`} whileSending={t`Inviting…`} />
    </LockableForm>
  );
}

function Results({ of: results }: { of: BulkInvitationResult[] }) {
  const { t } = useLingui();
  const invited = results.filter(({ invitation }) => invitation).length;
  const refused = results.filter(({ error }) => error);
  return (
    <>
      {invited > 0 &&
        t`${plural(invited, { one: '# invitation is on the way.', other: '# invitations are on the way.' })}`}
      {refused.length > 0 && (
        <List size="sm" c="red" listStyleType="none">
          {refused.map(({ email, error }, index) => (
            <List.Item key={index}>
              <Text span inherit>
                {email}: {sentence(Object.values(error!.errors ?? {})[0]?.[0] ?? error!.message)}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
}

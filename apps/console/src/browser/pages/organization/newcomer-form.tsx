import { SimpleGrid } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import type { IdempotencyKey } from '../../api/api.js';
import type { OrganizationApi } from '../../api/organization-api.js';
import { useSubmit } from '../../api/use-submit.js';
import { TextField } from '../../components/field.js';
import { LockableForm, SubmitButton } from '../../components/form.js';
import { RoleField } from './role-select.js';

interface NewcomerFormProps<T> {
  organization: OrganizationDetail;
  id: string;
  title: string;
  /** Why the person may not use it now; undefined when they may. */
  reason: string | undefined;
  emailHint: string;
  label: string;
  whileSending: string;
  send: (at: OrganizationApi, newcomer: { email: string; role: string }, idempotencyKey: IdempotencyKey) => Promise<T>;
  /** Answers what is to be said of it. */
  onDone: (answer: T) => string;
}

/** Asks who is to belong to the organization, and as what; then for the next one. */
export function NewcomerForm<T>(props: NewcomerFormProps<T>) {
  const { t } = useLingui();
  const { organization, id, title, reason, emailHint, label, whileSending, send, onDone } = props;
  const [done, setDone] = useState('');
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) => send(api.in(organization.uuid), { email: textOf('email'), role: textOf('role') }, key),
    onDone: (answer, element) => {
      setDone(onDone(answer));
      element.reset();
      element.querySelector<HTMLElement>('#email')?.focus();
    },
    fieldOf: {
      user_not_found: 'email',
      already_member: 'email',
      invitation_pending: 'email',
      limit_reached: 'email',
      role_exceeds_caller: 'role',
    },
  });
  return (
    <LockableForm id={id} title={title} reason={reason} form={form} done={done}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {/* Browsers refuse letters of other scripts before the @ of a `type="email"`. */}
        <TextField
          name="email"
          label={t`E-mail address`}
          hint={emailHint}
          errors={errors['email']}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <RoleField organization={organization} name="role" errors={errors['role']} />
      </SimpleGrid>
      <SubmitButton form={form} label={label} whileSending={whileSending} />
    </LockableForm>
  );
}

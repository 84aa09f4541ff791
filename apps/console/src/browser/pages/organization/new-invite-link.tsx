import { Alert, SimpleGrid, Stack, Text } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { CopiedText } from '../../components/copied-text.js';
import { SelectField, TextField } from '../../components/field.js';
import { LockableForm, SubmitButton } from '../../components/form.js';
import { errorsAbout, wordsOf } from '../../components/list-field.js';
import { grantableRoles, whyNot } from './may.js';

interface NewInviteLinkProps {
  organization: OrganizationDetail;
  onMade: () => void;
}

export function NewInviteLink({ organization, onMade }: NewInviteLinkProps) {
  const { t } = useLingui();
  const [url, setUrl] = useState('');
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) =>
      api.in(organization.uuid).createInviteLink(
        {
          role: textOf('role'),
          expires_in_days: Number(textOf('expires_in_days')),
          max_uses: textOf('max_uses') ? Number(textOf('max_uses')) : null,
          allowed_domains: wordsOf(textOf('allowed_domains')),
        },
        key,
      ),
    onDone: (link, element) => {
      setUrl(link.url);
      element.reset();
      onMade();
    },
    fieldOf: { role_exceeds_caller: 'role', limit_reached: 'role' },
  });
  const reason = whyNot(organization, 'invite_members', t`Nobody can be invited while the organization is suspended.`);
  return (
    <LockableForm id="new-link" title={t`New invite link`} reason={reason} form={form}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SelectField
          name="role"
          label={t`Role`}
          hint={t`Anybody can pass a link on: it gives no role that manages or removes.`}
          errors={errors['role']}
        >
          {openRoles(organization).map(({ name, display_name }) => (
            <option key={name} value={name}>
              {display_name}
            </option>
          ))}
        </SelectField>
        <TextField
          name="expires_in_days"
          label={t`Days until it ends`}
          hint={t`1 to 30`}
          errors={errors['expires_in_days']}
          type="number"
          min={1}
          max={30}
          defaultValue={7}
        />
        <TextField
          name="max_uses"
          label={t`How many may use it (optional)`}
          hint={t`Up to 1,000`}
          errors={errors['max_uses']}
          type="number"
          min={1}
          max={1000}
        />
        <TextField
          name="allowed_domains"
          label={t`Only for addresses of these domains (optional)`}
          hint={t`For example example.com, example.org`}
          errors={errorsAbout(errors, 'allowed_domains', t`domain`)}
          autoComplete="off"
          spellCheck={false}
        />
      </SimpleGrid>
      <SubmitButton form={form} label={t`Make a link`} whileSending={t`Making…`} />
      {url && <MadeLink url={url} />}
    </LockableForm>
  );
}

/** Stays when another one cannot be made: it is nowhere else. */
function MadeLink({ url }: { url: string }) {
  const { t } = useLingui();
  return (
    <Alert color="green" role="status">
      <Stack gap="xs">
        <Text>
          <Trans>Copy it now, it is shown this once:</Trans>
        </Text>
        <CopiedText text={url} about={t`the invite link`} isShownOnce />
      </Stack>
    </Alert>
  );
}

function openRoles(organization: OrganizationDetail) {
  return grantableRoles(organization)
    .filter(({ permissions }) => !permissions.some((name) => /^(manage|remove)_/.test(name)))
    .sort((one, other) => Number(other.is_default) - Number(one.is_default));
}

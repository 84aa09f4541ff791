import { SimpleGrid } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { Domain, OrganizationDetail } from '@platform/contracts';
import { useSubmit } from '../../api/use-submit.js';
import { SelectField, TextField } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Options } from '../../components/options.js';
import { modeWords } from './domain-modes.js';

interface NewDomainProps {
  organization: OrganizationDetail;
  onMade: () => void;
}

export function NewDomain({ organization, onMade }: NewDomainProps) {
  const { t } = useLingui();
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) =>
      api.in(organization.uuid).createDomain({ domain: textOf('domain'), mode: textOf('mode') as Domain['mode'] }, key),
    onDone: (_, element) => {
      element.reset();
      onMade();
    },
    fieldOf: { already_exists: 'domain', limit_reached: 'domain' },
  });
  return (
    <TitledForm id="new-domain" title={t`Add a domain`} form={form}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField
          name="domain"
          label={t`Domain`}
          hint={t`For example example.com`}
          errors={errors['domain']}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <SelectField name="mode" label={t`Who joins by it`} errors={errors['mode']}>
          <Options of={modeWords()} />
        </SelectField>
      </SimpleGrid>
      <SubmitButton form={form} label={t`Add`} whileSending={t`Adding…`} />
    </TitledForm>
  );
}

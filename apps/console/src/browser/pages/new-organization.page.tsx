import { Box } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useSubmit } from '../api/use-submit.js';
import { TextareaField, TextField } from '../components/field.js';
import { PageForm } from '../components/form.js';
import { PageTitle } from '../components/page-title.js';
import { Trail } from '../components/trail.js';
import { paths } from '../navigation/routes.js';

export function NewOrganizationPage() {
  const { t } = useLingui();
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) =>
      api.createOrganization({ name: textOf('name'), description: textOf('description').trim() || null }, key),
    leadsTo: ({ uuid }) => paths.organization(uuid),
  });
  return (
    <Box maw="35rem">
      <Trail to={paths.organizations}>{t`Organizations`}</Trail>
      <PageTitle lead={t`You will be its owner.`}>{t`New organization`}</PageTitle>
      <PageForm
        name={t`New organization`}
        form={form}
        label={t`Create organization`}
        whileSending={t`Creating…`}
        cancelTo={paths.organizations}
      >
        <TextField name="name" label={t`Name`} errors={errors['name']} autoComplete="organization" required />
        <TextareaField
          name="description"
          label={t`Description (optional)`}
          hint={t`What it is for. Up to 1,000 characters.`}
          errors={errors['description']}
        />
      </PageForm>
    </Box>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { useSubmit } from '../../api/use-submit.js';
import { PageForm } from '../../components/form.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { UtmTemplateFields, utmTemplateOf } from './utm-template-fields.js';

export function NewUtmTemplatePage() {
  const { t } = useLingui();
  const { errors, ...form } = useSubmit({
    send: ({ links: { utmTemplates } }, textOf, key) => utmTemplates.create(utmTemplateOf(textOf), key),
    leadsTo: () => paths.linkUtmTemplates,
    fieldOf: { limit_reached: 'name' },
  });
  return (
    <Box maw={560}>
      <Trail to={paths.linkUtmTemplates}>{t`UTM templates`}</Trail>
      <PageTitle lead={t`Only the name and one of the values must be given.`}>{t`New UTM template`}</PageTitle>
      <PageForm
        name={t`New UTM template`}
        form={form}
        label={t`Make the template`}
        whileSending={t`Making…`}
        cancelTo={paths.linkUtmTemplates}
      >
        <UtmTemplateFields errors={errors} />
      </PageForm>
    </Box>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { changesOf } from '../../api/changes-of.js';
import type { UtmTemplate } from '../../api/utm-templates-api.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { dayOf } from '../../components/words.js';
import { paths } from '../../navigation/routes.js';
import { Deletion } from '../links/deletion.js';
import { timestampOf } from '../links/link-words.js';
import { UtmTemplateFields, utmTemplateOf } from './utm-template-fields.js';

export function UtmTemplatePage({ id }: { id: number }) {
  const { t } = useLingui();
  const { resource, replace } = useResource(`UTM template ${id}`, (api, signal) =>
    api.links.utmTemplates.get(id, signal),
  );
  return (
    <Box maw={560}>
      <Trail to={paths.linkUtmTemplates}>{t`UTM templates`}</Trail>
      <Loaded of={resource} what={t`the template`} rows={3} failedTitle={t`UTM template`}>
        {(template) => <Detail template={template} onChange={replace} />}
      </Loaded>
    </Box>
  );
}

interface DetailProps {
  template: UtmTemplate;
  onChange: (template: UtmTemplate) => void;
}

function Detail({ template, onChange }: DetailProps) {
  const { t } = useLingui();
  const { id, name } = template;
  const day = dayOf(timestampOf(template.date));
  const { errors, saves, ...form } = useSubmit({
    send: ({ links: { utmTemplates } }, textOf, _, shownOf) =>
      utmTemplates.update(id, changesOf(utmTemplateOf(shownOf), utmTemplateOf(textOf))),
    onDone: onChange,
  });
  return (
    <>
      <PageTitle lead={<Trans>Made {day}</Trans>}>{name}</PageTitle>
      <TitledForm id="template" title={t`Settings`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
        {/* Anew with each save: fields show what the API has made of them. */}
        <UtmTemplateFields key={saves} template={template} errors={errors} />
        <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
      </TitledForm>
      <Deletion
        name={name}
        title={t`Delete this template`}
        effect={t`Links that were filled in by it stay as they are.`}
        question={t`Delete the template ${name}?`}
        send={(api) => api.links.utmTemplates.delete(id)}
        leadsTo={paths.linkUtmTemplates}
      />
    </>
  );
}

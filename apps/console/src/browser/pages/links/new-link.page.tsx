import { useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { LinkChoices } from '@platform/contracts';
import { useSubmit } from '../../api/use-submit.js';
import { PageForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { paths } from '../../navigation/routes.js';
import { LinkFields } from './link-fields.js';
import { linkOf } from './link-form.js';
import { useLinkChoices } from './use-link-choices.js';

export function NewLinkPage() {
  const { t } = useLingui();
  return (
    <Box maw="42rem">
      <Trail to={paths.links}>{t`Links`}</Trail>
      <PageTitle lead={t`Only where it leads must be said. Everything can be changed later.`}>{t`New link`}</PageTitle>
      <Loaded of={useLinkChoices()} what={t`your hosts`} rows={4}>
        {(choices) => <Form choices={choices} />}
      </Loaded>
    </Box>
  );
}

function Form({ choices }: { choices: LinkChoices }) {
  const { t } = useLingui();
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) => api.links.create(linkOf(textOf), key),
    leadsTo: ({ id }) => paths.link(id),
    fieldOf: { already_exists: 'custom' },
  });
  return (
    <PageForm name={t`New link`} form={form} label={t`Make the link`} whileSending={t`Making…`} cancelTo={paths.links}>
      <LinkFields choices={choices} errors={errors} />
    </PageForm>
  );
}

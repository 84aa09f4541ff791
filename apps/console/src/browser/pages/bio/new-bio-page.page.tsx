import { useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useEdited } from '../../api/use-edited.js';
import { useSubmit } from '../../api/use-submit.js';
import { SubmitButton } from '../../components/form.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { bodyOf, emptyDraft } from './bio-draft.js';
import { BioEditor } from './bio-editor.js';

export function NewBioPagePage() {
  const { t } = useLingui();
  const { draft, change, isChanged } = useEdited(emptyDraft);
  const { errors, ...form } = useSubmit({
    send: (api, _, key) => api.links.bio.create(bodyOf(draft), key),
    leadsTo: ({ id }) => paths.linkBioPage(id),
    fieldOf: { already_exists: 'alias' },
    isChangedBeside: () => isChanged,
  });
  return (
    <>
      <Trail to={paths.linkBioPages}>{t`Bio pages`}</Trail>
      <PageTitle>{t`New bio page`}</PageTitle>
      <form ref={form.formRef} onSubmit={form.onSubmit} noValidate aria-label={t`New bio page`}>
        <BioEditor draft={draft} onChange={change} errors={errors} formRef={form.formRef} isNew>
          <Group mt="lg">
            <SubmitButton form={form} label={t`Make the page`} whileSending={t`Making…`} />
            <Button component={Link} to={paths.linkBioPages} variant="default">
              {t`Cancel`}
            </Button>
          </Group>
        </BioEditor>
      </form>
    </>
  );
}

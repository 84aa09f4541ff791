import { useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useEdited } from '../../api/use-edited.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { SubmitButton } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { Link, useNavigation } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { nameOf } from '../links/link-words.js';
import { bodyOf, emptyDraft, type QrDraft } from './qr-draft.js';
import { QrDesigner } from './qr-designer.js';

/** The form of a new code; with `link` in the address it leads to that link of theirs. */
export function NewQrCodePage() {
  const { t } = useLingui();
  const link = Number(new URLSearchParams(useNavigation().search).get('link'));
  return (
    <>
      <Trail to={paths.linkQrCodes}>{t`QR codes`}</Trail>
      <PageTitle>{t`New QR code`}</PageTitle>
      {Number.isInteger(link) && link > 0 ? <OfLink id={link} /> : <Form given={emptyDraft} />}
    </>
  );
}

function OfLink({ id }: { id: number }) {
  const { t } = useLingui();
  const { resource } = useResource(`link ${id}`, (api, signal) => api.links.get(id, signal));
  return (
    <Loaded of={resource} what={t`the link`} rows={4}>
      {(link) => <Form given={{ ...emptyDraft, name: nameOf(link), data: { url: link.shorturl } }} />}
    </Loaded>
  );
}

function Form({ given }: { given: QrDraft }) {
  const { t } = useLingui();
  const { draft, change, isChanged } = useEdited(given);
  const { errors, ...form } = useSubmit({
    send: (api, _, key) => api.links.qrCodes.create(bodyOf(draft), key),
    leadsTo: ({ id }) => paths.linkQrCode(id),
    isChangedBeside: () => isChanged,
  });
  return (
    <form ref={form.formRef} onSubmit={form.onSubmit} noValidate aria-label={t`New QR code`}>
      <QrDesigner draft={draft} onChange={change} errors={errors}>
        <Group mt="lg">
          <SubmitButton form={form} label={t`Make the code`} whileSending={t`Making…`} />
          <Button component={Link} to={paths.linkQrCodes} variant="default">
            {t`Cancel`}
          </Button>
        </Group>
      </QrDesigner>
    </form>
  );
}

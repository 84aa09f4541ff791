import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { changesOf } from '../../api/changes-of.js';
import { useEdited } from '../../api/use-edited.js';
import { useSubmit } from '../../api/use-submit.js';
import { Done, SubmitButton } from '../../components/form.js';
import { PictureDownloads } from './picture-downloads.js';
import { bodyOf, draftOf } from './qr-draft.js';
import { QrDesigner } from './qr-designer.js';
import type { QrPartProps } from './qr-code.page.js';

export function EditQrCode({ code, onChange }: QrPartProps) {
  const { t } = useLingui();
  const { draft, saved, change, isChanged, settle } = useEdited(draftOf(code));
  const { errors, saves, ...form } = useSubmit({
    send: async (api) => {
      const sent = draft;
      const { type: _, data, ...look } = bodyOf(sent);
      // The API wants the content each time.
      const body = { data, ...changesOf(bodyOf(saved), look) };
      return { sent, stored: await api.links.qrCodes.update(code.id, body) };
    },
    onDone: ({ sent, stored }) => {
      settle(sent, draftOf(stored));
      onChange(stored);
    },
    isChangedBeside: () => isChanged,
  });
  return (
    <form ref={form.formRef} onSubmit={form.onSubmit} noValidate aria-label={t`Design of the code`}>
      <QrDesigner
        id={code.id}
        draft={draft}
        onChange={change}
        errors={errors}
        aside={
          isChanged ? (
            <Text size="sm" c="dimmed" mt="md">
              <Trans>Save the code to download it as it is now.</Trans>
            </Text>
          ) : (
            <PictureDownloads
              name={`qr-${code.id}`}
              send={(api, format, size) => api.links.qrCodes.picture(code.id, format, size)}
            />
          )
        }
      >
        <Group mt="lg">
          <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
          <Done form={form}>{saves > 0 && !isChanged && t`Saved.`}</Done>
        </Group>
      </QrDesigner>
    </form>
  );
}

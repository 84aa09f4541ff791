import { useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { changesOf } from '../../api/changes-of.js';
import { useEdited } from '../../api/use-edited.js';
import { useSubmit } from '../../api/use-submit.js';
import { Done, SubmitButton } from '../../components/form.js';
import { bodyOf, draftOf } from './bio-draft.js';
import { BioEditor } from './bio-editor.js';
import type { BioPartProps } from './bio-page.page.js';

export function EditBioPage({ page, onChange }: BioPartProps) {
  const { t } = useLingui();
  const { draft, saved, change, isChanged, settle } = useEdited(draftOf(page));
  const { errors, saves, ...form } = useSubmit({
    send: async (api) => {
      const sent = draft;
      const stored = await api.links.bio.update(page.id, changesOf(bodyOf(saved), bodyOf(sent)));
      return { sent, stored };
    },
    onDone: ({ sent, stored }) => {
      settle(sent, draftOf(stored));
      onChange(stored);
    },
    fieldOf: { already_exists: 'alias' },
    isChangedBeside: () => isChanged,
  });
  return (
    <form ref={form.formRef} onSubmit={form.onSubmit} noValidate aria-label={t`Content of the page`}>
      <BioEditor draft={draft} onChange={change} errors={errors} formRef={form.formRef}>
        <Group mt="lg">
          <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
          <Done form={form}>{saves > 0 && !isChanged && t`Saved.`}</Done>
        </Group>
      </BioEditor>
    </form>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Box, SimpleGrid } from '@mantine/core';
import type { Branding } from '@platform/contracts';
import { useState } from 'react';
import { changesOf } from '../../../api/changes-of.js';
import { useResource } from '../../../api/use-resource.js';
import { textsIn, useSubmit } from '../../../api/use-submit.js';
import { LockableForm, SubmitButton } from '../../../components/form.js';
import { Loaded } from '../../../components/loaded.js';
import { whyNot } from '../may.js';
import type { PartProps } from '../part.js';
import { draftOf, type BrandingDraft } from './branding-draft.js';
import { BrandingFields } from './branding-fields.js';
import { BrandingPreview } from './branding-preview.js';
import { MarkPicture } from './mark-picture.js';

export function BrandingEditor({ organization }: PartProps) {
  const { t } = useLingui();
  const { uuid } = organization;
  const { resource, replace } = useResource(`branding ${uuid}`, (api, signal) => api.in(uuid).branding(signal));
  return (
    <Loaded of={resource} what={t`the branding`} rows={4}>
      {(branding) => <Editor organization={organization} branding={branding} onChange={replace} />}
    </Loaded>
  );
}

interface EditorProps extends Pick<PartProps, 'organization'> {
  branding: Branding;
  onChange: (branding: Branding) => void;
}

/** The form at the left, and at the right what others will see, as it is filled in now. */
function Editor({ organization, branding, onChange }: EditorProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<BrandingDraft>(branding);
  const { errors, saves, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) =>
      api.in(organization.uuid).updateBranding(changesOf(draftOf(shownOf), draftOf(textOf))),
    onDone: (saved) => {
      onChange(saved);
      setDraft(saved);
    },
  });
  const reason = whyNot(organization, 'manage_organization', t`The organization is suspended.`);
  const look = () => form.formRef.current && setDraft(draftOf(textsIn(form.formRef.current)));
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="md">
      <Box miw={0}>
        <MarkPicture organization={organization} branding={branding} onChange={onChange} reason={reason} />
        <Box onInput={look}>
          <LockableForm
            id="look"
            title={t`Colour, links and words`}
            reason={reason}
            form={form}
            done={saves > 0 && t`Saved.`}
          >
            {/* Anew with each save: what was given is what is shown from then on. */}
            <BrandingFields key={saves} branding={branding} errors={errors} />
            <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
          </LockableForm>
        </Box>
      </Box>
      <BrandingPreview name={organization.name} draft={draft} markUrl={branding.mark_url} />
    </SimpleGrid>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Box, SimpleGrid } from '@mantine/core';
import type { Branding, UpdateBranding } from '@platform/contracts';
import { useState } from 'react';
import type { Api } from '../../api/api.js';
import { changesOf } from '../../api/changes-of.js';
import { textsIn, useSubmit } from '../../api/use-submit.js';
import { LockableForm, SubmitButton } from '../form.js';
import { draftFrom, draftOf } from './branding-draft.js';
import { BrandingFields } from './branding-fields.js';
import { BrandingPreview, type Below } from './branding-preview.js';
import { MarkPicture } from './mark-picture.js';

/** How the branding of somebody is changed: of an organization, or of one of its applications. */
export interface BrandingCalls {
  update: (api: Api, change: UpdateBranding) => Promise<Branding>;
  /** @param picture a data URL */
  setMark: (api: Api, picture: string) => Promise<Branding>;
  removeMark: (api: Api) => Promise<unknown>;
}

interface BrandingEditorProps {
  /** Whose pages they are. */
  name: string;
  branding: Branding;
  onChange: (branding: Branding) => void;
  calls: BrandingCalls;
  /** Why the person may not change it. */
  reason?: string | undefined;
  /** Of an application alone: what its pages show where it chose nothing. */
  below?: Below;
}

/** The form at the left, and at the right what others will see, as it is filled in now. */
export function BrandingEditor({ name, branding, onChange, calls, reason, below }: BrandingEditorProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => draftFrom(branding));
  const { errors, saves, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) => calls.update(api, changesOf(draftOf(shownOf), draftOf(textOf))),
    onDone: (saved) => {
      onChange(saved);
      setDraft(draftFrom(saved));
    },
  });
  const look = () => form.formRef.current && setDraft(draftOf(textsIn(form.formRef.current)));
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="md">
      <Box miw={0}>
        <MarkPicture name={name} branding={branding} onChange={onChange} calls={calls} reason={reason} />
        <Box onInput={look}>
          <LockableForm
            id="look"
            title={t`Colour, links and words`}
            reason={reason}
            form={form}
            done={saves > 0 && t`Saved.`}
          >
            {/* Anew with each save: what was given is what is shown from then on. */}
            <BrandingFields key={saves} branding={branding} errors={errors} below={below} />
            <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
          </LockableForm>
        </Box>
      </Box>
      <BrandingPreview name={name} draft={draft} markUrl={branding.mark_url} below={below} />
    </SimpleGrid>
  );
}

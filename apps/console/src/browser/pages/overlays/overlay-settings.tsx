import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OverlayDetails } from '../../api/overlays-api.js';
import { useSubmit } from '../../api/use-submit.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { paths } from '../../navigation/routes.js';
import { BesidePreview } from '../links/beside-preview.js';
import { Deletion } from '../links/deletion.js';
import { OverlayFields } from './overlay-fields.js';
import { overlayChanges } from './overlay-form.js';
import { OverlayPreview } from './overlay-preview.js';

interface OverlaySettingsProps {
  overlay: OverlayDetails;
  onChange: (overlay: OverlayDetails) => void;
}

/** The form of an overlay that is there, what it makes, and its end. */
export function OverlaySettings({ overlay, onChange }: OverlaySettingsProps) {
  const { t } = useLingui();
  const { id, type, name, links, answers } = overlay;
  const { errors, saves, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) => api.links.overlays.update(id, overlayChanges(type, shownOf, textOf)),
    onDone: onChange,
  });
  const shown = plural(links, {
    0: 'No link shows it.',
    one: '# link that shows it leads straight on then.',
    other: '# links that show it lead straight on then.',
  });
  const written = plural(answers, {
    0: '',
    one: 'Its one answer is deleted, too.',
    other: 'Its # answers are deleted, too.',
  });
  return (
    <>
      <BesidePreview preview={<OverlayPreview type={type} formRef={form.formRef} />}>
        <TitledForm id="overlay" title={t`Settings`} heading="h2" form={form} done={saves > 0 && t`Saved.`}>
          {/* Anew with each save: fields show what the API has made of them. */}
          <OverlayFields key={saves} type={type} overlay={overlay} errors={errors} />
          <SubmitButton form={form} label={t`Save`} whileSending={t`Saving…`} />
        </TitledForm>
      </BesidePreview>
      <Deletion
        name={name}
        title={t`Delete this overlay`}
        effect={[shown, written].filter(Boolean).join(' ')}
        question={t`Delete the overlay ${name}?`}
        send={(api) => api.links.overlays.delete(id)}
        leadsTo={paths.linkOverlays}
      />
    </>
  );
}

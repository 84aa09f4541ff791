import { useLingui } from '@lingui/react/macro';
import type { FieldErrors, LinkChoices, LinkDetails } from '@platform/contracts';
import { useState } from 'react';
import { SelectField, sentence } from '../../components/field.js';
import { useFormValue } from '../../components/form-value.js';
import { errorsAbout } from '../../components/list-field.js';
import { OverlayPicker, PixelPicker, SplashPicker } from './pickers.js';
import { shownBy, typeOf, type VisitPage } from './visit-page.js';

interface VisitFieldsProps {
  link: LinkDetails | undefined;
  choices: LinkChoices;
  errors: FieldErrors;
}

/** What a visit shows: nothing, a page of the platform, or an overlay or a splash page of the owner. */
export function VisitPageField({ link, choices, errors }: VisitFieldsProps) {
  const { t } = useLingui();
  const [type, setType, field] = useFormValue('type', link?.type ?? 'direct');
  const { page, id } = shownBy(type);
  const [first] = useState(page);
  const isOpen = (page === 'overlay' || page === 'splash-page') && id === undefined;
  const choose = (chosen: number) => setType(typeOf({ page, id: chosen }));
  return (
    <>
      <SelectField
        name="visit"
        label={t`What a visit shows`}
        defaultValue={first}
        onChange={({ currentTarget: { value } }) => setType(typeOf({ page: value as VisitPage, id: undefined }))}
        errors={isOpen && errors['type'] ? [t`Please choose one.`] : errors['type']}
      >
        <option value="direct">{t`Leads there at once`}</option>
        <option value="frame">{t`Shows it in a frame, under the short address`}</option>
        <option value="overlay">{t`Shows an overlay of yours above it`}</option>
        <option value="splash">{t`Shows a page on the way there`}</option>
        <option value="splash-page">{t`Shows a splash page of yours on the way`}</option>
      </SelectField>
      {field}
      {page === 'overlay' && <OverlayPicker known={choices.overlays} chosen={id} onChoose={choose} />}
      {page === 'splash-page' && <SplashPicker known={choices.splash_pages} chosen={id} onChoose={choose} />}
    </>
  );
}

/** Which pixels load on the way, and whether visitors are asked first. */
export function PixelsFields({ link, choices, errors }: VisitFieldsProps) {
  const { t } = useLingui();
  const [pixels, setPixels, field] = useFormValue('pixels', link?.pixels.join(',') ?? '');
  const ids = pixels.split(',').filter(Boolean).map(Number);
  return (
    <>
      <PixelPicker
        known={choices.pixels}
        chosen={ids}
        onChoose={(chosen) => setPixels(chosen.join(','))}
        error={errorsAbout(errors, 'pixels')?.map(sentence).join(' ')}
      />
      {field}
      <SelectField
        name="pixel_consent"
        label={t`Before pixels load`}
        hint={t`In many countries visitors must be asked. Browsers that refuse to be tracked load none.`}
        defaultValue={link?.pixel_consent ?? 'always'}
        errors={errors['pixel_consent']}
      >
        <option value="always">{t`Nobody is asked`}</option>
        <option value="ask">{t`Visitors are asked`}</option>
        <option value="never">{t`They do not load`}</option>
      </SelectField>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@platform/contracts';
import { Fieldset, Stack } from '@mantine/core';
import type { OverlayDetails } from '../../api/overlays-api.js';
import { SelectField, TextField } from '../../components/field.js';
import { OverlayColors } from './overlay-colors.js';
import type { OverlayType } from './overlay-types.js';
import { SettingField, textIn, type SettingsProps } from './setting-field.js';

interface OverlayFieldsProps {
  type: OverlayType;
  /** Changed by the form; a new one is made without it. */
  overlay?: OverlayDetails;
  errors: FieldErrors;
}

/** All that can be said of an overlay, by its type. */
export function OverlayFields({ type, overlay, errors }: OverlayFieldsProps) {
  const { t } = useLingui();
  const settings = { known: overlay?.settings ?? {}, errors };
  const Content = contents[type];
  return (
    <Stack>
      <TextField
        name="name"
        label={t`Name`}
        hint={t`For you, in lists`}
        errors={errors['name']}
        autoComplete="off"
        maxLength={100}
        required
        defaultValue={overlay?.name}
      />
      <Fieldset bg="transparent" legend={t`What it says`}>
        <Stack key={type}>
          <Content {...settings} />
        </Stack>
      </Fieldset>
      <Fieldset bg="transparent" legend={t`How it looks`}>
        <Stack>
          <PositionField {...settings} />
          {type !== 'image' && <OverlayColors {...settings} />}
        </Stack>
      </Fieldset>
    </Stack>
  );
}

const contents = {
  message: MessageFields,
  contact: ContactFields,
  poll: PollFields,
  newsletter: NewsletterFields,
  image: ImageFields,
};

function MessageFields(settings: SettingsProps) {
  const { t } = useLingui();
  return (
    <>
      <SettingField {...settings} name="label" label={t`Heading (optional)`} most={60} />
      <SettingField {...settings} name="text" label={t`Text`} rows={3} most={500} required />
      <SettingField {...settings} name="link" label={t`Its button leads to (optional)`} type="url" />
      <SettingField
        {...settings}
        name="button"
        label={t`Text of the button (optional)`}
        hint={t`Without one it names the host that it leads to`}
        most={60}
      />
    </>
  );
}

function ContactFields(settings: SettingsProps) {
  const { t } = useLingui();
  return (
    <>
      <SettingField {...settings} name="label" label={t`Heading`} most={60} first={t`Contact us`} />
      <SettingField
        {...settings}
        name="email"
        label={t`E-mail address`}
        hint={t`Kept with the form. What visitors write is mailed to the address of your account`}
        type="email"
        required
      />
      <SettingField {...settings} name="subject" label={t`Subject of these mails (optional)`} most={150} />
      <SettingField {...settings} name="button" label={t`Text of the button`} most={60} first={t`Send`} />
      <SuccessField {...settings} first={t`Thank you. We will be in touch.`} />
    </>
  );
}

function PollFields(settings: SettingsProps) {
  const { t } = useLingui();
  return (
    <>
      <SettingField {...settings} name="question" label={t`Question`} most={200} required />
      <SettingField
        {...settings}
        name="options"
        label={t`Answers`}
        hint={t`2 to 10, one for each line`}
        rows={4}
        required
      />
      <SettingField {...settings} name="button" label={t`Text of the button`} most={60} first={t`Vote`} />
      <SuccessField {...settings} first={t`Thank you for your vote.`} />
    </>
  );
}

function NewsletterFields(settings: SettingsProps) {
  const { t } = useLingui();
  return (
    <>
      <SettingField {...settings} name="label" label={t`Heading`} most={60} first={t`Subscribe to our newsletter`} />
      <SettingField {...settings} name="text" label={t`Text (optional)`} rows={2} most={500} />
      <SettingField {...settings} name="button" label={t`Text of the button`} most={60} first={t`Subscribe`} />
      <SuccessField {...settings} first={t`Thank you for subscribing.`} />
    </>
  );
}

function ImageFields(settings: SettingsProps) {
  const { t } = useLingui();
  return (
    <>
      <SettingField
        {...settings}
        name="image"
        label={t`Address of the picture`}
        hint={t`It begins with https://`}
        type="url"
        required
      />
      <SettingField
        {...settings}
        name="alt"
        label={t`What it shows (optional)`}
        hint={t`For visitors who cannot see it`}
        most={200}
      />
      <SettingField {...settings} name="link" label={t`It leads to (optional)`} type="url" />
    </>
  );
}

function SuccessField({ first, ...settings }: SettingsProps & { first: string }) {
  const { t } = useLingui();
  return <SettingField {...settings} name="success" label={t`What visitors read then`} most={200} first={first} />;
}

function PositionField({ known, errors }: SettingsProps) {
  const { t } = useLingui();
  return (
    <SelectField
      name="settings.position"
      label={t`Place on the page`}
      defaultValue={textIn(known, 'position', 'bottomright')}
      errors={errors['settings.position']}
    >
      <option value="topleft">{t`Top left`}</option>
      <option value="topright">{t`Top right`}</option>
      <option value="bottomleft">{t`Bottom left`}</option>
      <option value="bottomcenter">{t`Bottom centre`}</option>
      <option value="bottomright">{t`Bottom right`}</option>
      <option value="center">{t`Middle`}</option>
    </SelectField>
  );
}

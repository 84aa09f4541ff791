import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@platform/contracts';
import { Fieldset, Stack } from '@mantine/core';
import type { SplashDetails } from '../../api/splash-api.js';
import { TextareaField, TextField } from '../../components/field.js';

interface SplashFieldsProps {
  /** Changed by the form; a new one is made without it. */
  splash?: SplashDetails;
  errors: FieldErrors;
}

/** So long the API waits where nobody says how long. */
const usualSeconds = 15;

/** All that can be said of a splash page. */
export function SplashFields({ splash, errors }: SplashFieldsProps) {
  const { t } = useLingui();
  const about = (name: keyof SplashDetails) => ({
    name,
    defaultValue: splash?.[name],
    errors: errors[name],
    autoComplete: 'off',
  });
  return (
    <Stack>
      <TextField {...about('name')} label={t`Name`} hint={t`For you, in lists`} maxLength={100} required />
      <Fieldset bg="transparent" legend={t`What it says`}>
        <Stack>
          <TextField
            {...about('title')}
            label={t`Heading (optional)`}
            hint={t`Without one it names where the link leads`}
            maxLength={100}
          />
          <TextareaField {...about('message')} label={t`Text (optional)`} rows={4} maxLength={1000} />
          <TextField
            {...about('button')}
            label={t`Text of the button (optional)`}
            hint={t`It goes on to where the link leads`}
            maxLength={40}
          />
          <TextField
            {...about('counter')}
            type="number"
            min={0}
            max={60}
            defaultValue={splash?.counter ?? usualSeconds}
            label={t`Seconds until it goes on by itself`}
            hint={t`Up to 60; 0 waits for the button`}
          />
        </Stack>
      </Fieldset>
      <Fieldset bg="transparent" legend={t`Pictures`}>
        <Stack>
          <TextField
            {...about('logo')}
            type="url"
            label={t`Address of a logo (optional)`}
            hint={t`It begins with https://`}
          />
          <TextField {...about('banner')} type="url" label={t`Address of a wide picture (optional)`} />
          <TextField {...about('product')} type="url" label={t`The wide picture leads to (optional)`} />
        </Stack>
      </Fieldset>
    </Stack>
  );
}

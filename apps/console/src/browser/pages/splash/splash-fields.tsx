import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@platform/contracts';
import { Fieldset, Stack, Textarea, TextInput } from '@mantine/core';
import type { SplashDetails } from '../../api/splash-api.js';
import { said } from '../../components/said.js';

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
    error: said(errors[name]),
    autoComplete: 'off',
  });
  return (
    <Stack>
      <TextInput
        {...about('name')}
        label={t`Name`}
        description={t`For you, in lists`}
        maxLength={100}
        required
        withAsterisk={false}
      />
      <Fieldset legend={t`What it says`}>
        <Stack>
          <TextInput
            {...about('title')}
            label={t`Heading (optional)`}
            description={t`Without one it names where the link leads`}
            maxLength={100}
          />
          <Textarea {...about('message')} label={t`Text (optional)`} rows={4} maxLength={1000} />
          <TextInput
            {...about('button')}
            label={t`Text of the button (optional)`}
            description={t`It goes on to where the link leads`}
            maxLength={40}
          />
          <TextInput
            {...about('counter')}
            type="number"
            min={0}
            max={60}
            defaultValue={splash?.counter ?? usualSeconds}
            label={t`Seconds until it goes on by itself`}
            description={t`Up to 60; 0 waits for the button`}
          />
        </Stack>
      </Fieldset>
      <Fieldset legend={t`Pictures`}>
        <Stack>
          <TextInput
            {...about('logo')}
            type="url"
            label={t`Address of a logo (optional)`}
            description={t`It begins with https://`}
          />
          <TextInput {...about('banner')} type="url" label={t`Address of a wide picture (optional)`} />
          <TextInput {...about('product')} type="url" label={t`The wide picture leads to (optional)`} />
        </Stack>
      </Fieldset>
    </Stack>
  );
}

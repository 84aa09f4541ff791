import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@platform/contracts';
import { Stack, TextInput } from '@mantine/core';
import type { Pixel } from '../../api/pixels-api.js';
import { said } from '../../components/said.js';
import { networks, type PixelType } from './pixel-types.js';

interface PixelFieldsProps {
  type: PixelType;
  /** Changed by the form; a new one is made without it. */
  pixel?: Pixel;
  errors: FieldErrors;
}

/** All that can be said of a pixel, but its network. */
export function PixelFields({ type, pixel, errors }: PixelFieldsProps) {
  const { t } = useLingui();
  const { name: network, example } = networks[type];
  return (
    <Stack>
      <TextInput
        name="name"
        label={t`Name`}
        description={t`For you, in lists`}
        autoComplete="off"
        maxLength={100}
        required
        withAsterisk={false}
        defaultValue={pixel?.name}
        error={said(errors['name'])}
      />
      <TextInput
        name="tag"
        label={t`Tag`}
        description={t`The id that ${network} has given you, such as ${example}. A piece of code is not taken.`}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        required
        withAsterisk={false}
        defaultValue={pixel?.tag}
        error={said(errors['tag'])}
      />
    </Stack>
  );
}

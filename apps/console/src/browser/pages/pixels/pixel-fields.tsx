import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@platform/contracts';
import { Stack } from '@mantine/core';
import type { Pixel } from '../../api/pixels-api.js';
import { TextField } from '../../components/field.js';
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
      <TextField
        name="name"
        label={t`Name`}
        hint={t`For you, in lists`}
        autoComplete="off"
        maxLength={100}
        required
        defaultValue={pixel?.name}
        errors={errors['name']}
      />
      <TextField
        name="tag"
        label={t`Tag`}
        hint={t`The id that ${network} has given you, such as ${example}. A piece of code is not taken.`}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        required
        defaultValue={pixel?.tag}
        errors={errors['tag']}
      />
    </Stack>
  );
}

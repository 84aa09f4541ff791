import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { FieldErrors } from '@platform/contracts';
import type { Channel } from '../../api/channels-api.js';
import type { FieldText } from '../../api/use-submit.js';
import { CheckboxField, TextareaField, TextField } from '../../components/field.js';

interface ChannelFieldsProps {
  /** Changed by the form; a new one is made without it. */
  channel?: Channel;
  errors: FieldErrors;
}

/** A control for colours has always one: the platform's own for channels. */
const firstColor = '#5a6274';

export function ChannelFields({ channel, errors }: ChannelFieldsProps) {
  const { t } = useLingui();
  return (
    <Stack>
      <TextField
        name="name"
        label={t`Name`}
        autoComplete="off"
        defaultValue={channel?.name}
        required
        errors={errors['name']}
      />
      <TextField
        name="color"
        label={t`Colour`}
        type="color"
        w={120}
        defaultValue={longColor(channel?.color ?? firstColor)}
        errors={errors['color']}
      />
      <TextareaField
        name="description"
        label={t`Description (optional)`}
        rows={2}
        defaultValue={channel?.description}
        errors={errors['description']}
      />
      {/* One that exists has a button for it. */}
      {!channel && <CheckboxField name="starred" label={t`Starred: comes before the others`} />}
    </Stack>
  );
}

/** The fields as the API takes them. */
export function channelOf(textOf: FieldText) {
  return {
    name: textOf('name'),
    description: textOf('description'),
    color: textOf('color'),
    starred: textOf('starred') === 'on',
  };
}

/** `#abc` of the API as `#aabbcc`: controls know no other. */
function longColor(color: string): string {
  return color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
}

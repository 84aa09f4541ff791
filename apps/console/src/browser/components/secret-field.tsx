import { Stack } from '@mantine/core';
import { useState, type InputHTMLAttributes } from 'react';
import type { FieldText } from '../api/use-submit.js';
import { CheckboxField, TextField } from './field.js';

interface SecretFieldProps {
  name: string;
  label: string;
  hint: string;
  errors: string[] | undefined;
  /** Beside the checkbox that takes away the one there is; not given where there is none. */
  removal: string | undefined;
  limits?: Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'pattern' | 'required'>;
}

/** A secret is never shown: nothing in its field means that it stays as it is. */
export function SecretField({ name, removal, limits, ...field }: SecretFieldProps) {
  const [isRemoved, setRemoved] = useState(false);
  return (
    <Stack gap="xs">
      <TextField
        name={name}
        {...field}
        {...limits}
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        disabled={isRemoved}
      />
      {removal && (
        <CheckboxField
          name={removalOf(name)}
          label={removal}
          checked={isRemoved}
          onChange={(event) => setRemoved(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}

/** Null for one that is to be taken away, and empty for one that stays. */
export function secretOf(textOf: FieldText, name: string): string | null {
  return textOf(removalOf(name)) === 'on' ? null : textOf(name);
}

function removalOf(name: string): string {
  return `${name}-removed`;
}

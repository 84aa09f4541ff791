import { useState, type InputHTMLAttributes } from 'react';
import type { FieldText } from '../api/use-submit.js';
import { Field } from './field.js';

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
    <>
      <Field name={name} {...field}>
        {(control) => (
          <input
            {...control}
            {...limits}
            type="password"
            autoComplete="new-password"
            spellCheck={false}
            disabled={isRemoved}
          />
        )}
      </Field>
      {removal && (
        <label className="choice after">
          <input
            type="checkbox"
            name={removalOf(name)}
            checked={isRemoved}
            onChange={(event) => setRemoved(event.currentTarget.checked)}
          />
          {removal}
        </label>
      )}
    </>
  );
}

/** Null for one that is to be taken away, and empty for one that stays. */
export function secretOf(textOf: FieldText, name: string): string | null {
  return textOf(removalOf(name)) === 'on' ? null : textOf(name);
}

function removalOf(name: string): string {
  return `${name}-removed`;
}

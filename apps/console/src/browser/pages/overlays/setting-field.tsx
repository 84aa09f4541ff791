import type { FieldErrors } from '@platform/contracts';
import { TextareaField, TextField } from '../../components/field.js';
import { errorsAbout } from '../../components/list-field.js';

export interface SettingsProps {
  /** As the overlay has them; empty of a new one. */
  known: Record<string, unknown>;
  errors: FieldErrors;
}

/** A setting that is a text, as the overlay has it. */
export function textIn(known: SettingsProps['known'], name: string, fallback: string): string {
  const value = known[name];
  return typeof value === 'string' ? value : fallback;
}

interface SettingFieldProps extends SettingsProps {
  /** Of the setting, in the API. */
  name: string;
  label: string;
  hint?: string;
  /** Characters. */
  most?: number;
  /** Of a text that may have several lines. */
  rows?: number;
  type?: 'text' | 'url' | 'email';
  required?: boolean;
  /** What a new overlay begins with. */
  first?: string;
}

/** One setting of an overlay that is a text, or a list with an entry for each line. */
export function SettingField(props: SettingFieldProps) {
  const { known, errors, name, label, hint, most, rows, type = 'text', required = false, first } = props;
  const value = known[name] ?? first;
  const field = {
    name: `settings.${name}`,
    label,
    hint,
    maxLength: most,
    required,
    defaultValue: Array.isArray(value) ? value.join('\n') : (value as string | undefined),
    errors: errorsAbout(errors, `settings.${name}`, 'line'),
  };
  if (rows !== undefined) return <TextareaField {...field} rows={rows} />;
  return <TextField {...field} type={type} autoComplete="off" spellCheck={type === 'text'} />;
}

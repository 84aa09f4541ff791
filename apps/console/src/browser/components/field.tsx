import { createContext, useContext, type ReactNode } from 'react';
import { capitalized } from './words.js';

/** What the fields of a form begin with, by their names. */
export const GivenFields = createContext<URLSearchParams | undefined>(undefined);

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  errors?: string[] | undefined;
  /** Renders the control with what ties it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  name: string;
  defaultValue?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A labelled control; hint and errors are tied to it, so that screen readers say them. */
export function Field({ name, label, hint, errors, children }: FieldProps) {
  const given = useContext(GivenFields)?.get(name);
  const describedBy = [hint && `${name}-hint`, errors && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {children({
        id: name,
        name,
        ...(given && { defaultValue: given }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(errors && { 'aria-invalid': true }),
      })}
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {errors && (
        <p className="error" id={`${name}-error`}>
          {errors.map(sentence).join(' ')}
        </p>
      )}
    </div>
  );
}

/** The API's messages go on after the name of a field: `must not be empty`. */
export function sentence(message: string): string {
  return `${capitalized(message).replace(/\.$/, '')}.`;
}

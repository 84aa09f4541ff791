import {
  Checkbox,
  Input,
  NativeSelect,
  Textarea,
  TextInput,
  type CheckboxProps,
  type NativeSelectProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import { createContext, useContext, type ReactNode } from 'react';
import { capitalized } from './words.js';

/** What the fields of a form begin with, by their names. */
export const GivenFields = createContext<URLSearchParams | undefined>(undefined);

interface Labelled {
  name: string;
  label: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
}

interface FieldProps extends Labelled {
  /** Renders the control with what ties it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  name: string;
  defaultValue?: string;
  'aria-describedby'?: string;
  error?: true;
}

/** A control of Mantine with its label; hint and errors are tied to it, so that screen readers say them. */
export function Field({ children, ...labelled }: FieldProps) {
  const { name, hint, errors } = labelled;
  const given = useContext(GivenFields)?.get(name);
  const describedBy = [hint && `${name}-hint`, errors && `${name}-error`].filter(Boolean).join(' ');
  return (
    <Input.Wrapper id={name} {...wordsOf(labelled)}>
      {children({
        id: name,
        name,
        ...(given && { defaultValue: given }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(errors && { error: true }),
      })}
    </Input.Wrapper>
  );
}

type Typed<P> = Labelled & Omit<P, keyof Labelled | 'id' | 'description' | 'error'>;

/** A field of one line, of any `type` that is typed. */
export function TextField({ name, label, hint, errors, ...rest }: Typed<TextInputProps>) {
  return <TextInput {...useControl({ name, label, hint, errors })} {...rest} />;
}

/** A choice of the options that are its children. */
export function SelectField({ name, label, hint, errors, ...rest }: Typed<NativeSelectProps>) {
  return <NativeSelect {...useControl({ name, label, hint, errors })} {...rest} />;
}

export function TextareaField({ name, label, hint, errors, ...rest }: Typed<TextareaProps>) {
  return <Textarea rows={4} resize="vertical" {...useControl({ name, label, hint, errors })} {...rest} />;
}

/** A yes or no, sent as `on` or not at all. */
export function CheckboxField({ name, label, hint, errors, ...rest }: Typed<CheckboxProps>) {
  return <Checkbox id={name} name={name} label={label} description={hint} error={errorOf(errors)} {...rest} />;
}

function useControl(labelled: Labelled) {
  const { name } = labelled;
  const given = useContext(GivenFields)?.get(name);
  return { id: name, name, ...wordsOf(labelled), ...(given && { defaultValue: given }) };
}

/** Label, hint and errors, by the ids that the control names. */
function wordsOf({ name, label, hint, errors }: Labelled) {
  return {
    label,
    description: hint,
    descriptionProps: { id: `${name}-hint`, fz: 'xs' },
    error: errorOf(errors),
    // The class says to a form that its error is shown (see `useSubmit`).
    errorProps: { id: `${name}-error`, className: 'error', fz: 'xs' },
    // Who fills it in reads the label, then writes: hints come after.
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    withAsterisk: false,
  };
}

function errorOf(errors: string[] | undefined): string | undefined {
  return errors?.map(sentence).join(' ');
}

/** The API's messages go on after the name of a field: `must not be empty`. */
export function sentence(message: string): string {
  return `${capitalized(message).replace(/\.$/, '')}.`;
}

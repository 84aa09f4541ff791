import { useForm } from '@mantine/form';
import type { PlatformErrorCode } from '@platform/client';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { changesOf } from '../../api/changes-of.js';
import type { Requests } from '../../api/keyed-posts.js';
import type { Key } from '../../api/keys.js';
import { isSignedOut } from '../../api/queries.js';
import { useWrite } from '../../api/use-write.js';
import { useNavigation } from '../../navigation/navigation.js';
import { sentence } from '../words.js';
import { errorsOf } from './form-faults.js';

interface ApiFormOptions<Values extends Record<string, unknown>, Answer> {
  /** What the form begins with. Give the form a `key` to begin anew with other values. */
  initialValues: Values;
  /** What can be said before anything is sent: a function for each field, or `schemaResolver(schema)`. */
  validate?: NonNullable<NonNullable<Parameters<typeof useForm<Values>>[0]>['validate']>;
  /**
   * @param values what the form holds
   * @param changes of it what the person has changed: an edit sends nothing else
   */
  send: (platform: Requests, values: Values, changes: Partial<Values>) => Promise<Answer>;
  /** What is not as it was any more (see `useWrite`). */
  stale?: Key[];
  /** Called also when the form is gone by then: what it was about may still be shown. */
  onDone?: (answer: Answer) => void;
  /** The page that comes next; not for somebody who has left the form meanwhile. */
  leadsTo?: (answer: Answer) => string;
  /** Errors that are about one field, although the API does not say so. */
  fieldOf?: Partial<Record<PlatformErrorCode, string>>;
  /** Empty again once it is sent, for the next one. */
  isEmptied?: boolean;
  /** It only asks: who leaves it loses nothing. */
  savesNothing?: boolean;
}

/**
 * A form that an API takes. Its fields are Mantine's inputs: `<TextInput label="Name" {...form.field('name')} />`, and
 * `form.check('is_active')` for a checkbox or a switch. What the API says of a field stands at the field; anything else
 * stands above the button of the `ApiForm`. Leaving it changed and not saved is asked about.
 *
 * @see schemaResolver of @mantine/form
 */
export function useApiForm<Values extends Record<string, unknown>, Answer>(options: ApiFormOptions<Values, Answer>) {
  const { initialValues, validate, send, stale = [], onDone, leadsTo, fieldOf, isEmptied, savesNothing } = options;
  const { navigate, watch } = useNavigation();
  const form = useForm<Values>({ initialValues, validateInputOnBlur: false, ...(validate && { validate }) });
  const formRef = useRef<HTMLFormElement>(null);
  const write = useWrite<Answer, Values>(
    (platform, values) => send(platform, values, changesOf(form.getInitialValues(), values)),
    { stale },
  );
  const isSending = write.isPending;
  const [isDone, setDone] = useState(false);
  const [fault, setFault] = useState<Error>();
  const [refusal, setRefusal] = useState<Error>();
  useEffect(() => {
    if (Object.keys(form.errors).length === 0) return;
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    // Errors of fields that this form does not show would be said nowhere.
    else setFault(refusal);
  }, [refusal]);
  useEffect(() => {
    // Sent with Enter, its button may be out of sight.
    if (fault) formRef.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  useEffect(() =>
    // With each rendering: what is dirty is known to it.
    watch(() =>
      formRef.current && !savesNothing && form.isDirty() ? 'What you have changed here is not saved.' : undefined,
    ),
  );
  const submit = async (values: Values) => {
    setFault(undefined);
    setDone(false);
    try {
      const answer = await write.mutateAsync(values);
      form.clearErrors();
      if (isEmptied) form.reset();
      else {
        form.setInitialValues(values);
        form.resetDirty(values);
      }
      setDone(true);
      onDone?.(answer);
      if (leadsTo && formRef.current) navigate(leadsTo(answer));
    } catch (err) {
      if (isSignedOut(err)) return;
      const errors = errorsOf(err, fieldOf);
      form.setErrors(errors);
      if (Object.keys(errors).length > 0) setRefusal(err as Error);
      else setFault(err as Error);
    }
  };
  /** Everything said of a field and of the entries of it (`emails.1`), which goes away when it is changed. */
  const bind = (name: keyof Values & string, type: 'input' | 'checkbox') => {
    const said = Object.entries(form.errors).filter(([at]) => at === name || at.startsWith(`${name}.`));
    const {
      onChange,
      error: _,
      ...input
    } = form.getInputProps(name, { type }) as Record<string, unknown> & {
      onChange: (value: unknown) => void;
    };
    return {
      ...input,
      name,
      error: said.length > 0 ? said.map(([, text]) => sentence(text as string)).join(' ') : undefined,
      onChange: (value: unknown) => {
        for (const [at] of said) form.clearFieldError(at);
        onChange(value);
      },
    };
  };
  return {
    values: form.values,
    setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      form.setFieldValue(name, value as never),
    field: (name: keyof Values & string) => bind(name, 'input'),
    check: (name: keyof Values & string) => bind(name, 'checkbox'),
    formRef,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending) return;
      const { hasErrors } = form.validate();
      if (hasErrors)
        queueMicrotask(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      else void submit(form.getValues());
    },
    isSending,
    /** Sent, and not changed since. */
    isDone: isDone && !form.isDirty(),
    fault,
  };
}

/** What the shell of a form needs of `useApiForm`. */
export type SentApiForm = Pick<
  ReturnType<typeof useApiForm<Record<string, unknown>, unknown>>,
  'formRef' | 'onSubmit' | 'isSending' | 'isDone' | 'fault'
>;

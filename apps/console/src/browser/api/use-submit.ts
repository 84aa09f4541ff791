import { PlatformError, type PlatformErrorCode } from '@platform/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ErrorCode, FieldErrors } from '@platform/contracts';
import { useConsole } from '../console-context.js';
import { useNavigation } from '../navigation/navigation.js';
import { SignedOut } from '../sign-in/session.js';
import type { Api, IdempotencyKey } from './api.js';
import { incompleteIn } from './incomplete-fields.js';
import { outdate } from './query-client.js';

/** What a form holds, by the names of its fields. */
export type FieldText = (name: string) => string;

interface SubmitOptions<T> {
  /** `shownOf` tells what the form held before the person changed it (see `changesOf`). */
  send: (api: Api, textOf: FieldText, idempotencyKey: IdempotencyKey, shownOf: FieldText) => Promise<T>;
  /** Called also when the form is gone by then: what it was about may still be shown. */
  onDone?: (answer: T, form: HTMLFormElement) => void;
  /** The page that comes next; not for somebody who has left the form meanwhile. */
  leadsTo?: (answer: T) => string;
  /** Errors that are about one field, although the API does not say so. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
  /** Whether the person has changed what the form sends beside its fields. */
  isChangedBeside?: () => boolean;
  /** It only asks: who leaves it loses nothing. */
  savesNothing?: boolean;
}

/** What the shell of a form needs of `useSubmit`. */
export type SentForm = Pick<ReturnType<typeof useSubmit>, 'formRef' | 'onSubmit' | 'isSending' | 'hasFailed' | 'fault'>;

/**
 * Sends a form and keeps what became of it: errors by field, or one fault of the whole. `refusal` is what the API said,
 * in either case, and `hasFailed` whether there is anything of it. `saves` is how often it was done.
 */
export function useSubmit<T>(options: SubmitOptions<T>) {
  const { t } = useLingui();
  const { send, onDone, leadsTo, fieldOf = {}, isChangedBeside, savesNothing = false } = options;
  const { api, onSessionOver } = useConsole();
  const queries = useQueryClient();
  const { navigate, watch } = useNavigation();
  const [isSending, setSending] = useState(false);
  const [saves, setSaves] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [fault, setFault] = useState<Error>();
  const formRef = useRef<HTMLFormElement>(null);
  const saved = useRef<string>(undefined);
  const unanswered = useRef<{ body: string; key: string }>(undefined);
  const [refusal, setRefusal] = useState<PlatformError>();
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Errors of fields that this form does not show would be said nowhere.
    if (!formRef.current?.querySelector('.error')) setFault(refusal);
  }, [errors]);
  useEffect(() => {
    // Sent with Enter, its button may be out of sight.
    if (fault) formRef.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  useEffect(() =>
    // With each rendering: `isChangedBeside` knows what is shown.
    watch(() => {
      const form = formRef.current;
      if (!form || savesNothing) return undefined;
      const isUnsaved = ![saved.current, contentOf(untouched(form))].includes(contentOf(form));
      return isUnsaved || isChangedBeside?.() ? t`What you have changed here is not saved.` : undefined;
    }),
  );
  /** Sent again unchanged although it may have been done, it must not be done twice. */
  const keyOf: IdempotencyKey = (body) => {
    if (unanswered.current?.body !== body) unanswered.current = { body, key: crypto.randomUUID() };
    return unanswered.current.key;
  };
  const fail = (err: Error) => {
    const found = err instanceof PlatformError ? fieldErrors(err, fieldOf) : {};
    setRefusal(err instanceof PlatformError ? err : undefined);
    setErrors(found);
    if (Object.keys(found).length === 0) setFault(err);
  };
  const submit = async (form: HTMLFormElement) => {
    setFault(undefined);
    const incomplete = incompleteIn(form);
    if (incomplete) return fail(incomplete);
    setSending(true);
    const content = contentOf(form);
    try {
      const answer = await send(api, textsIn(form), keyOf, textsIn(untouched(form)));
      unanswered.current = undefined;
      saved.current = content;
      setErrors({});
      setRefusal(undefined);
      if (!savesNothing) outdate(queries);
      onDone?.(answer, form);
      setSaves((count) => count + 1);
      if (leadsTo && formRef.current) navigate(leadsTo(answer));
    } catch (err) {
      if (err instanceof SignedOut) return onSessionOver();
      if (changedNothing(err)) unanswered.current = undefined;
      fail(err as Error);
    } finally {
      setSending(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void submit(event.currentTarget);
  };
  const hasFailed = fault !== undefined || Object.keys(errors).length > 0;
  return { formRef, onSubmit, isSending, saves, hasFailed, errors, fault, refusal };
}

/**
 * The platform said no before it did anything. A failure of its own, or of a proxy, may have come afterwards. A key
 * that it knows already is that of a request whose outcome nobody knows. A 429 tells nothing of what was sent before
 * under the same key: it comes before keys are looked at.
 */
function changedNothing(err: unknown): boolean {
  if (!(err instanceof PlatformError) || err.code === 'idempotency_key_reused') return false;
  return err.status >= 400 && err.status < 500 && err.status !== 429;
}

/** What a form holds now. Fields of the same name are the lines of one text. */
export function textsIn(form: HTMLFormElement): FieldText {
  const fields = new FormData(form);
  return (name) =>
    fields
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join('\n');
}

/** Everything in it, to be compared. */
function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}

/** The form as it was shown. Read off the controls, which tidy what they are given: line ends, colours, numbers. */
function untouched(form: HTMLFormElement): HTMLFormElement {
  // Its controls alone: a picture in a copy would be asked for once more, by a page that is being left.
  const copy = document.createElement('form');
  for (const control of form.elements) {
    if (control instanceof HTMLFieldSetElement) continue;
    const own = control.cloneNode(true) as HTMLInputElement;
    own.removeAttribute('form');
    own.disabled = control.matches(':disabled');
    copy.append(own);
  }
  copy.reset();
  return copy;
}

function fieldErrors(fault: PlatformError, fieldOf: SubmitOptions<unknown>['fieldOf'] = {}): FieldErrors {
  const field = (fieldOf as Partial<Record<PlatformErrorCode, string>>)[fault.code];
  return field ? { [field]: [fault.message] } : fault.fields;
}

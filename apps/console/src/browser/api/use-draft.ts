import { useEffect, useRef, useState, type RefObject } from 'react';
import { useConsole } from '../console-context.js';
import { SignedOut } from '../sign-in/session.js';
import type { Api } from './api.js';
import { textsIn, type FieldText } from './use-submit.js';

/** So long a person pauses before what they have typed is shown. */
const pauseMs = 600;

interface Shown {
  /** Of the last draft that could be kept. */
  url?: string;
  /** Why what is given now is not shown. */
  fault?: Error;
}

/**
 * Keeps what a form holds as a draft, anew after each change of a field, and says where it is shown.
 * @param keep sends the draft
 * @param beside names what the draft depends on beside the fields
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  keep: (api: Api, textOf: FieldText, signal: AbortSignal) => Promise<{ url: string }>,
  beside: string,
): Shown {
  const { api, onSessionOver } = useConsole();
  const [shown, setShown] = useState<Shown>({});
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let aborter: AbortController | undefined;
    const show = () => {
      const { signal } = (aborter = new AbortController());
      latest.current(api, textsIn(form), signal).then(
        ({ url }) => setShown({ url }),
        (fault: unknown) => {
          if (signal.aborted) return;
          if (fault instanceof SignedOut) onSessionOver();
          else setShown(({ url }) => ({ ...(url && { url }), fault: fault as Error }));
        },
      );
    };
    const wait = () => {
      aborter?.abort();
      clearTimeout(timer);
      timer = setTimeout(show, pauseMs);
    };
    show();
    form.addEventListener('input', wait);
    return () => {
      form.removeEventListener('input', wait);
      clearTimeout(timer);
      aborter?.abort();
    };
  }, [api, onSessionOver, formRef, beside]);
  return shown;
}

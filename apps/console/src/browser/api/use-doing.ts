import { useState } from 'react';
import { useConsole } from '../console-context.js';
import { SignedOut } from '../sign-in/session.js';
import type { Api } from './api.js';

/** What is done at once, without a form, and what became of it. Only one thing is done at a time. */
export function useDoing() {
  const { api, onSessionOver } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Error>();
  /** Answers whether it was done. */
  const run = async (what: (api: Api) => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFault(undefined);
    try {
      await what(api);
      return true;
    } catch (err) {
      if (err instanceof SignedOut) onSessionOver();
      else setFault(err as Error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, fault };
}

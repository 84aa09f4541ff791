import { useState } from 'react';
import { useConsole } from '../console-context.js';
import { SignedOut } from '../sign-in/session.js';

/** One request that a press of a button makes, and what became of it. */
export function useAction<Answer>(send: () => Promise<Answer>, onDone?: (answer: Answer) => void) {
  const { onSessionOver } = useConsole();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<Error>();
  const run = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setFault(undefined);
    try {
      onDone?.(await send());
    } catch (err) {
      if (err instanceof SignedOut) onSessionOver();
      else setFault(err as Error);
    } finally {
      setSending(false);
    }
  };
  return { run, isSending, fault, forget: () => setFault(undefined) };
}

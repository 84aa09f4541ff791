import { useCallback, useEffect, useRef, useState } from 'react';
import { useConsole } from '../console-context.js';
import { SignedOut } from '../sign-in/session.js';
import type { Api } from './api.js';

export type Resource<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; fault: Error; retry: () => void };

/**
 * Something that the APIs answer with, loaded when a page appears. A lost sign-in is not among its outcomes: that ends
 * the page.
 * @param key names what is loaded; another key loads anew
 */
export function useResource<T>(key: string, load: (api: Api, signal: AbortSignal) => Promise<T>) {
  const { api, onSessionOver } = useConsole();
  const [attempt, setAttempt] = useState(0);
  const [resource, setResource] = useState<Resource<T>>({ state: 'loading' });
  const shownKey = useRef('');
  useEffect(() => {
    const aborter = new AbortController();
    // Loaded again, what is there stays until the new one has come.
    const isSame = shownKey.current === key;
    shownKey.current = key;
    setResource((current) => (isSame && current.state === 'ready' ? current : { state: 'loading' }));
    load(api, aborter.signal).then(
      (value) => !aborter.signal.aborted && setResource({ state: 'ready', value }),
      (fault: unknown) => {
        if (aborter.signal.aborted) return;
        if (fault instanceof SignedOut) onSessionOver();
        else setResource({ state: 'failed', fault: fault as Error, retry: () => setAttempt((count) => count + 1) });
      },
    );
    return () => aborter.abort();
    // `load` is written in place by its page and differs at each rendering; `key` stands for it.
  }, [api, onSessionOver, key, attempt]);
  const replace = useCallback((value: T) => setResource({ state: 'ready', value }), []);
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  return { resource, replace, refresh };
}

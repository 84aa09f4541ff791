import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useConsole } from '../console-context.js';
import { SignedOut } from '../sign-in/session.js';
import type { Api } from './api.js';

export type Resource<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; fault: Error; retry: () => void };

/**
 * Something that the APIs answer with, loaded when a page appears, and again when the person comes back to the window.
 * A lost sign-in is not among its outcomes: that ends the page.
 * @param key names what is loaded, the same in the whole console; another key loads anew
 */
export function useResource<T>(key: string, load: (api: Api, signal: AbortSignal) => Promise<T>) {
  const { api } = useConsole();
  const queries = useQueryClient();
  const { data, error, dataUpdatedAt, isFetching } = useQuery({
    queryKey: [key],
    // In an object: an answer that is `undefined` would count as a failure.
    queryFn: async ({ signal }) => ({ value: await load(api, signal) }),
  });
  const askedAt = useRef(0);
  // What another page has changed since then is not shown first.
  const [outdated] = useState(() => {
    const known = queries.getQueryState([key]);
    return known?.isInvalidated ? known.dataUpdatedAt : undefined;
  });
  const refresh = useCallback(() => {
    askedAt.current = Date.now();
    void queries.invalidateQueries({ queryKey: [key], exact: true });
  }, [queries, key]);
  const replace = useCallback(
    (value: T) => {
      // What is on its way is older.
      void queries.cancelQueries({ queryKey: [key], exact: true });
      queries.setQueryData([key], { value });
    },
    [queries, key],
  );
  // What nobody asked for may fail unseen: a form that is shown is not taken away for it.
  const isShown = data !== undefined && dataUpdatedAt !== outdated && !(error && askedAt.current > dataUpdatedAt);
  const resource = useMemo((): Resource<T> => {
    if (isShown) return { state: 'ready', ...data };
    if (error && !isFetching && !(error instanceof SignedOut)) return { state: 'failed', fault: error, retry: refresh };
    return { state: 'loading' };
  }, [isShown, data, error, isFetching, refresh]);
  return { resource, replace, refresh };
}

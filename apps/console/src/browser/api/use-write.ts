import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useConsole } from '../console-context.js';
import { keyedPosts, type Requests } from './keyed-posts.js';
import type { Key } from './keys.js';

interface WriteOptions<T, V> {
  /** What is not as it was any more: it is read again where it is shown. */
  stale?: Key[] | ((answer: T, input: V) => Key[]);
  onDone?: (answer: T, input: V) => void;
}

/**
 * Something that changes the platform, in the form of TanStack Query:
 * `useWrite((platform, name: string) => platform.post('/api/v1/organizations', { body: { name } }),
 * { stale: [keyOf('/api/v1/organizations')] })`. A repeat after a lost answer does nothing twice (see `keyedPosts`).
 */
export function useWrite<T, V = void>(
  send: (platform: Requests, input: V) => Promise<T>,
  { stale = [], onDone }: WriteOptions<T, V> = {},
): UseMutationResult<T, Error, V> {
  const { platform } = useConsole();
  const queries = useQueryClient();
  const unanswered = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: (input: V) => send(keyedPosts(platform, unanswered.current), input),
    onSuccess: (answer, input) => {
      for (const queryKey of typeof stale === 'function' ? stale(answer, input) : stale)
        void queries.invalidateQueries({ queryKey });
      onDone?.(answer, input);
    },
  });
}

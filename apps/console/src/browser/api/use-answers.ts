import type { Answer, PathOf } from '@platform/client';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, type Key, type Params } from './keys.js';

/** The answers that pages have read: to be read again, or changed by what a write has answered. */
export function useAnswers() {
  const queries = useQueryClient();
  return {
    /** Reads all anew that are shown and that one of the keys stands for. */
    refresh: (...keys: Key[]) => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    },
    /** Shows the answer as a write has left it, without a request. */
    change: <P extends PathOf<'get'>>(
      path: P,
      params: Params<P>,
      changed: (answer: Answer<'get', P>) => Answer<'get', P>,
    ) => void queries.setQueryData<Answer<'get', P>>(keyOf(path, params), (answer) => answer && changed(answer)),
  };
}

import { PlatformError } from '@platform/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { SignedOut } from '../sign-in/session.js';

/** What a page shows may be this old before it is asked for again. */
const freshMs = 30_000;

/** So many requests of the minute stay for what the person does. */
const keptRequests = 10;

/**
 * The answers that pages share. A lost sign-in is not among the outcomes of a page: it ends them all.
 *
 * After a change, answers that no page shows are forgotten, so that none comes back as it was before. Those that are
 * shown are read again where the change names them.
 *
 * @param requestsLeft of this minute, as the platform said last
 * @param onSessionOver the person must sign in again
 */
export function queryClient(requestsLeft: () => number | undefined, onSessionOver: () => void): QueryClient {
  const onError = (err: Error) => {
    if (isSignedOut(err)) onSessionOver();
  };
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError, onSuccess: () => queries.removeQueries({ type: 'inactive' }) }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, err) => failures < 1 && mayHelp(err),
        refetchOnWindowFocus: () => (requestsLeft() ?? Infinity) > keptRequests,
        // Whether there is a network is found out by asking.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
}

/** The tokens ended, or a fresh one was refused as well. */
export function isSignedOut(err: unknown): boolean {
  return err instanceof SignedOut || (err instanceof PlatformError && err.status === 401);
}

/** What is missing or forbidden stays so, and a 429 says itself when to come again. */
function mayHelp(err: Error): boolean {
  return err instanceof PlatformError && (err.status === 0 || err.status >= 500);
}

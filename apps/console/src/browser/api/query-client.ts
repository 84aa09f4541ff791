import { PlatformError } from '@platform/client';
import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { SignedOut } from '../sign-in/session.js';

const freshMs = 30_000;

// With the change of state that goes with it: a form that shows what was saved must not be made of what was before.
notifyManager.setScheduler(queueMicrotask);

/** Keeps what the APIs answered for a moment, for one person at this tab. */
export function queryClient(onSessionOver: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (fault) => fault instanceof SignedOut && onSessionOver() }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // A page that was left for longer is loaded anew, so that nothing old is shown first.
        gcTime: freshMs,
        retry: (failures, fault) => failures < 1 && isPassing(fault),
        retryDelay: 500,
        // Without a network the person is told so at once.
        networkMode: 'always',
      },
    },
  });
}

/** What asking again may help against: no answer, or a failure of the platform. */
function isPassing(fault: Error): boolean {
  return fault instanceof PlatformError && (fault.code === 'unreachable' || fault.status >= 500);
}

/** After a change: other pages load anew. What is shown stays, for the page to load again what it has changed. */
export function outdate(queries: QueryClient): void {
  queries.removeQueries({ type: 'inactive' });
  void queries.invalidateQueries({ refetchType: 'none' });
  // These are beside every page, in the list to choose from.
  void queries.refetchQueries({ queryKey: ['organizations'], type: 'active' });
}

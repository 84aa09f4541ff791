import type { Key } from '../api/keys.js';
import type { Requests } from '../api/keyed-posts.js';
import { isSignedOut } from '../api/queries.js';
import { useWrite } from '../api/use-write.js';

interface ActionOptions<Answer> {
  send: (platform: Requests) => Promise<Answer>;
  /** What is not as it was any more (see `useWrite`). */
  stale?: Key[] | undefined;
  onDone?: ((answer: Answer) => void) | undefined;
}

/** One request that a press of a button makes, and what became of it. */
export function useAction<Answer>({ send, stale = [], onDone }: ActionOptions<Answer>) {
  const { mutate, isPending, error, reset } = useWrite<Answer>(send, { stale, ...(onDone && { onDone }) });
  return {
    run: () => {
      if (!isPending) mutate();
    },
    isSending: isPending,
    fault: error !== null && !isSignedOut(error) ? error : undefined,
    forget: reset,
  };
}

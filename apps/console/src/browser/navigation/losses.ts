import { useCallback, useEffect, useRef } from 'react';

/** Says in a sentence what of a page would be lost with it now; undefined when nothing would. */
type Loss = () => string | undefined;

let isReloading = false;

/** Loads the page again, whatever it would lose: asked, the person could refuse. */
export function reloadUnasked(): void {
  isReloading = true;
  location.reload();
}

/** Knows what the page that is shown would lose, and asks before it is left, also by a reload or for another site. */
export function useLosses() {
  const losses = useRef(new Set<Loss>());
  const lost = useCallback(() => [...losses.current].map((loss) => loss()).find(Boolean), []);
  const mayLeave = useCallback(() => {
    const loss = lost();
    return loss === undefined || confirm(`${loss} Leave this page?`);
  }, [lost]);
  /** Answers with what ends it. */
  const watch = useCallback((loss: Loss) => {
    losses.current.add(loss);
    return () => {
      losses.current.delete(loss);
    };
  }, []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloading && lost() !== undefined) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [lost]);
  return { mayLeave, watch };
}

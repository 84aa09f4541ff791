import { t } from '@lingui/core/macro';
import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

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
    return loss === undefined || confirm(t`${loss} Leave this page?`);
  }, [lost]);
  /** Answers with what ends it. */
  const watch = useCallback((loss: Loss) => {
    losses.current.add(loss);
    return () => {
      losses.current.delete(loss);
    };
  }, []);
  useBlocker({
    // Another state of the same page, as one whose detail is closed, loses nothing.
    shouldBlockFn: useCallback<ShouldBlockFn>(
      ({ current, next }) => current.pathname !== next.pathname && !mayLeave(),
      [mayLeave],
    ),
    enableBeforeUnload: useCallback(() => !isReloading && lost() !== undefined, [lost]),
  });
  return { mayLeave, watch };
}

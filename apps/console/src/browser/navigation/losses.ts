import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { stringifySearch } from './search.js';

/**
 * Says in a sentence what of a page would be lost with it now; undefined when nothing would. `next` is the path of the
 * page that follows; undefined when that is no page of the console.
 */
type Loss = (next?: string) => string | undefined;

let isReloading = false;

/** Loads the page again, whatever it would lose: asked, the person could refuse. */
export function reloadUnasked(): void {
  isReloading = true;
  location.reload();
}

/** Knows what the page that is shown would lose, and asks before it is left, also by a reload or for another site. */
export function useLosses() {
  const losses = useRef(new Set<Loss>());
  const lost = useCallback((next?: string) => [...losses.current].map((loss) => loss(next)).find(Boolean), []);
  const mayLeave = useCallback(
    (to?: string) => {
      const loss = lost(to?.split('?', 1)[0]);
      return loss === undefined || confirm(i18n._(msg`${loss} Leave this page?`));
    },
    [lost],
  );
  /** Answers with what ends it. */
  const watch = useCallback((loss: Loss) => {
    losses.current.add(loss);
    return () => {
      losses.current.delete(loss);
    };
  }, []);
  useBlocker({
    // Of the ways back and forward: links ask by themselves, at once. A jump within the page leaves nothing.
    shouldBlockFn: useCallback(
      ({ current, next }: { current: Address; next: Address }) =>
        addressOf(current) !== addressOf(next) && !mayLeave(next.pathname),
      [mayLeave],
    ),
    enableBeforeUnload: useCallback(() => !isReloading && lost() !== undefined, [lost]),
  });
  return { mayLeave, watch };
}

interface Address {
  pathname: string;
  search: Record<string, unknown>;
}

const addressOf = ({ pathname, search }: Address) => pathname + stringifySearch(search);

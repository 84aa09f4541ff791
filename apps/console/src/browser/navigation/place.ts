import { useRouterState, type RouterHistory } from '@tanstack/react-router';
import { useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of an entry that shows another state of the same page: the key of the first. */
    visit?: string;
  }
}

export interface Place {
  path: string;
  /** `?` and what follows it, or empty. */
  search: string;
  /** Another one with each change of page, also to the same page again. */
  visit: string;
}

/**
 * Where the page that is shown is. While the script of another one is on its way, the address is that of the other one
 * already: the old page must not take it for its own.
 */
export function usePlace(): Place {
  const { location, shown } = useRouterState({
    select: (state) => ({ location: state.location, shown: state.matches.at(-1)?.pathname }),
  });
  const settled = useRef(location);
  if (withoutSlash(shown) === withoutSlash(location.pathname)) settled.current = location;
  const { pathname, searchStr } = settled.current;
  return { path: pathname, search: searchStr, visit: visitOf(settled.current) };
}

/** Names the visit of a page that an entry of the history belongs to. */
export function visitOf({ state }: Pick<RouterHistory['location'], 'state'>): string {
  return state.visit ?? state.__TSR_key ?? '';
}

function withoutSlash(path = ''): string {
  return path.replace(/\/$/, '');
}

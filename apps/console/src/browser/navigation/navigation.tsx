import { rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useLosses } from './losses.js';

export interface Place {
  path: string;
  /** `?` and what follows it, or empty. */
  search: string;
  /** Another one with each change of page, also to the same page again. */
  visit: number;
}

interface Navigation extends Place, ReturnType<typeof useLosses> {
  /** Without a question (see `mayLeave`). `address` may have a search. */
  navigate: (address: string) => void;
  /** Says in the address what of the page is shown; it stays the same page, also for going back. */
  narrow: (search: URLSearchParams) => void;
  /** True once after each change of page: the new heading takes the focus, which the old page lost. */
  takeFocus: () => boolean;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Pages change without loading; back and forward work as in any site. It is inside of the router, around its pages. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const { history } = useRouter();
  const place = useRouteContext({ from: rootRouteId, select: ({ place }: { place: Place }) => place });
  const { mayLeave, watch } = useLosses();
  const takeFocus = useOwedFocus(place.visit);
  useCountedJumps();
  const isSent = useRef(false);
  const navigate = useCallback(
    (address: string) => {
      isSent.current = true;
      history.push(address, undefined, { ignoreBlocker: true });
    },
    [history],
  );
  useEffect(() => {
    // The browser itself scrolls to where a page was left.
    if (isSent.current) scrollTo(0, 0);
    isSent.current = false;
  }, [place.visit]);
  // A field that shows what the address says must show it at once, which the router does a moment later.
  const [ahead, setAhead] = useState({ of: place, search: place.search });
  const narrow = useCallback(
    (chosen: URLSearchParams) => {
      // The page is left already, for one that is on its way.
      if (history.location.state.__TSR_index !== place.visit) return;
      const search = chosen.size > 0 ? `?${chosen}` : '';
      setAhead({ of: place, search });
      history.replace(place.path + search, undefined, { ignoreBlocker: true });
    },
    [history, place],
  );
  const { path, visit } = place;
  const search = ahead.of === place ? ahead.search : place.search;
  const navigation = useMemo(
    () => ({ path, search, visit, navigate, narrow, takeFocus, mayLeave, watch }),
    [path, search, visit, navigate, narrow, takeFocus, mayLeave, watch],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** Each visit after the first owes the focus to its page. */
function useOwedFocus(visit: number) {
  const owesFocus = useRef(false);
  const shown = useRef(visit);
  const isOther = shown.current !== visit;
  // While it is rendered: the heading of the new page asks in its first effect.
  if (isOther) {
    shown.current = visit;
    owesFocus.current = true;
  }
  return useCallback(() => {
    const owed = owesFocus.current;
    owesFocus.current = false;
    return owed;
  }, []);
}

/** A jump within the page, as by the link that skips to the content, is no step: it is counted with where it began. */
function useCountedJumps() {
  const router = useRouter();
  useLayoutEffect(() => {
    const count = () => {
      if (history.state === null) history.replaceState(router.history.location.state, '');
    };
    // Before the router, which counts from what it finds.
    addEventListener('popstate', count, { capture: true });
    return () => removeEventListener('popstate', count, { capture: true });
  }, [router]);
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('outside of the NavigationProvider');
  return navigation;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Of the page that is shown. */
  isCurrent?: boolean;
}

/** A link to a page of the console. A click with a modifier key, or of another button, is the browser's own affair. */
export function Link({ to, isCurrent, onClick, ...anchor }: LinkProps) {
  const { navigate, mayLeave, path, search } = useNavigation();
  const router = useRouter();
  const isHere = to === path + search;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isHere || mayLeave(to)) navigate(to);
  };
  /** Its page is loaded by the time that it is followed. */
  const prepare = () => void router.preloadRoute({ to: to.split('?', 1)[0] });
  return (
    <a
      onPointerEnter={prepare}
      onFocus={prepare}
      {...anchor}
      href={to}
      onClick={follow}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}

import { useRouter } from '@tanstack/react-router';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useLosses } from './losses.js';
import { usePlace, visitOf, type Place } from './place.js';

interface Navigation extends Place, ReturnType<typeof useLosses> {
  /** Without a question (see `mayLeave`). `address` may have a search. */
  navigate: (address: string) => void;
  /**
   * Says in the address what of the page is shown; it stays the same page. `isStep`: the way back leads to what was
   * shown before, as for a detail that is opened.
   */
  narrow: (search: URLSearchParams, options?: { isStep?: boolean }) => void;
  /** True once after each change of page: the new heading takes the focus, which the old page lost. */
  takeFocus: () => boolean;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Pages change without loading; back and forward work as in any site. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const { history } = useRouter();
  const place = usePlace();
  const losses = useLosses();
  const owesFocus = useRef(false);
  const visit = useRef(visitOf(history.location));
  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        if (visitOf(location) === visit.current) return;
        visit.current = visitOf(location);
        owesFocus.current = true;
        if (action.type === 'PUSH') scrollTo(0, 0);
      }),
    [history],
  );
  const navigate = useCallback(
    (address: string) => history.push(address, undefined, { ignoreBlocker: true }),
    [history],
  );
  const narrow = useCallback<Navigation['narrow']>(
    (search, { isStep = false } = {}) => {
      const query = search.toString();
      const address = `${history.location.pathname}${query && `?${query}`}`;
      const state = { visit: visitOf(history.location) };
      if (isStep) history.push(address, state, { ignoreBlocker: true });
      else history.replace(address, state, { ignoreBlocker: true });
    },
    [history],
  );
  const takeFocus = useCallback(() => {
    const owed = owesFocus.current;
    owesFocus.current = false;
    return owed;
  }, []);
  return <NavigationContext value={{ ...place, ...losses, navigate, narrow, takeFocus }}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('outside of the NavigationProvider');
  return navigation;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** Of the page that is shown. */
  isCurrent?: boolean | undefined;
}

/** A link to a page of the console. A click with a modifier key, or of another button, is the browser's own affair. */
export function Link({ to, isCurrent, onClick, ...rest }: LinkProps) {
  const { navigate, mayLeave, path, search } = useNavigation();
  const isHere = to === path + search;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isHere || mayLeave()) navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} aria-current={isCurrent ? 'page' : undefined} />;
}

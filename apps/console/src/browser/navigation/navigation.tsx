import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useLosses } from './losses.js';

interface Place {
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

/** Pages change without loading; back and forward work as in any site. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>({ path: location.pathname, search: location.search, visit: 0 });
  const { mayLeave, watch } = useLosses();
  const owesFocus = useRef(false);
  const shown = useRef({ address: addressHere(), step: stepHere() ?? 0 });
  const arrive = useCallback(() => {
    owesFocus.current = true;
    shown.current = { address: addressHere(), step: stepHere() ?? 0 };
    setPlace(({ visit }) => ({ path: location.pathname, search: location.search, visit: visit + 1 }));
  }, []);
  const navigate = useCallback(
    (address: string) => {
      history.pushState({ step: shown.current.step + 1 }, '', address);
      arrive();
      scrollTo(0, 0);
    },
    [arrive],
  );
  const narrow = useCallback((search: URLSearchParams) => {
    const query = search.toString();
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}`);
    shown.current.address = addressHere();
    setPlace((current) => ({ ...current, search: location.search }));
  }, []);
  useEffect(() => {
    const count = () => {
      if (stepHere() === undefined) history.replaceState({ step: shown.current.step }, '');
    };
    const onPopState = () => {
      // A jump within the page, as by the link that skips to the content, is no step.
      count();
      const steps = shown.current.step - stepHere()!;
      if (steps === 0) return;
      // The browser has moved already: who stays is taken back to where they were, by as many steps.
      if (addressHere() === shown.current.address || mayLeave()) arrive();
      else history.go(steps);
    };
    count();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [arrive, mayLeave]);
  const takeFocus = useCallback(() => {
    const owed = owesFocus.current;
    owesFocus.current = false;
    return owed;
  }, []);
  return (
    <NavigationContext value={{ ...place, navigate, narrow, takeFocus, mayLeave, watch }}>{children}</NavigationContext>
  );
}

function addressHere(): string {
  return location.pathname + location.search;
}

/**
 * The steps from the page that was loaded to the one in the address bar, kept in the history itself; undefined before
 * they are counted.
 */
function stepHere(): number | undefined {
  return (history.state as { step: number } | null)?.step;
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
  const isHere = to === path + search;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isHere || mayLeave()) navigate(to);
  };
  return <a {...anchor} href={to} onClick={follow} aria-current={isCurrent ? 'page' : undefined} />;
}

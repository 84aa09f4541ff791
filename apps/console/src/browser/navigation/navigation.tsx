import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';

interface Place {
  path: string;
  /** `?` and what follows it, or empty. */
  search: string;
  /** Another one with each change of page, also to the same page again. */
  visit: number;
}

interface Navigation extends Place {
  /** `address` may have a search. */
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
  const owesFocus = useRef(false);
  const arrive = useCallback(() => {
    owesFocus.current = true;
    setPlace(({ visit }) => ({ path: location.pathname, search: location.search, visit: visit + 1 }));
  }, []);
  const navigate = useCallback(
    (address: string) => {
      history.pushState(null, '', address);
      arrive();
      scrollTo(0, 0);
    },
    [arrive],
  );
  const narrow = useCallback((search: URLSearchParams) => {
    const query = search.toString();
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}`);
    setPlace((current) => ({ ...current, search: location.search }));
  }, []);
  useEffect(() => {
    addEventListener('popstate', arrive);
    return () => removeEventListener('popstate', arrive);
  }, [arrive]);
  const takeFocus = useCallback(() => {
    const owed = owesFocus.current;
    owesFocus.current = false;
    return owed;
  }, []);
  return <NavigationContext value={{ ...place, navigate, narrow, takeFocus }}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('outside of the NavigationProvider');
  return navigation;
}

interface LinkProps {
  to: string;
  className?: string;
  /** Of the page that is shown. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link to a page of the console. A click with a modifier key, or of another button, is the browser's own affair. */
export function Link({ to, className, isCurrent, children }: LinkProps) {
  const { navigate } = useNavigation();
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} className={className} onClick={onClick} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

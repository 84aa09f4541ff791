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

interface Navigation {
  path: string;
  navigate: (path: string) => void;
  /** True once after each change of page: the new heading takes the focus, which the old page lost. */
  takeFocus: () => boolean;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Pages change without loading; back and forward work as in any site. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const [path, setPath] = useState(location.pathname);
  const owesFocus = useRef(false);
  const change = useCallback((next: string) => {
    owesFocus.current = true;
    setPath(next);
  }, []);
  const navigate = useCallback(
    (next: string) => {
      history.pushState(null, '', next);
      change(next);
      scrollTo(0, 0);
    },
    [change],
  );
  useEffect(() => {
    const onBack = () => change(location.pathname);
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [change]);
  const takeFocus = useCallback(() => {
    const owed = owesFocus.current;
    owesFocus.current = false;
    return owed;
  }, []);
  return <NavigationContext value={{ path, navigate, takeFocus }}>{children}</NavigationContext>;
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

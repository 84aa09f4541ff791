import {
  cloneElement,
  lazy,
  Suspense,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
} from 'react';

export interface MenuProps {
  /** Opens the menu. */
  button: ReactElement<object>;
}

/**
 * A button with a menu. What a menu takes is loaded when somebody is about to open one: it is a tenth of all that the
 * first page loads.
 */
export function lazyMenu<P extends MenuProps>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Menu = lazy(load);
  const ahead = () => void load();
  return function LazyMenu(props: P) {
    const [isWanted, setWanted] = useState(false);
    const closed = cloneElement(props.button, {
      ...{ 'aria-haspopup': 'menu', 'aria-expanded': false },
      ...{ onClick: () => setWanted(true), onPointerEnter: ahead, onFocus: ahead },
    });
    if (!isWanted) return closed;
    return (
      <Suspense fallback={closed}>
        <Menu {...(props as ComponentProps<typeof Menu>)} />
      </Suspense>
    );
  };
}

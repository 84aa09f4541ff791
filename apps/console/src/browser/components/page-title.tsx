import { useEffect, useRef } from 'react';
import { useNavigation } from '../navigation/navigation.js';

/**
 * The heading of a page, also of the window, which names the part of the page too. After a change of page it takes the
 * focus, so that it is read out.
 */
export function PageTitle({ children, part }: { children: string; part?: string | undefined }) {
  const { takeFocus } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${part ? `${part} · ` : ''}${children} · Console`;
  }, [children, part]);
  useEffect(() => {
    if (takeFocus()) heading.current?.focus();
  }, [takeFocus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

import { useEffect, type RefObject } from 'react';

/** What a control may be in, each with a heading that says what it is. */
const places = 'form, li, section, main';
const headings = 'h1, h2, h3';

/**
 * A control that goes away with the focus, as of a card that was deleted, leaves it to nobody: who goes by the keyboard
 * or hears the page would be nowhere. The heading of what it was in takes the focus then, without scrolling.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current!;
    let last: Element | undefined;
    let around: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target as Element;
      around = [];
      for (let at: Element | null = last; at; at = at.parentElement) if (at.matches(places)) around.push(at);
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !last || last.isConnected) return;
      last = undefined;
      const place = around.find((one) => one.isConnected && one.querySelector(headings));
      const heir = place?.querySelector<HTMLElement>(headings) ?? root;
      heir.tabIndex = -1;
      heir.focus({ preventScroll: true });
    });
    root.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [within]);
}

import { useEffect, useRef } from 'react';
import { paths } from '../navigation/routes.js';

const storageKey = 'console.keys';

/** Single keys can be in the way of who speaks to the computer, or hits one by mistake (WCAG 2.1.4). */
export const areKeysOn = () => localStorage.getItem(storageKey) !== 'off';
export const switchKeys = (isOn: boolean) => localStorage.setItem(storageKey, isOn ? 'on' : 'off');

/** After `g`. */
export const places: Readonly<Record<string, string>> = {
  o: paths.organizations,
  a: paths.applications,
  l: paths.links,
  s: paths.linkStatistics,
};

interface KeyActions {
  openPalette: () => void;
  openKeys: () => void;
  goTo: (address: string) => void;
  switchColours: () => void;
}

/** Ctrl or ⌘ with K opens the palette; single keys do what the list of keys says (see `KeyList`). */
export function useKeys(actions: KeyActions): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    let isAfterG = false;
    const onKeyDown = (event: KeyboardEvent) => {
      const { openPalette, openKeys, goTo, switchColours } = current.current;
      const { key, ctrlKey, metaKey, altKey } = event;
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
        event.preventDefault();
        return openPalette();
      }
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || !areKeysOn() || isTyping(event.target)) return;
      const place = isAfterG ? places[key] : undefined;
      isAfterG = key === 'g';
      if (place) return goTo(place);
      const act = {
        '?': openKeys,
        t: switchColours,
        c: () => click('[data-main-action] a, [data-main-action] button'),
        j: () => step(1),
        k: () => step(-1),
        x: () => rowInFocus()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
        '/': () => document.querySelector<HTMLElement>('main [role="search"] input')?.focus(),
      }[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** In a field, a menu or a dialog a key is theirs. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isField = target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])');
  return isField || target.isContentEditable || target.closest('[role="menu"], [role="dialog"]') !== null;
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(`main :is(${selector})`)?.click();
}

function rowInFocus(): Element | null | undefined {
  return document.activeElement?.closest('main tbody tr');
}

/** To the first link or button of the next row, or of the one before. */
function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll('main tbody tr')];
  const at = rows.findIndex((row) => row === rowInFocus());
  const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.querySelector<HTMLElement>('td a, td button')?.focus();
}

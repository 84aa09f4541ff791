import { useEffect, useRef } from 'react';

export interface KeyActions {
  onPalette: () => void;
  /** Shows the list of keys. */
  onList: () => void;
  onTheme: () => void;
  onNew: () => void;
  /** After `g`. */
  onGo: (letter: string) => void;
}

/** How long `g` waits for its letter. */
const patienceMs = 1500;

/** Where keys write, or choose. */
const fields = 'input, textarea, select, [contenteditable], [role="menu"], [aria-modal="true"]';

/**
 * The keys of the console: Ctrl or ⌘ with K everywhere, and single ones while no field has the focus and nothing lies
 * above the page.
 * @param areSingle whether the person wants keys without Ctrl
 */
export function useKeys(actions: KeyActions, areSingle: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let wentAt = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        latest.current.onPalette();
        return;
      }
      if (!areSingle || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const isAfterG = event.timeStamp - wentAt < patienceMs;
      wentAt = -Infinity;
      if (isAfterG) {
        event.preventDefault();
        latest.current.onGo(event.key);
      } else if (event.key === 'g') wentAt = event.timeStamp;
      else if (actOn(event.key, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [areSingle]);
}

function isTaken(target: EventTarget | null): boolean {
  const isInField = target instanceof Element && target.closest(fields) !== null;
  return isInField || document.querySelector('[aria-modal="true"]') !== null;
}

/** Answers whether the key means something. */
function actOn(key: string, actions: KeyActions): boolean {
  if (key === '/') {
    if (!focusSearch()) actions.onPalette();
  } else if (key === '?') actions.onList();
  else if (key === 't') actions.onTheme();
  else if (key === 'c') actions.onNew();
  else return false;
  return true;
}

/** The search of the page that is shown, if it has one. */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input:is([type="search"], [role="searchbox"])');
  search?.focus();
  search?.select();
  return search !== null;
}

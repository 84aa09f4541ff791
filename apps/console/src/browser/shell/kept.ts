import { useCallback, useSyncExternalStore } from 'react';

const readers = new Set<() => void>();

function subscribe(reader: () => void) {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
}

/** A choice of the person that this browser keeps under `console.<name>`; undefined while there is none. */
export function useKept(name: string): [string | undefined, (value: string | undefined) => void] {
  const key = `console.${name}`;
  const value = useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? undefined);
  const keep = useCallback(
    (next: string | undefined) => {
      if (next === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, next);
      for (const reader of readers) reader();
    },
    [key],
  );
  return [value, keep];
}

import { useCallback, useState } from 'react';

/** A choice of the person that this browser keeps under `console.<name>`; undefined while there is none. */
export function useKept(name: string): [string | undefined, (value: string | undefined) => void] {
  const key = `console.${name}`;
  const [value, setValue] = useState(() => localStorage.getItem(key) ?? undefined);
  const keep = useCallback(
    (next: string | undefined) => {
      if (next === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, keep];
}

import { useState } from 'react';

/** The rows of a list that were chosen, by their ids; also those of other pages of the list. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const hasAll = (ids: readonly string[]) => ids.length > 0 && ids.every((id) => chosen.has(id));
  const without = (ids: readonly string[]) => new Set([...chosen].filter((id) => !ids.includes(id)));
  return {
    ids: [...chosen],
    has: (id: string) => chosen.has(id),
    hasAll,
    hasSome: (ids: readonly string[]) => ids.some((id) => chosen.has(id)),
    toggle: (id: string) => setChosen(chosen.has(id) ? without([id]) : new Set([...chosen, id])),
    toggleAll: (ids: readonly string[]) => setChosen(hasAll(ids) ? without(ids) : new Set([...chosen, ...ids])),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

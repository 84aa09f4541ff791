import { useState } from 'react';

/** What a form holds that is not read off native controls, beside what of it is stored. */
export function useEdited<T extends object>(given: T) {
  const [draft, setDraft] = useState(given);
  const [saved, setSaved] = useState(given);
  return {
    draft,
    saved,
    isChanged: textOf(draft) !== textOf(saved),
    change: (changes: Partial<T>) => setDraft((current) => ({ ...current, ...changes })),
    /** The API has made `stored` of what was sent; what was typed meanwhile stays. */
    settle: (sent: T, stored: T) => {
      setSaved(stored);
      setDraft((current) => (textOf(current) === textOf(sent) ? stored : current));
    },
  };
}

function textOf(value: object): string {
  return JSON.stringify(value);
}

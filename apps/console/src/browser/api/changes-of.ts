/**
 * What of `given` differs from `shown`, which is how the form read before the person changed it. Only that is sent:
 * nothing that somebody else has changed meanwhile is put back. A list is one thing, and sent as a whole.
 */
export function changesOf<T extends object>(shown: T, given: T): Partial<T> {
  const changed = Object.entries(given).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(shown[name as keyof T]),
  );
  return Object.fromEntries(changed) as Partial<T>;
}

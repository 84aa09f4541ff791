import { useNavigation } from '../navigation/navigation.js';

/**
 * What of a list is shown, as the address says it, so that a reload, the way back and a link keep it. A change begins
 * the list at its first page.
 */
export function useAddress() {
  const { search, narrow } = useNavigation();
  const asked = new URLSearchParams(search);
  const change = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ ...changes, page: undefined, cursor: undefined })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    narrow(next);
  };
  return { asked, change };
}

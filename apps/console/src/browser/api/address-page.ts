import { useNavigation } from '../navigation/navigation.js';

/** The page of a list, counted from 1, and where it begins in a list that is read by cursors: both of the address. */
export function useAddressPage() {
  const { search, narrow } = useNavigation();
  const query = new URLSearchParams(search);
  const given = query.get('page') ?? '';
  const setPage = (next: number, cursor?: string) => {
    if (next > 1) query.set('page', String(next));
    else query.delete('page');
    if (next > 1 && cursor !== undefined) query.set('cursor', cursor);
    else query.delete('cursor');
    narrow(query);
  };
  const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
  return { page, cursor: (page > 1 && query.get('cursor')) || undefined, setPage };
}

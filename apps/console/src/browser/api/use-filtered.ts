import { useNavigation } from '../navigation/navigation.js';
import type { Api } from './api.js';
import { usePaged } from './use-paged.js';

/** What to load: the fields of a filter form that are filled in, and the page counted from 1. */
interface Chosen {
  filters: URLSearchParams;
  page: number;
  /** Where the page begins, of a list that has cursors. */
  cursor: string | undefined;
  signal: AbortSignal;
}

/**
 * A list (see `usePaged`) that a filter form narrows. The filters are in the address of the page, as the page of the
 * list is; others begin at their first page, and the same once more load it again.
 * @param key names what is loaded, without filters and page
 * @param fields of the form; whatever else is in the address is not asked for
 */
export function useFiltered<T>(
  key: string,
  fields: string[],
  load: (api: Api, chosen: Chosen) => Promise<T>,
  lastPageOf: (list: T) => number,
  nextOf?: (list: T) => string | undefined,
) {
  const { search, narrow } = useNavigation();
  const filters = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => fields.includes(name)));
  const { resource, refresh, page, setPage, showFirst } = usePaged(
    `${key} ${filters.toString()}`,
    (api, number, signal, cursor) => load(api, { filters, page: number, cursor, signal }),
    lastPageOf,
    nextOf,
  );
  const onFilter = (chosen: URLSearchParams) => {
    if (page === 1 && chosen.toString() === filters.toString()) refresh();
    else narrow(chosen);
  };
  return { resource, refresh, filters, onFilter, page, setPage, showFirst };
}

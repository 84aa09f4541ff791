import { useState } from 'react';
import type { Api } from './api.js';
import { useResource } from './use-resource.js';

/** What to load: the fields of a filter form that are filled in, and the page counted from 1. */
interface Chosen {
  filters: URLSearchParams;
  page: number;
  signal: AbortSignal;
}

/**
 * A resource (see `useResource`) that a filter form narrows: other filters begin at its first page, and the same once more
 * load it again.
 * @param key names what is loaded, without filters and page
 */
export function useFiltered<T>(key: string, load: (api: Api, chosen: Chosen) => Promise<T>) {
  const [filters, setFilters] = useState(() => new URLSearchParams());
  const [page, setPage] = useState(1);
  const { resource, refresh } = useResource(`${key} ${filters.toString()} ${page}`, (api, signal) =>
    load(api, { filters, page, signal }),
  );
  const onFilter = (chosen: URLSearchParams) => {
    setPage(1);
    if (chosen.toString() === filters.toString()) refresh();
    else setFilters(chosen);
  };
  return { resource, refresh, filters, onFilter, page, setPage };
}

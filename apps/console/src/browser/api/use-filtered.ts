import { useState } from 'react';
import { useNavigation } from '../navigation/navigation.js';
import type { Api } from './api.js';
import { useResource } from './use-resource.js';

/** What to load: the fields of a filter form that are filled in, and the page counted from 1. */
interface Chosen {
  filters: URLSearchParams;
  page: number;
  signal: AbortSignal;
}

/**
 * A resource (see `useResource`) that a filter form narrows. The filters are in the address of the page, so that a reload, the way back and
 * a link keep them; others begin at their first page, and the same once more load it again.
 * @param key names what is loaded, without filters and page
 * @param fields of the form; whatever else is in the address is not asked for
 */
export function useFiltered<T>(key: string, fields: string[], load: (api: Api, chosen: Chosen) => Promise<T>) {
  const { search, visit, narrow } = useNavigation();
  const filters = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => fields.includes(name)));
  const of = `${key} ${filters.toString()}`;
  const [turned, setTurned] = useState({ of, visit, page: 1 });
  const page = turned.of === of && turned.visit === visit ? turned.page : 1;
  const setPage = (next: number) => setTurned({ of, visit, page: next });
  const { resource, refresh } = useResource(`${of} ${page}`, (api, signal) => load(api, { filters, page, signal }));
  const onFilter = (chosen: URLSearchParams) => {
    setPage(1);
    if (chosen.toString() === filters.toString()) refresh();
    else narrow(chosen);
  };
  return { resource, refresh, filters, onFilter, page, setPage };
}

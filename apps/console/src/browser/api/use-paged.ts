import { useEffect } from 'react';
import { useNavigation } from '../navigation/navigation.js';
import type { Api } from './api.js';
import { useResource, type Resource } from './use-resource.js';

/** The page of a list, counted from 1. It is in the address, so that a reload, the way back and a link keep it. */
export function usePage() {
  const { search, narrow } = useNavigation();
  const query = new URLSearchParams(search);
  const given = query.get('page') ?? '';
  const setPage = (next: number) => {
    if (next > 1) query.set('page', String(next));
    else query.delete('page');
    narrow(query);
  };
  return { page: /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1, setPage };
}

/**
 * A list (see `useResource`) that is read page by page. A page that has come to be behind the end, as when all that was on it was removed,
 * makes room for the last one.
 * @param key names the list, without its page
 */
export function usePaged<T>(
  key: string,
  load: (api: Api, page: number, signal: AbortSignal) => Promise<T>,
  lastPageOf: (list: T) => number,
) {
  const { page, setPage } = usePage();
  const of = `${key} ${page}`;
  const { resource: loaded, refresh } = useResource(of, async (api, signal) => ({
    of,
    list: await load(api, page, signal),
  }));
  // What is there may still be another page, or another list.
  const lastPage =
    loaded.state === 'ready' && loaded.value.of === of ? Math.max(1, lastPageOf(loaded.value.list)) : page;
  const isBehindEnd = page > lastPage;
  useEffect(() => {
    if (isBehindEnd) setPage(lastPage);
    // `setPage` differs at each rendering, and does the same.
  }, [isBehindEnd, lastPage]);
  const resource: Resource<T> =
    loaded.state !== 'ready'
      ? loaded
      : isBehindEnd
        ? { state: 'loading' }
        : { state: 'ready', value: loaded.value.list };
  return {
    resource,
    refresh,
    page,
    setPage,
    /** Where what was just made is. */
    showFirst: () => (page === 1 ? refresh() : setPage(1)),
  };
}

import { PlatformError } from '@platform/client';
import { useEffect, useRef } from 'react';
import { useNavigation } from '../navigation/navigation.js';
import type { Api } from './api.js';
import { useResource, type Resource } from './use-resource.js';

/**
 * The page of a list, counted from 1, and where it begins in a list that is read by cursors. Both are in the address,
 * so that a reload, the way back and a link keep them.
 */
export function usePage() {
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

/**
 * A list (see `useResource`) that is read page by page. A page that has come to be behind the end, as when all that was
 * on it was removed, makes room for the last one.
 * @param key names the list, without its page
 * @param nextOf the cursor of the page that follows, of a list that has cursors: what is added meanwhile does not move
 * the next page then
 */
export function usePaged<T>(
  key: string,
  load: (api: Api, page: number, signal: AbortSignal, cursor: string | undefined) => Promise<T>,
  lastPageOf: (list: T) => number,
  nextOf?: (list: T) => string | undefined,
) {
  const { page, cursor, setPage } = usePage();
  /**
   * Where pages begin that were left, for the way back to them; a reload forgets them, and the way back goes by number.
   */
  const begins = useRef(new Map<string, string>());
  const { resource: loaded, refresh } = useResource(`${key} ${page} ${cursor ?? ''}`, (api, signal) =>
    load(api, page, signal, cursor),
  );
  const shown = loaded.state === 'ready' ? loaded.value : undefined;
  const lastPage = shown === undefined ? page : Math.max(1, lastPageOf(shown));
  const isBehindEnd = cursor === undefined && page > lastPage;
  useEffect(() => {
    if (isBehindEnd) setPage(lastPage);
    // `setPage` differs at each rendering, and does the same.
  }, [isBehindEnd, lastPage]);
  // Where the page began is no more, as in an address that was kept for long: it is the one of this number then.
  const isLost = cursor !== undefined && loaded.state === 'failed' && refusesCursor(loaded.fault);
  useEffect(() => {
    if (isLost) setPage(page);
  }, [isLost]);
  const resource: Resource<T> = isBehindEnd ? { state: 'loading' } : loaded;
  const next = shown === undefined ? undefined : nextOf?.(shown);
  const goTo = (number: number) => {
    if (cursor !== undefined) begins.current.set(`${key} ${page}`, cursor);
    setPage(number, number === page + 1 ? next : begins.current.get(`${key} ${number}`));
  };
  return {
    resource,
    refresh,
    page,
    setPage: goTo,
    /** Where what was just made is. */
    showFirst: () => (page === 1 ? refresh() : setPage(1)),
  };
}

function refusesCursor(fault: Error): boolean {
  return fault instanceof PlatformError && 'cursor' in fault.fields;
}

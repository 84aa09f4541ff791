import { nextPage, PlatformError, type Answer, type PathOf } from '@platform/client';
import { useEffect, useRef } from 'react';
import { useAddressFilters } from './address-filters.js';
import { useAddressPage } from './address-page.js';
import type { Params } from './keys.js';
import { useRead, type Read } from './use-read.js';

type HasPages<Body> = Extract<Body, { meta?: unknown } | { data: { maxpage: number } }>;

/** The paths of lists that have pages. */
type ListPath = {
  [P in PathOf<'get'>]: HasPages<Answer<'get', P>> extends never ? never : P;
}[PathOf<'get'>];

/** Where a page of a list is in it. */
export interface Paging {
  /** The fields of the filter form that are filled in. */
  filters: URLSearchParams;
  /** Others begin at their first page; the same once more read it again. */
  onFilter: (chosen: URLSearchParams) => void;
  /** Counted from 1. */
  page: number;
  lastPage: number;
  /** Of a list with cursors, which says whether something follows. */
  hasNext: boolean;
  setPage: (page: number) => void;
  /** Where what was just made is. */
  showFirst: () => void;
}

export type List<P extends ListPath> = Read<Answer<'get', P>> & Paging;

/**
 * A page of a list, narrowed by filters. Both are in the address, so that a reload, the way back and a link keep them.
 * A page that has come to be behind the end makes room for the last one. A list with cursors goes on by them: what is
 * added meanwhile does not move the next page.
 *
 * @param params what every page asks for, as `{ path: { uuid }, query: { per_page: 100 } }`
 * @param fields of the filter form, named as the API does; whatever else is in the address is not asked for
 * @param asAsked turns what the form holds into what the API takes, where they differ (see `byMoments`)
 */
export function useList<P extends ListPath>(
  path: P,
  params: Params<P>,
  fields: readonly string[] = [],
  asAsked: (filters: URLSearchParams) => URLSearchParams = (filters) => filters,
): List<P> {
  const { page, cursor, setPage } = useAddressPage();
  const { filters, choose } = useAddressFilters(fields);
  const place = cursor === undefined ? { page: String(page) } : { cursor };
  const given = params as { path?: object; query?: object };
  const query = { ...given.query, ...Object.fromEntries(asAsked(filters)), ...place };
  const list: Read<Answer<'get', P>> = useRead(path, ...([{ ...given, query }] as never));
  const answer = list.data;
  const lastPage = answer === undefined ? page : Math.max(1, lastPageOf(answer));
  const isBehindEnd = cursor === undefined && page > lastPage;
  useEffect(() => {
    if (isBehindEnd) setPage(lastPage);
    // `setPage` differs at each rendering, and does the same.
  }, [isBehindEnd, lastPage]);
  // Where the page began is no more, as in an address that was kept for long: it is the one of this number then.
  const isLost = cursor !== undefined && list.error instanceof PlatformError && 'cursor' in list.error.fields;
  useEffect(() => {
    if (isLost) setPage(page);
  }, [isLost]);
  const next = answer && nextPage(answer)?.cursor;
  const begins = useBegins(`${path} ${filters.toString()}`, page, cursor);
  return {
    ...list,
    filters,
    onFilter: (chosen) => choose(chosen, list.refresh),
    page,
    lastPage,
    hasNext: next !== undefined || page < lastPage,
    setPage: (number) => setPage(number, number === page + 1 ? next : begins.get(number)),
    showFirst: () => (page === 1 ? list.refresh() : setPage(1)),
  };
}

/** Where pages began that were left, for the way back to them; a reload forgets them, and that goes by number then. */
function useBegins(list: string, page: number, cursor: string | undefined) {
  const begins = useRef(new Map<string, string>());
  if (cursor !== undefined) begins.current.set(`${list} ${page}`, cursor);
  return { get: (number: number) => begins.current.get(`${list} ${number}`) };
}

/** Of the platform's lists, and of those of links; 1 of a plain list. */
function lastPageOf(answer: object): number {
  const { meta, data } = answer as { meta?: { last_page: number }; data?: { maxpage?: number } };
  return meta?.last_page ?? data?.maxpage ?? 1;
}

export interface ListOptions<Filter extends string> {
  filters: readonly Filter[];
  sort?: string;
}

export interface ListState<Filter extends string> {
  filters: Partial<Record<Filter, string>>;
  isFiltered: boolean;
  /** A column; with a `-` before it, the greatest or newest comes first. */
  sort: string | undefined;
  /** Counted from 1. */
  page: number;
  /** The id of the row whose detail is open. */
  detail: string | undefined;
}

export interface ListChanges<Filter extends string> {
  filters?: Partial<Record<Filter, string | undefined>>;
  sort?: string;
  page?: number;
  detail?: string | undefined;
}

/** What the search of an address says of a list. What makes no sense there counts as not given. */
export function listStateOf<Filter extends string>(
  search: string,
  { filters: names, sort }: ListOptions<Filter>,
): ListState<Filter> {
  const given = new URLSearchParams(search);
  const page = given.get('page') ?? '';
  const chosen = names.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    filters: Object.fromEntries(chosen) as Partial<Record<Filter, string>>,
    isFiltered: chosen.length > 0,
    sort: given.get('sort') || sort,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    detail: given.get('detail') || undefined,
  };
}

/** The search after some of it was changed. What is as it is without being said is left out. */
export function withChanges<Filter extends string>(
  search: string,
  changes: ListChanges<Filter>,
  { sort }: ListOptions<Filter>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  for (const [name, value] of Object.entries(changes.filters ?? {})) put(name, value as string | undefined);
  if (changes.sort !== undefined) put('sort', changes.sort === sort ? undefined : changes.sort);
  // Another list, in whole or in its order, has other pages.
  if (changes.filters || changes.sort !== undefined) for (const name of ['page', 'cursor']) next.delete(name);
  if (changes.page !== undefined) put('page', changes.page > 1 ? String(changes.page) : undefined);
  if ('detail' in changes) put('detail', changes.detail);
  return next;
}

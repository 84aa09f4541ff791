import { z } from 'zod';

const perPage = z.coerce
  .number()
  .int()
  .min(1)
  .transform((value) => Math.min(value, 100));
const pageNumber = z.coerce.number().int().min(1).max(1_000_000);

/**
 * Query of a paginated list: `per_page` above 100 is clamped, below 1 or not a number is 422
 * (docs/decisions.md#success-bodies).
 */
export const pageQuery = z.object({
  per_page: perPage.default(25),
  page: pageNumber.default(1),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** Query of a list that is plain unless a page of it is asked for. */
export const optionalPageQuery = z.object({
  per_page: perPage.optional(),
  page: pageNumber.optional(),
});
export type OptionalPageQuery = z.infer<typeof optionalPageQuery>;

/** A plain list holds so many at most. */
export const mostInPlainList = 1_000;
const firstOfMany: PageQuery = { per_page: 100, page: 1 };
/** What is read where no page was asked for: one more than a plain list holds tells whether it is too long. */
const plainList: PageQuery = { per_page: mostInPlainList + 1, page: 1 };

const pageLinks = z.object({
  first: z.string(),
  last: z.string(),
  prev: z.string().nullable(),
  next: z.string().nullable(),
});
const pageMeta = z.object({
  current_page: z.int(),
  from: z.int().nullable(),
  last_page: z.int(),
  path: z.string(),
  per_page: z.int(),
  to: z.int().nullable(),
  total: z.int(),
});

/** `{data: [item], links, meta}` of a paginated list. */
export function paginated<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), links: pageLinks, meta: pageMeta });
}

/** As `paginated`, of a list that may hold millions, of which not all are counted. */
export function paginatedLog<T extends z.ZodType>(item: T) {
  const meta = pageMeta.extend({
    total_is_lower_bound: z.literal(true).optional().describe('There are `total` or more: no more were counted'),
  });
  return paginated(item).extend({ meta });
}

/** `{data: item}` of a single answer. */
export function single<T extends z.ZodType>(item: T) {
  return z.object({ data: item });
}

/** `{data: [item]}` of a plain list. */
export function list<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item) });
}

/** `{data: [item]}`, with `links` and `meta` when a page was asked for, or the list is too long to be plain. */
export function maybePaginated<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), links: pageLinks.optional(), meta: pageMeta.optional() });
}

/** Wraps one page of rows. `path` is the absolute address of the list; `query` holds the filters to repeat in its links. */
export function page<T>(
  rows: T[],
  total: number,
  at: PageQuery,
  path: string,
  query: Record<string, string | number | null | undefined> = {},
) {
  const last = Math.max(1, Math.ceil(total / at.per_page));
  const from = rows.length === 0 ? null : (at.page - 1) * at.per_page + 1;
  const link = (number: number) => {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value != null) params.set(name, String(value));
    params.set('per_page', String(at.per_page));
    params.set('page', String(number));
    return `${path}?${params.toString()}`;
  };
  return {
    data: rows,
    links: {
      first: link(1),
      last: link(last),
      prev: at.page > 1 ? link(Math.min(at.page - 1, last)) : null,
      next: at.page < last ? link(at.page + 1) : null,
    },
    meta: {
      current_page: at.page,
      from,
      last_page: last,
      path,
      per_page: at.per_page,
      to: from === null ? null : from + rows.length - 1,
      total,
    },
  };
}

/** As `page`, for `paginatedLog`. */
export function logPage<T>(
  rows: T[],
  counted: { total: number; isCut: boolean },
  at: PageQuery,
  path: string,
  query: Parameters<typeof page>[4] = {},
) {
  const answer = page(rows, counted.total, at, path, query);
  return { ...answer, meta: { ...answer.meta, ...(counted.isCut && { total_is_lower_bound: true as const }) } };
}

interface MaybePaged<T> {
  query: OptionalPageQuery;
  read: (limit: number, offset: number) => Promise<T[]>;
  count: () => Promise<number>;
  /** As of `page`. */
  path: string;
  filter?: Parameters<typeof page>[4];
}

/**
 * The plain list, or the page of it that was asked for. A list too long to be plain is never cut off unsaid: it is answered by its
 * first page, whose links go on.
 */
export async function maybePage<T>({ query, read, count, path, filter }: MaybePaged<T>) {
  const asked = query.per_page !== undefined || query.page !== undefined;
  const wanted = asked ? pageQuery.parse({ per_page: query.per_page, page: query.page }) : plainList;
  const rows = await read(wanted.per_page, (wanted.page - 1) * wanted.per_page);
  if (!asked && rows.length <= mostInPlainList) return { data: rows };
  const at = asked ? wanted : firstOfMany;
  return page(rows.slice(0, at.per_page), await count(), at, path, filter);
}

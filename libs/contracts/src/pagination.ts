import { z } from 'zod';
import { cutOf, writeCursor, type Cursor, type Cut } from './cursor.js';

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
export const maxInPlainList = 1_000;
const firstOfMany: PageQuery = { per_page: 100, page: 1 };

/** What a list is searched for; empty is everything. */
export const listWords = z
  .string()
  .max(255)
  .refine((value) => !value.includes('\0'), { message: 'must not hold control characters' })
  .optional();

/** The order of a list: a column, with a `-` before it the greatest or newest first. */
export function sortBy<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return z.enum(sorts, { error: `must be one of ${sorts.join(', ')}` }).default(sorts[0] as never);
}

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
  total_is_lower_bound: z.literal(true).optional().describe('There are `total` or more: no more were counted'),
});

/** `{data: [item], links, meta}` of a paginated list. */
export function paginated<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), links: pageLinks, meta: pageMeta });
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

/** How many rows a list has. */
export interface Counted {
  total: number;
  /** There are `total` or more: no more were counted. */
  isCut: boolean;
}

interface Listed<T> {
  /** Absolute address of the list. */
  path: string;
  /** Filters, which the links repeat. */
  filters?: Record<string, string | number | null | undefined>;
  /** What the rows are ordered by, as the `cursor` of the query takes it. */
  keysOf: (row: T) => readonly (string | number)[];
}

/**
 * Wraps one page of rows. `links.next` goes on behind the last row; the other links have numbers.
 *
 * @param rows as many as `cutOf` says: one more than the page holds when there is a next page
 */
export function page<T>(
  rows: readonly T[],
  { total, isCut }: Counted,
  at: PageQuery & { cursor?: Cursor<unknown> | undefined },
  { path, filters = {}, keysOf }: Listed<T>,
) {
  const { per_page } = at;
  const number = at.cursor?.page ?? at.page;
  const data = rows.slice(0, per_page);
  const from = data.length === 0 ? null : (number - 1) * per_page + 1;
  // What is not counted to its end reaches beyond the page, so that one can go on by numbers, too.
  const atLeast = isCut && from !== null ? Math.max(total, from - 1 + rows.length) : total;
  const last = Math.max(1, Math.ceil(atLeast / per_page));
  const lastRow = rows.length > per_page ? data.at(-1) : undefined;
  const link = (place: { page: number } | { cursor: string }) => {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...filters, per_page, ...place }))
      if (value != null) params.set(name, String(value));
    return `${path}?${params.toString()}`;
  };
  return {
    data,
    links: {
      first: link({ page: 1 }),
      last: link({ page: last }),
      prev: number > 1 ? link({ page: Math.min(number - 1, last) }) : null,
      next: lastRow === undefined ? null : link({ cursor: writeCursor(number + 1, keysOf(lastRow)) }),
    },
    meta: {
      current_page: number,
      from,
      last_page: last,
      path,
      per_page,
      to: from === null ? null : from + data.length - 1,
      total: atLeast,
      ...(isCut && { total_is_lower_bound: true as const }),
    },
  };
}

interface MaybePaged<T, K> extends Listed<T> {
  query: OptionalPageQuery & { cursor?: Cursor<K> | undefined };
  read: (cut: Cut<K>) => Promise<T[]>;
  count: () => Promise<Counted>;
}

/**
 * The plain list, or the page of it that was asked for. A list too long to be plain is never cut off unsaid: it is
 * answered by its first page, whose links go on.
 */
export async function maybePage<T, K>({ query, read, count, ...listed }: MaybePaged<T, K>) {
  const asked = query.per_page !== undefined || query.page !== undefined || query.cursor !== undefined;
  if (!asked) {
    const rows = await read(cutOf({ page: 1 }, maxInPlainList));
    if (rows.length <= maxInPlainList) return { data: rows };
    return page(rows, await count(), firstOfMany, listed);
  }
  const at = { ...pageQuery.parse({ per_page: query.per_page, page: query.page }), cursor: query.cursor };
  return page(await read(cutOf(at, at.per_page)), await count(), at, listed);
}

import { z } from 'zod';
import { cursorOf, instantKey, writeCursor, type Cursor } from '../cursor.js';
import type { Counted } from '../pagination.js';

/**
 * Clients test `error` as a number and as a truth value: it is the integer 0 or 1 everywhere
 * (docs/decisions.md#error-is-an-integer).
 */
export const noError = z.literal(0);

/** Every failure. `code` is ours and additive; `errors` names the fields of a 400. */
export const linkFailure = z.object({
  error: z.literal(1),
  message: z.string(),
  code: z.string(),
});

/** Answer of an update or a deletion that has nothing else to say. */
export const linkMessage = z.object({ error: noError, message: z.string() });

/** Answer of an addition that has nothing else to say. */
export const addedRecord = z.object({ error: noError, id: z.int() });

/** As the real installs of this API have it: who asks for more gets that many, and `perpage` says so. */
const maxPerPage = 1_000;
const perPage = 15;
const maxPage = 1_000_000_000;

/** Text that is not a number fails, every number is clamped into the range (docs/contracts/links.md#lists). */
const clamped = (fallback: number, most: number) =>
  z
    .string()
    .max(20)
    .refine((text) => !Number.isNaN(Number(text)), { message: 'must be a number' })
    .transform((text) => Math.min(most, Math.max(1, Math.trunc(Number(text.trim() || fallback)))))
    .default(fallback);

/** An id of a row, as a key of a cursor. */
export const rowKey = z.int32().min(1);

/** Query of a list of the link-management API whose rows are ordered by `keys`, unique together. */
export function linkPageQueryBy<K extends readonly (string | number)[]>(keys: z.ZodType<K>) {
  return z.object({ limit: clamped(perPage, maxPerPage), page: clamped(1, maxPage), cursor: cursorOf(keys) });
}

/** What the lists are ordered by whose newest records come first. */
export const newestKeys = z.tuple([instantKey, rowKey]);

/** Query of the lists that are ordered by id. */
export const linkPageQuery = linkPageQueryBy(z.tuple([rowKey]));
export type LinkPageQuery = z.infer<typeof linkPageQuery>;

/** What a list is searched for; empty is everything. */
export const searchWords = z
  .string()
  .max(255)
  .refine((value) => !value.includes('\0'), { message: 'must not hold control characters' })
  .default('');

/** Query of the lists that are ordered by id and searched by name. */
export const namedPageQuery = linkPageQuery.extend({ q: searchWords.describe('part of the name, in any letter case') });
export type NamedPageQuery = z.infer<typeof namedPageQuery>;

/**
 * `{error, data: {result, perpage, currentpage, nextpage, maxpage, <collection>: [record]}}`
 * (docs/contracts/links.md#lists).
 */
export function linkPage<K extends string, T extends z.ZodType>(collection: K, record: T) {
  return z.object({
    error: noError,
    data: z.object({
      result: z.int().describe('records in all'),
      result_is_lower_bound: z.literal(true).optional().describe('There are `result` or more: no more were counted'),
      perpage: z.int(),
      currentpage: z.int(),
      nextpage: z.int().describe('0 on the last page'),
      nextcursor: z.string().nullable().describe('`cursor` of the next page, null on the last one'),
      maxpage: z.int().describe('at least, where `result` is a lower bound'),
      ...({ [collection]: z.array(record) } as Record<K, z.ZodArray<T>>),
    }),
  });
}

interface LinkListed<R, T> {
  /** What the rows are ordered by, as the `cursor` of the query takes it. */
  keysOf: (row: R) => readonly (string | number)[];
  recordOf: (row: R) => T;
}

/** The keys of a row in a list that is ordered by id. */
export function keysById({ id }: { id: number }): readonly [number] {
  return [id];
}

/**
 * Wraps one page of records. `nextpage` is 0 when none follows: clients ask on until it is falsy, or up to `maxpage`.
 * An empty list has one page.
 *
 * @param rows as many as `cutOf` says: one more than the page holds when there is a next page
 */
export function pageOfLinks<K extends string, R, T>(
  collection: K,
  rows: readonly R[],
  { total, isCut }: Counted,
  at: { limit: number; page: number; cursor?: Cursor<unknown> | undefined },
  { keysOf, recordOf }: LinkListed<R, T>,
) {
  const shown = rows.slice(0, at.limit);
  const lastRow = rows.length > at.limit ? shown.at(-1) : undefined;
  const currentpage = at.cursor?.page ?? at.page;
  const nextpage = lastRow === undefined ? 0 : currentpage + 1;
  // Where not all are counted it is no less than what is known to be there.
  const known = shown.length === 0 ? 1 : Math.max(currentpage, nextpage);
  const data = {
    result: total,
    ...(isCut && { result_is_lower_bound: true as const }),
    perpage: at.limit,
    currentpage,
    nextpage,
    nextcursor: lastRow === undefined ? null : writeCursor(nextpage, keysOf(lastRow)),
    maxpage: Math.max(known, Math.ceil(total / at.limit)),
    [collection]: shown.map(recordOf),
  };
  return { error: 0 as const, data };
}

import { z } from 'zod';

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
const mostPerPage = 1_000;
const perPage = 15;
const mostPage = 1_000_000_000;

/** Text that is not a number fails, every number is clamped into the range (docs/contracts/links.md#lists). */
const clamped = (fallback: number, most: number) =>
  z
    .string()
    .max(20)
    .refine((text) => !Number.isNaN(Number(text)), { message: 'must be a number' })
    .transform((text) => Math.min(most, Math.max(1, Math.trunc(Number(text.trim() || fallback)))))
    .default(fallback);

/** Query of every list of the link-management API. */
export const linkPageQuery = z.object({ limit: clamped(perPage, mostPerPage), page: clamped(1, mostPage) });
export type LinkPageQuery = z.infer<typeof linkPageQuery>;

/**
 * `{error, data: {result, perpage, currentpage, nextpage, maxpage, <collection>: [record]}}`,
 * (docs/contracts/links.md#lists).
 */
export function linkPage<K extends string, T extends z.ZodType>(collection: K, record: T) {
  return z.object({
    error: noError,
    data: z.object({
      result: z.int().describe('records in all'),
      perpage: z.int(),
      currentpage: z.int(),
      nextpage: z.int().describe('0 on the last page'),
      maxpage: z.int(),
      ...({ [collection]: z.array(record) } as Record<K, z.ZodArray<T>>),
    }),
  });
}

/**
 * Wraps one page of records. `nextpage` is 0 when none follows: clients ask on until it is falsy. An empty list has
 * one page.
 */
export function pageOfLinks<K extends string, T>(
  collection: K,
  records: T[],
  result: number,
  { limit, page }: LinkPageQuery,
) {
  const maxpage = Math.max(1, Math.ceil(result / limit));
  const pages = { result, perpage: limit, currentpage: page, nextpage: page < maxpage ? page + 1 : 0, maxpage };
  return { error: 0 as const, data: { ...pages, [collection]: records } };
}

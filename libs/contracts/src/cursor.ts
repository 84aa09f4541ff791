import { z } from 'zod';

/** Where a page begins: behind the row that has the keys `after`. The number of the page only counts along. */
export interface Cursor<K> {
  page: number;
  after: K;
}

/** What a list reads for one page. */
export interface Cut<K> {
  /** One row more than the page holds: it tells whether there is a next page. */
  limit: number;
  offset: number;
  /** Only rows behind these keys. */
  after: K | undefined;
}

const maxPage = 1_000_000_000;

/**
 * A moment as a key: microseconds, as `keyOfInstant` of the service kit reads it from a row. Postgres has no year 0.
 */
export const instantKey = z.iso.datetime({ precision: 6 }).refine((at) => !at.startsWith('0000'));

/**
 * `cursor` in the query of a list.
 *
 * @param keys what the rows are ordered by, unique together: values of the last row of a page. The row itself is not
 * needed, so that the next page is found also when it is gone
 */
export function cursorOf<K extends readonly (string | number)[]>(keys: z.ZodType<K>) {
  return z
    .string()
    .max(500)
    .transform((text, context): Cursor<K> => {
      const cursor = read(text, keys);
      if (cursor) return cursor;
      context.addIssue({ code: 'custom', message: 'is not a cursor of this list' });
      return z.NEVER;
    })
    .optional()
    .describe('Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since');
}

/** @param page number of the page that begins there */
export function writeCursor(page: number, keys: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([page, keys])).toString('base64url');
}

function read<K>(text: string, keys: z.ZodType<K>): Cursor<K> | undefined {
  const content = parsed(Buffer.from(text, 'base64url').toString());
  const cursor = z.tuple([z.int().min(1).max(maxPage), keys]).safeParse(content);
  return cursor.success ? { page: cursor.data[0], after: cursor.data[1] } : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The cursor comes before the number of the page. */
export function cutOf<K>(at: { page: number; cursor?: Cursor<K> | undefined }, perPage: number): Cut<K> {
  const offset = at.cursor ? 0 : (at.page - 1) * perPage;
  return { limit: perPage + 1, offset, after: at.cursor?.after };
}

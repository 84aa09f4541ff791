import { z } from 'zod';
import { cursorOf, instantKey, type Cursor } from '../cursor.js';

/*
 * Lists that an organization has few of: the service reads them whole, orders them and cuts the page.
 */

/** What is looked for in the texts of a list. */
export const searchText = z.string().trim().max(255).optional();

export function sortBy<const Sort extends string>(sorts: readonly Sort[]) {
  return z.enum(sorts, { error: `must be one of ${sorts.join(', ')}` });
}

/** The order, what the row is ordered by, and its id. */
type OrderedKeys<Sort> = [Sort, string, string];

/** As cursors were while lists had one order. */
const oldKeys = z.tuple([instantKey, z.uuid()]).transform(([at, uuid]) => ['created_at', at, uuid]);

export function cursorInOrder<const Sort extends string>(sorts: readonly Sort[]) {
  const keys = z.union([z.tuple([z.enum(sorts), z.string(), z.uuid()]), oldKeys]);
  return cursorOf(keys as unknown as z.ZodType<OrderedKeys<Sort>>);
}

/** A cursor goes on in the order of its page. */
export function inItsOrder({
  value,
  issues,
}: {
  value: { sort: string; cursor?: Cursor<OrderedKeys<string>> | undefined };
  issues: unknown[];
}): void {
  if (value.cursor === undefined || value.cursor.after[0] === value.sort) return;
  const message = 'is a cursor of another order';
  issues.push({ code: 'custom', path: ['cursor'], message, input: value });
}

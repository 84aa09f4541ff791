import { z } from 'zod';
import { cursorOf, instantKey, type Cursor, type Cut } from './cursor.js';

/*
 * Lists that an owner has few of: the service reads them whole, searches and orders them, and cuts the page.
 */

/** What is looked for in the texts of a list. */
export const searchText = z.string().trim().max(255).optional();

/** The order, what the row is ordered by, and its id. */
type OrderedKeys<Sort> = readonly [Sort, string, string];

/** As cursors were while lists had one order. */
const oldKeys = z.tuple([instantKey, z.uuid()]).transform(([at, uuid]) => ['created_at', at, uuid]);

export function cursorInOrder<const Sort extends string>(sorts: readonly Sort[]) {
  const keys = z.union([z.tuple([z.enum(sorts), z.string(), z.uuid()]), oldKeys]);
  return cursorOf(keys as unknown as z.ZodType<OrderedKeys<Sort>>);
}

/** What the query of such a list says of its order and its place. */
interface ShortListQuery<Sort extends string> {
  sort: Sort;
  cursor?: Cursor<OrderedKeys<Sort>> | undefined;
}

/** A cursor goes on in the order of its page. */
export function inItsOrder({ value, issues }: { value: ShortListQuery<string>; issues: unknown[] }): void {
  if (value.cursor === undefined || value.cursor.after[0] === value.sort) return;
  const message = 'is a cursor of another order';
  issues.push({ code: 'custom', path: ['cursor'], message, input: value });
}

type Field<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort;
type KeysOf<Row, Sort extends string> = Record<Field<Sort>, (row: Row) => string>;

/** A cursor holds no more of a text than fits into an address. */
const maxInKey = 60;

/**
 * Puts rows that were read whole into the order that is asked for; ties by id, so that pages are stable.
 *
 * @param fields what the rows can be ordered by
 */
export function shortList<Row, Sort extends string>(
  rows: readonly Row[],
  { sort }: ShortListQuery<Sort>,
  fields: KeysOf<Row, Sort>,
  idOf: (row: Row) => string,
) {
  const isDescending = sort.startsWith('-');
  const field = fields[sort.replace('-', '') as Field<Sort>];
  const keysOf = (row: Row): OrderedKeys<Sort> => [sort, [...field(row)].slice(0, maxInKey).join(''), idOf(row)];
  const compare = ([, a, x]: OrderedKeys<Sort>, [, b, y]: OrderedKeys<Sort>) =>
    compareTexts(a, b) || compareTexts(x, y);
  const order = (a: OrderedKeys<Sort>, b: OrderedKeys<Sort>) => (isDescending ? compare(b, a) : compare(a, b));
  const ordered = rows.toSorted((one, other) => order(keysOf(one), keysOf(other)));
  return {
    total: rows.length,
    keysOf,
    /** One row more than the page holds when there is a next page. */
    cut: ({ offset, limit, after }: Cut<OrderedKeys<Sort>>) =>
      ordered.filter((row) => !after || order(keysOf(row), after) > 0).slice(offset, offset + limit),
  };
}

/** Whether one of the texts has the words, in any letter case. */
export function hasText(words: string | undefined, texts: readonly (string | null)[]): boolean {
  if (!words) return true;
  const wanted = words.toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}

/** By their code units: the same everywhere, and as a cursor compares them. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

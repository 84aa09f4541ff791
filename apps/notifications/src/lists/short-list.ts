import type { cutOf, Cursor } from '@platform/contracts';

/** What the query of such a list says of its order and its place. */
export interface ShortListQuery<Sort extends string> {
  sort: Sort;
  cursor?: Cursor<readonly [Sort, string, string]> | undefined;
}

type Field<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort;
type KeysOf<Row, Sort extends string> = Record<Field<Sort>, (row: Row) => string>;

/** A cursor holds no more of a text than fits into an address. */
const maxInKey = 60;

/** Puts rows that were read whole into the order that is asked for; ties by id, so that pages are stable. */
export function shortList<Row extends { uuid: string }, Sort extends string>(
  rows: readonly Row[],
  { sort }: ShortListQuery<Sort>,
  fields: KeysOf<Row, Sort>,
) {
  const isDescending = sort.startsWith('-');
  const field = fields[sort.replace('-', '') as Field<Sort>];
  const keysOf = (row: Row) => [sort, [...field(row)].slice(0, maxInKey).join(''), row.uuid] as const;
  const compare = ([, a, x]: readonly string[], [, b, y]: readonly string[]) =>
    compareTexts(a!, b!) || compareTexts(x!, y!);
  const order = (a: readonly string[], b: readonly string[]) => (isDescending ? compare(b, a) : compare(a, b));
  const ordered = rows.toSorted((one, other) => order(keysOf(one), keysOf(other)));
  return {
    total: rows.length,
    keysOf,
    /** One row more than the page holds when there is a next page. */
    cut: ({ offset, limit, after }: ReturnType<typeof cutOf<readonly string[]>>) =>
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

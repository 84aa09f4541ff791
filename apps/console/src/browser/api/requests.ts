import { idempotent, type InitOf, type PathOf } from '@platform/client';

/** The key of a body as it is sent: the same for the same text, until an answer has come. */
export type IdempotencyKey = (body: string) => string;

/**
 * A body whose request may be sent again when no answer came, and does nothing twice then.
 *
 * @see docs/decisions.md#idempotency-key
 */
export function once<B>(body: B, keyOf: IdempotencyKey) {
  return { body, headers: idempotent(keyOf(JSON.stringify(body))) };
}

/** What the answer is about, without what stands around it. */
export async function dataOf<T>(answer: Promise<{ data: T }>): Promise<T> {
  return (await answer).data;
}

/** One page of a list, and whether there are more. */
export interface Page<T> {
  data: T[];
  meta: { current_page: number; last_page: number; total: number };
  links: { next: string | null };
}

/** What was asked for by page says which page it is. */
export async function paged<T>(answer: Promise<Partial<Page<T>>>): Promise<Page<T>> {
  return (await answer) as Page<T>;
}

/** One page of a list, as links takes it. */
export function pageOf(page: number, limit: number) {
  return { limit: String(limit), page: String(page) };
}

/** What a list at `P` can be narrowed by. */
export type QueryOf<P extends PathOf<'get'>> =
  NonNullable<InitOf<'get', P>> extends { params?: { query?: infer Q } } ? NonNullable<Q> : never;

/**
 * The fields of a filter form as a query. They come from the address of the page and may hold anything: the API judges
 * them, and its words are shown.
 */
export function queryFrom<Q extends object>(filters: URLSearchParams): Q {
  const names = [...new Set(filters.keys())];
  const valuesOf = (name: string) => {
    const values = filters.getAll(name);
    return values.length > 1 ? values : values[0];
  };
  return Object.fromEntries(names.map((name) => [name, valuesOf(name)])) as Q;
}

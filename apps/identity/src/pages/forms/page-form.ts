/** Fields of a submitted form, by name. */
export type Form = Partial<Record<string, string>>;

/** A field of a query, which may bring several of one name. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

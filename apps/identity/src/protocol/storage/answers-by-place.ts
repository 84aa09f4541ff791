/**
 * The answers of a `BatchQueue` from the rows of its statement. Each row names the place, from 1, of the item that it
 * is for; an item without one has undefined.
 */
export function answersByPlace<R extends { place: number }>(
  items: readonly unknown[],
  rows: readonly R[],
): PromiseSettledResult<R | undefined>[] {
  const found = new Map(rows.map((row) => [row.place, row]));
  return items.map((_, index) => ({ status: 'fulfilled', value: found.get(index + 1) }));
}

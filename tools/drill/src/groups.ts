/** As many at once as start in a tolerable time on two busy processors. */
const size = 4;

/** Does it to some at once, then to the next. */
export async function inGroups<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let first = 0; first < all.length; first += size) await Promise.all(all.slice(first, first + size).map(work));
}

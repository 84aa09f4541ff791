/** Numbers from 0 to 1 that follow from the seed alone (mulberry32), so that a run can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same things in an order that follows from `random`. */
export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const rest = [...things];
  return things.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]!);
}

/** The same things in an order that follows from `random`. */
export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const rest = [...things];
  return things.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]!);
}

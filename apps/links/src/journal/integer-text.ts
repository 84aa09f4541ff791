const short = Array.from({ length: 1_000 }, (_, n) => String(n));
const last = short.map((digits) => digits.padStart(3, '0'));

/**
 * A whole number, not below 0, as `String` writes it. V8 caches the texts of numbers that `String` makes, and only a
 * full collection frees them. Ids that differ at every visit would be a leak until then.
 */
export function integerText(n: number): string {
  if (n < 1_000) return short[n]!;
  const rest = Math.floor(n / 1_000);
  return integerText(rest) + last[n - 1_000 * rest]!;
}

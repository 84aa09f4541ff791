const short = Array.from({ length: 1_000 }, (_, n) => String(n));
const last = short.map((digits) => digits.padStart(3, '0'));

/**
 * A whole number, not below 0, as `String` writes it. The engine keeps the texts that it makes of numbers itself where only a collection
 * of the whole heap finds them again: for numbers that are others at every visit that is a leak until then.
 */
export function decimal(n: number): string {
  if (n < 1_000) return short[n]!;
  const rest = Math.floor(n / 1_000);
  return decimal(rest) + last[n - 1_000 * rest]!;
}

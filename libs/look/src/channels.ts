/**
 * Red, green and blue of a `#rrggbb`, from 0 to 1.
 *
 * @throws RangeError for anything else: what comes out of it is written into style sheets
 */
export function channelsOf(colour: string): [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`a colour is #rrggbb, and this is not: ${colour}`);
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number];
}

export function hexOf(channels: readonly number[]): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** A channel of sRGB as light. */
export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Light as a channel of sRGB. */
export function encoded(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

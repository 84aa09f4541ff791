import { channelsOf, encoded, hexOf, linear } from './channels.js';

/** A colour as people see it: steps of `l` look equal, whatever the hue (https://bottosson.github.io/posts/oklab/). */
export interface Oklch {
  /** From black, 0, to white, 1. */
  l: number;
  /** From grey, 0. */
  c: number;
  /** In radians. */
  h: number;
}

export function toOklch(colour: string): Oklch {
  const [red, green, blue] = channelsOf(colour).map(linear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** As `#rrggbb`. A colour that no screen shows becomes greyer until one does; its lightness and hue stay. */
export function fromOklch({ l, c, h }: Oklch): string {
  let [shown, beyond] = [0, c];
  if (isShown(channelsAt({ l, c, h }))) shown = c;
  else
    for (let step = 0; step < 20; step += 1) {
      const middle = (shown + beyond) / 2;
      if (isShown(channelsAt({ l, c: middle, h }))) shown = middle;
      else beyond = middle;
    }
  return hexOf(channelsAt({ l, c: shown, h }).map(encoded));
}

function channelsAt({ l, c, h }: Oklch): number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** With room for what rounding adds. */
function isShown(channels: number[]): boolean {
  return channels.every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

import type { Curve } from '../outcome.js';
import { svgOf } from '../picture/picture.js';
import { amountOf } from './words.js';

/** What a rate becomes as something grows: a level line costs the same whatever the size. */
export function curvePicture({ title, unit, lines }: Curve): string {
  const drawn = lines.map(({ name, points }) => ({
    label: `${amountOf({ value: points.at(-1)![1], unit })}  ${name}`,
    points,
  }));
  return svgOf({
    title,
    note: 'The median of all runs. A level line is as quick whatever the size.',
    sizes: lines[0]!.points.map(([size]) => size),
    panels: [{ title: '', lines: drawn }],
    unit,
  });
}

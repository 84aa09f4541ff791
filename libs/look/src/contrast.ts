import { channelsOf, linear } from './channels.js';

/** Of WCAG 2.2: how well one `#rrggbb` is read on another, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more! + 0.05) / (less! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

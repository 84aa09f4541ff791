import { expect, it } from '@jest/globals';
import { curvePicture } from './curve-picture.js';

it('the picture of a curve names each line with its last value, over the sizes that were measured', () => {
  const points: [number, number][] = [
    [1_000, 4_000],
    [100_000, 3_900],
  ];
  const picture = curvePicture({
    title: 'Redirects a second',
    unit: '/s',
    lines: [{ name: 'every link alike', points }],
  });
  for (const text of ['Redirects a second', '3,900/s  every link alike', '100,000', '1,000/s', '10,000/s'])
    expect(picture).toContain(`>${text}</text>`);
  expect(picture).not.toMatch(/NaN|undefined|Infinity/);
});

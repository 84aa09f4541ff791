import { expect, it } from '@jest/globals';
import { Problem } from '../common/problem.js';
import { markPicture } from './mark-picture.js';

it('draws one picture at a time, lets few wait and refuses all others', async () => {
  let drawn = 0;
  let most = 0;
  let running = 0;
  const picture = {
    metadata: () => Promise.resolve({ format: 'png' }),
    rotate: () => picture,
    resize: () => picture,
    png: () => picture,
    async toBuffer() {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return Buffer.from(`picture ${++drawn}`);
    },
  };
  const load = () => Promise.resolve({ default: () => picture });
  const asked = Array.from({ length: 8 }, () => markPicture('data:image/png;base64,AAAA', load));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toStrictEqual([
    ...Array<string>(6).fill('fulfilled'),
    ...Array<string>(2).fill('rejected'),
  ]);
  const refusal: unknown = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))[0];
  expect(refusal).toBeInstanceOf(Problem);
  expect([(refusal as Problem).code, most, drawn]).toStrictEqual(['unavailable', 1, 6]);
});

import { expect, it, jest } from '@jest/globals';
import { freePort } from './free-port.js';

it('a free port is given out once, however often it is drawn', async () => {
  const free = await freePort();
  // The same port again and again, and at last the others.
  const { random } = Math;
  let asked = 0;
  jest.spyOn(Math, 'random').mockImplementation(() => (++asked < 10 ? (free - 20_000 + 0.5) / 10_000 : random()));
  const ports = await Promise.all([freePort(), freePort()]);
  jest.restoreAllMocks();
  expect(new Set([free, ...ports]).size).toBe(3);
});

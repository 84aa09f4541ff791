import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { freePort } from './free-port.js';

it('a free port is given out once, however often chance hits upon it', async () => {
  const free = await freePort();
  // The same port again and again, and at last the others.
  const { random } = Math;
  let asked = 0;
  mock.method(Math, 'random', () => (++asked < 10 ? (free - 20_000 + 0.5) / 10_000 : random()));
  const ports = await Promise.all([freePort(), freePort()]);
  mock.restoreAll();
  assert.equal(new Set([free, ...ports]).size, 3);
});

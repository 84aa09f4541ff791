import { expect, it, jest } from '@jest/globals';
import { Sealing, type PlatformConfig } from '@platform/service-kit';
import { z } from 'zod';
import { SealedNotes } from './sealed-notes.js';

it('a sealed note opens only for its purpose, in its schema, and before it expires', () => {
  jest.useFakeTimers({
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
    now: 1_000,
  });
  const sealing = new Sealing({ ENCRYPTION_KEYS: [{ id: 'k', key: Buffer.alloc(32, 7) }] } as PlatformConfig);
  const notes = new SealedNotes(sealing);
  const shape = z.object({ email: z.string() });
  const sealed = notes.seal('proof', { email: 'ada@example.com' }, 500);

  expect(notes.open('proof', sealed, shape)).toStrictEqual({ email: 'ada@example.com', expiresAt: 1_500 });
  expect(notes.open('challenge', sealed, shape)).toBe(undefined);
  expect(notes.open('proof', sealed, z.object({ challenge: z.string() }))).toBe(undefined);
  for (const foreign of [undefined, '', 'x.y', ['x'], sealed.slice(0, -4), sealing.seal('{"email":"a"}', 'proof')])
    expect(notes.open('proof', foreign, shape)).toBe(undefined);
  jest.advanceTimersByTime(500);
  expect(notes.open('proof', sealed, shape)).toBe(undefined);
});

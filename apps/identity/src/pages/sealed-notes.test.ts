import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Sealing, type PlatformConfig } from '@platform/service-kit';
import { z } from 'zod';
import { SealedNotes } from './sealed-notes.js';

it('a sealed note opens for its purpose only, in its shape, and until it is over', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000 });
  const sealing = new Sealing({ ENCRYPTION_KEYS: [{ id: 'k', key: Buffer.alloc(32, 7) }] } as PlatformConfig);
  const notes = new SealedNotes(sealing);
  const shape = z.object({ email: z.string() });
  const sealed = notes.seal('proof', { email: 'ada@example.com' }, 500);

  assert.deepEqual(notes.open('proof', sealed, shape), { email: 'ada@example.com', expiresAt: 1_500 });
  assert.equal(notes.open('challenge', sealed, shape), undefined);
  assert.equal(notes.open('proof', sealed, z.object({ challenge: z.string() })), undefined);
  for (const foreign of [undefined, '', 'x.y', ['x'], sealed.slice(0, -4), sealing.seal('{"email":"a"}', 'proof')])
    assert.equal(notes.open('proof', foreign, shape), undefined);
  t.mock.timers.tick(500);
  assert.equal(notes.open('proof', sealed, shape), undefined);
});

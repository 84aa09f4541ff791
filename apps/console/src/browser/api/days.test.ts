import assert from 'node:assert/strict';
import { it } from 'node:test';
import { byMoments } from './days.js';

it('asks for whole days by their moments, and leaves everything else as it is', () => {
  const asked = (query: string) => Object.fromEntries(byMoments(new URLSearchParams(query)));
  assert.deepEqual(asked('event=a.*&from=2026-11-20&to=2026-12-31'), {
    event: 'a.*',
    from: '2026-11-20T00:00:00.000Z',
    to: '2027-01-01T00:00:00.000Z',
  });
  assert.deepEqual(asked('from=yesterday&to=2026-13-01'), { from: 'yesterday', to: '2026-13-01' });
  assert.deepEqual(asked(''), {});
});

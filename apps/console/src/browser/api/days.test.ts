import { expect, it } from '@jest/globals';
import { byMoments } from './days.js';

it('a filter by whole days is sent as times, and other filters stay unchanged', () => {
  const asked = (query: string) => Object.fromEntries(byMoments(new URLSearchParams(query)));
  expect(asked('event=a.*&from=2026-11-20&to=2026-12-31')).toStrictEqual({
    event: 'a.*',
    from: '2026-11-20T00:00:00.000Z',
    to: '2027-01-01T00:00:00.000Z',
  });
  expect(asked('from=yesterday&to=2026-13-01')).toStrictEqual({ from: 'yesterday', to: '2026-13-01' });
  expect(asked('')).toStrictEqual({});
});

import { describe, expect, it } from '@jest/globals';
import { relativeTime } from './time.js';

describe('a time by how long it is from now', () => {
  it('is said in the greatest unit that fits, in the language of the person', () => {
    const nowMs = Date.parse('2026-11-26T12:00:00Z');
    expect(relativeTime('2026-11-26T11:59:30Z', nowMs, 'en')).toBe('30 seconds ago');
    expect(relativeTime('2026-11-26T14:00:00Z', nowMs, 'en')).toBe('in 2 hours');
    expect(relativeTime('2026-11-25T12:00:00Z', nowMs, 'de')).toBe('gestern');
    expect(relativeTime('2024-11-26T12:00:00Z', nowMs, 'en')).toBe('2 years ago');
  });
});

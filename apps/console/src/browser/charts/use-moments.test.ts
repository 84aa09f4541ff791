import { describe, expect, it } from '@jest/globals';
import { momentsIn } from './use-moments.js';

const at = '2026-11-20T15:00:00Z';

describe('names of hours and days', () => {
  it('are those of the zone, and an hour names it where one is meant', () => {
    const { short, long } = momentsIn('en', 'hour', 'Asia/Tokyo');
    expect([short(at), long(at)]).toStrictEqual(['Sat 12 AM', 'Sat, Nov 21, 12:00 AM GMT+9']);
    expect(momentsIn('en', 'day', 'Asia/Tokyo').short(at)).toBe('Nov 21');
    expect(momentsIn('en', 'day', 'UTC').short(at)).toBe('Nov 20');
  });

  it('have minutes where hours of UTC begin within one of the zone', () => {
    expect(momentsIn('en', 'hour', 'Asia/Kolkata').short(at)).toBe('Fri 8:30 PM');
    expect(momentsIn('de', 'hour', 'Asia/Kathmandu').short(at)).toBe('Fr., 20:45');
    expect(momentsIn('en', 'day', 'Asia/Kolkata').short(at)).toBe('Nov 20');
  });
});

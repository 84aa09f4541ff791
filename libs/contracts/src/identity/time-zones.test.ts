import { describe, expect, it } from '@jest/globals';
import { timeZoneOf, timeZones } from './time-zones.js';

describe('the name of a time zone', () => {
  it('is the one of today, whatever case or former name is given', () => {
    const given = {
      'Asia/Tokyo': 'Asia/Tokyo',
      'europe/berlin': 'Europe/Berlin',
      'Asia/Calcutta': 'Asia/Kolkata',
      'Asia/Kolkata': 'Asia/Kolkata',
      'Europe/Kiev': 'Europe/Kyiv',
      'US/Eastern': 'America/New_York',
      'America/Argentina/Buenos_Aires': 'America/Argentina/Buenos_Aires',
      'Etc/UTC': 'UTC',
      GMT: 'UTC',
      utc: 'UTC',
    };
    for (const [name, today] of Object.entries(given)) expect([name, timeZoneOf(name)]).toStrictEqual([name, today]);
  });

  it('is no offset, and nothing that the time zone database lacks', () => {
    const wrong = [
      '',
      '+09:00',
      '-05',
      '9',
      'Etc/GMT+5',
      'Mars/Olympus',
      'Asia',
      'Asia/Tokyo ',
      'a\0b',
      '../Asia/Tokyo',
    ];
    for (const name of wrong) expect([name, timeZoneOf(name)]).toStrictEqual([name, undefined]);
  });

  it('leads to itself for all that are offered, each once', () => {
    expect(timeZones().length).toBeGreaterThan(400);
    expect(new Set(timeZones()).size).toBe(timeZones().length);
    for (const name of timeZones()) expect(timeZoneOf(name)).toBe(name);
  });
});

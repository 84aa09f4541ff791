import { afterEach, describe, expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { calendarDayOf, dayOf, exactlyOf, momentOf, timeOf } from './components/words.js';
import { instantOf, localOf } from './pages/links/link-moments.js';
import { personZone, takeZone } from './zone.js';

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const late = '2026-03-01T23:30:05Z';

describe('the time zone of the person', () => {
  afterEach(() => takeZone(undefined));
  i18n.load('en', {});
  i18n.activate('en');

  it('is that of the profile, else that of the browser', () => {
    expect(personZone()).toBe(ownZone);
    takeZone('Asia/Tokyo');
    expect(personZone()).toBe('Asia/Tokyo');
    for (const wrong of ['Mars/Olympus', '', 9, null, undefined]) {
      takeZone(wrong);
      expect(personZone()).toBe(ownZone);
    }
  });

  it('is that of days, times and moments, and the exact moment has the offset of that season', () => {
    takeZone('Asia/Tokyo');
    expect([dayOf(late), timeOf(late)]).toStrictEqual(['Mar 2, 2026', '8:30:05 AM']);
    expect(momentOf(late)).toBe('Mar 2, 2026, 8:30 AM GMT+9');
    expect(exactlyOf(late)).toBe('Monday, March 2, 2026 at 8:30:05 AM GMT+09:00');
    takeZone('America/New_York');
    expect(momentOf(late)).toBe('Mar 1, 2026, 6:30 PM EST');
    expect(calendarDayOf('2026-03-02')).toBe('Mar 2, 2026');
    expect(exactlyOf('2026-07-01T00:00:00Z')).toBe('Tuesday, June 30, 2026 at 8:00:00 PM GMT-04:00');
  });

  it('is that of the controls for a day and a time, where summer time begins and ends, too', () => {
    const moments = {
      'Asia/Tokyo': [['2030-05-06T07:08', '2030-05-05T22:08:00.000Z']],
      'Asia/Kolkata': [['2026-07-01T00:10', '2026-06-30T18:40:00.000Z']],
      'America/New_York': [
        ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
        ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
        ['2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
      ],
    };
    for (const [zone, pairs] of Object.entries(moments)) {
      takeZone(zone);
      for (const [local, instant] of pairs as [string, string][]) {
        expect([zone, instantOf(local)]).toStrictEqual([zone, instant]);
        expect([zone, localOf(instant.slice(0, 19).replace('T', ' '))]).toStrictEqual([zone, local]);
      }
    }
    takeZone('America/New_York');
    // The clock shows no half past two that night.
    expect(instantOf('2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z');
  });
});

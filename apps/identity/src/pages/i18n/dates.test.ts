import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applicationsPage } from '../../account-pages/applications/applications.page.js';
import { securityPage } from '../../account-pages/security/security.page.js';
import { dayInWords, minuteInWords, secondInWords, type Reader } from './dates.js';

describe('dates in words', () => {
  const zone = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = 'Pacific/Auckland';
  });
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  const late = new Date('2026-03-01T23:30:00Z');
  const reader = (language: Reader['language'], ofPerson: string | null = null) => ({ language, zone: ofPerson });
  const pages = (ofPerson: string | null) => {
    const common = { ...reader('en', ofPerson), csrf: 'c' };
    const granted = { client_id: 'a', client_name: 'Notes', is_first_party: false, scopes: [], claims: [] };
    const passkey = { uuid: 'u', name: 'Key', is_backed_up: false, created_at: late, last_used_at: null };
    const factors = { totp: false, passkeys: 1, recovery_codes: 0 };
    return [
      applicationsPage({ ...common, applications: [{ ...granted, created_at: late }] }),
      securityPage({ codes: '', ...common, factors, passkeys: [passkey] }),
    ];
  };

  it('are in the language of the person, and a time names its zone', () => {
    expect(dayInWords(reader('en'), late)).toBe('Mar 1, 2026');
    expect(dayInWords(reader('de'), late, 'long')).toBe('1. März 2026');
    expect(minuteInWords(reader('de'), late)).toBe('01.03.2026, 23:30 UTC');
    expect(minuteInWords(reader('fr'), late, 'long')).toBe('1 mars 2026 à 23:30 UTC');
    expect(secondInWords(reader('en'), late)).toMatch(/^March 1, 2026 at 11:30:00\sPM UTC$/);
  });

  it('are in the zone of the person, on the clock of that season', () => {
    expect(dayInWords(reader('en', 'Asia/Tokyo'), late)).toBe('Mar 2, 2026');
    expect(minuteInWords(reader('de', 'Asia/Tokyo'), late)).toBe('02.03.2026, 08:30 GMT+9');
    expect(secondInWords(reader('en', 'America/New_York'), late)).toMatch(/^March 1, 2026 at 6:30:00\sPM EST$/);
    const summer = new Date('2026-07-01T12:00:00Z');
    expect(minuteInWords(reader('de', 'Europe/Berlin'), late)).toBe('02.03.2026, 00:30 MEZ');
    expect(minuteInWords(reader('de', 'Europe/Berlin'), summer)).toBe('01.07.2026, 14:00 MESZ');
    expect(minuteInWords(reader('fr', 'Asia/Kolkata'), summer)).toBe('1 juil. 2026, 17:30 UTC+5:30');
  });

  it('are those of UTC on pages for who has no zone, wherever the server runs', () => {
    for (const page of pages(null)) expect(page).toMatch(/Mar 1, 2026/);
    for (const page of pages('Asia/Tokyo')) expect(page).toMatch(/Mar 2, 2026/);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applicationsPage } from '../../account-pages/applications/applications.page.js';
import { securityPage } from '../../account-pages/security/security.page.js';
import { dayInWords, minuteInWords, secondInWords } from './dates.js';

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
  const common = { language: 'en' as const, csrf: 'c' };

  it('are in the language of the person, and a time names its zone', () => {
    expect(dayInWords('en', late)).toBe('Mar 1, 2026');
    expect(dayInWords('de', late, 'long')).toBe('1. März 2026');
    expect(minuteInWords('de', late)).toBe('01.03.2026, 23:30 UTC');
    expect(minuteInWords('fr', late, 'long')).toBe('1 mars 2026 à 23:30 UTC');
    expect(secondInWords('en', late)).toMatch(/^March 1, 2026 at 11:30:00\sPM UTC$/);
  });

  it('are those of UTC on pages, wherever the server runs', () => {
    const granted = { client_id: 'a', client_name: 'Notes', is_first_party: false, scopes: [], claims: [] };
    const application = { ...granted, created_at: late };
    expect(applicationsPage({ ...common, applications: [application] })).toMatch(/Mar 1, 2026/);
    const passkey = { uuid: 'u', name: 'Key', is_backed_up: false, created_at: late, last_used_at: null };
    const factors = { totp: false, passkeys: 1, recovery_codes: 0 };
    expect(securityPage({ codes: '', ...common, factors, passkeys: [passkey] })).toMatch(/Mar 1, 2026/);
  });
});

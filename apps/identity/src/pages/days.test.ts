import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { applicationsPage } from '../applications/applications.page.js';
import { securityPage } from '../security/security.page.js';

describe('days on pages', () => {
  const zone = process.env['TZ'];
  before(() => (process.env['TZ'] = 'Pacific/Auckland'));
  after(() => (zone === undefined ? delete process.env['TZ'] : (process.env['TZ'] = zone)));

  const late = new Date('2026-03-01T23:30:00Z');
  const common = { language: 'en' as const, csrf: 'c' };

  it('are those of UTC, wherever the server stands', () => {
    const granted = { client_id: 'a', client_name: 'Notes', is_first_party: false, scopes: [], claims: [] };
    const application = { ...granted, created_at: late };
    assert.match(applicationsPage({ ...common, applications: [application] }), /Mar 1, 2026/);
    const passkey = { uuid: 'u', name: 'Key', is_backed_up: false, created_at: late, last_used_at: null };
    const factors = { totp: false, passkeys: 1, recovery_codes: 0 };
    assert.match(securityPage({ ...common, factors, passkeys: [passkey] }), /Mar 1, 2026/);
  });
});

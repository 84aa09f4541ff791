import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeService, newUuid } from '@platform/service-kit';
import { apiStory, dnsServer, type DnsServer } from '@platform/testing';
import { organizations } from './service.js';
import { onePixel, organizationsBench, type OrganizationsBench } from './testing/organizations-bench.test-helper.js';

let bench: OrganizationsBench;
let dns: DnsServer;
beforeAll(async () => {
  dns = await dnsServer();
  bench = await organizationsBench({ DNS_SERVERS: dns.address, AUTH_URL: 'https://id.example.com' });
});
afterAll(async () => {
  await bench.close();
  await dns.close();
});

it('every operation answers as the reference says; npm run examples renews its examples', async () => {
  const { call, findings } = await apiStory({
    bench,
    examples: new URL('../examples.json', import.meta.url),
    describe: (examples) => describeService({ ...organizations, examples }),
  });
  const ada = await person('Ada', 'Lovelace');
  const charles = await person('Charles', 'Babbage');
  const grace = await person('Grace', 'Hopper');
  const mary = await person('Mary', 'Somerville', 'acme.com');
  const { token } = ada;
  const facts = { name: 'Acme', description: 'Engines since 1815' };
  const { data: acme } = await call('POST', '/api/v1/organizations', { token, body: facts });
  const path = `/api/v1/organizations/${acme.uuid}`;
  const found = <T extends { uuid: string }>({ data }: { data: T[] }) => data[0]!.uuid;

  await call('PUT', path, {
    token,
    body: { description: 'Engines and notes since 1815', requires_mfa: false },
    headers: { 'user-agent': 'Acme-Directory/2.1' },
  });
  await call('POST', `${path}/roles`, {
    token,
    body: { name: 'auditor', display_name: 'Auditor', permissions: ['view_members', 'view_audit_logs'] },
  });
  await call('PUT', `${path}/roles/auditor`, { token, body: { display_name: 'Auditor of the year' } });
  await call('GET', `${path}/roles/auditor`, { token });
  await call('GET', `${path}/roles?per_page=2`, { token });

  await call('POST', `${path}/members`, { token, body: { email: charles.email, role: 'member' } });
  await call('PUT', `${path}/members/${charles.uuid}`, { token, body: { role: 'admin' } });
  await call('GET', `${path}/members/${charles.uuid}`, { token });
  await call('GET', `${path}/members`, { token });
  await call('GET', `${path}/permissions?permissions=view_members,manage_roles`, charles);
  const { data: made } = await call('POST', `${path}/teams`, {
    token,
    body: { name: 'Operations', member_uuids: [charles.uuid] },
  });
  await call('PUT', `${path}/teams/${made.id}`, { token, body: { member_uuids: [ada.uuid, charles.uuid] } });
  await call('GET', `${path}/teams/${made.id}`, { token });
  await call('GET', `${path}/teams`, { token });

  const invited = await call('POST', `${path}/invitations`, { token, body: { email: grace.email, role: 'auditor' } });
  await call('POST', `${path}/invitations/bulk`, {
    token,
    body: { invitations: [{ email: 'alan@example.org' }, { email: 'alan at example.org', role: 'viewer' }] },
  });
  await call('GET', `${path}/invitations/${invited.data.uuid}`, { token });
  await call('POST', `${path}/invitations/${invited.data.uuid}/resend`, { token });
  await call('GET', `${path}/invitations`, { token });
  const received = found(await call('GET', '/api/v1/invitations', grace));
  await call('POST', `/api/v1/invitations/${received}/accept`, grace);
  await bench.call('POST', `${path}/invitations`, { token, body: { email: mary.email } });
  await call(
    'POST',
    `/api/v1/invitations/${found((await bench.call('GET', '/api/v1/invitations', mary)).body)}/decline`,
    mary,
  );
  const again = await bench.call('POST', `${path}/invitations`, { token, body: { email: 'joan@example.org' } });
  await call('DELETE', `${path}/invitations/${again.body.data.uuid}`, { token });

  const link = { role: 'member', expires_in_days: 7, max_uses: 20, allowed_domains: ['example.org'] };
  const { data: invitation } = await call('POST', `${path}/invite-links`, { token, body: link });
  const edith = await person('Edith', 'Clarke');
  const joining = { token: invitation.url.split('/').at(-1) };
  await call('POST', '/api/v1/invite-links/join', { token: edith.token, body: joining });
  await call('GET', `${path}/invite-links`, { token });
  await call('DELETE', `${path}/invite-links/${invitation.uuid}`, { token });

  const { data: claim } = await call('POST', `${path}/domains`, {
    token,
    body: { domain: 'acme.com', mode: 'manual' },
  });
  const domain = `${path}/domains/${claim.uuid}`;
  await call('GET', domain, { token });
  dns.records.set(claim.verification.name, [claim.verification.value]);
  await call('POST', `${domain}/verify`, { token });
  await call('PUT', domain, { token, body: { mode: 'suggest' } });
  await call('GET', `${path}/domains`, { token });
  await call('GET', '/api/v1/organizations/suggested', mary);
  await call('POST', `${path}/join`, mary);
  await call('DELETE', domain, { token });

  const look = { accent: '#7a1fa2', support_email: 'help@acme.com', footer_text: 'Acme Inc., since 1815' };
  await call('PUT', `${path}/branding`, { token, body: look });
  const { data: branding } = await call('PUT', `${path}/branding/mark`, { token, body: { picture: onePixel } });
  await call('GET', `${path}/branding`, { token });
  await call('GET', new URL(branding.mark_url).pathname, { token });
  await call('DELETE', `${path}/branding/mark`, { token });

  await call('GET', path, { token });
  await call('GET', '/api/v1/organizations', { token });
  const entry = found(await call('GET', `${path}/audit-logs?event=organization.updated`, { token }));
  await call('GET', `${path}/audit-logs/${entry}`, { token });
  await call('GET', `${path}/audit-logs/export?format=csv`, { token });
  await call('DELETE', `${path}/teams/${made.id}`, { token });
  await call('DELETE', `${path}/members/${grace.uuid}`, { token });
  await call('DELETE', `${path}/roles/auditor`, { token });
  await call('POST', `${path}/transfer-ownership`, { token, body: { user_uuid: charles.uuid } });
  await call('DELETE', path, charles);
  expect(await findings()).toStrictEqual([]);
});

/** Somebody with a confirmed address. */
async function person(name: string, surname: string, host = 'example.org') {
  const [uuid, client_id] = [newUuid(), newUuid()];
  const email = `${name}@${host}`.toLowerCase();
  await bench.publish('user.registered', {
    user: { uuid, name, surname, email, email_verified: true, language: null },
  });
  return { uuid, email, token: await bench.token({ user_uuid: uuid, client_id }) };
}

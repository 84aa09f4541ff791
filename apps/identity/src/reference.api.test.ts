import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeService, newUuid } from '@platform/service-kit';
import { apiStory, onePixel } from '@platform/testing';
import { identity } from './service.js';
import { byPassword, codeOf } from './testing/factors.test-helper.js';
import { identityBench, type IdentityBench, type MadePerson } from './testing/identity-bench.test-helper.js';

const account = '/api/v1/account';
const clients = '/api/v1/oauth-clients';

let bench: IdentityBench;
beforeAll(async () => (bench = await identityBench()));
afterAll(() => bench.close());

it('every operation answers as the reference says; npm run examples renews its examples', async () => {
  const { call, findings } = await apiStory({
    bench,
    examples: new URL('../examples.json', import.meta.url),
    describe: (examples) => describeService({ ...identity, examples }),
  });
  const ada = await bench.person({ isVerified: true });
  const own = await bench.client({ is_trusted: true, name: 'Console' });
  const [{ access_token: token }, planner] = [
    await bench.tokens({ client: own }, ada),
    await bench.client({ name: 'Planner' }),
  ];
  await bench.tokens({ client: planner, scope: 'openid profile email' }, ada);
  await memberOfAcme(ada);

  const profile = {
    birthday: '1815-12-10',
    phone: '+442071234567',
    language: 'en-GB',
    address: { street_address: '12 St James Square', locality: 'London', postal_code: 'SW1Y 4JH', country: 'GB' },
  };
  const person = { token: await bench.token({ user_uuid: ada.uuid, is_trusted: true }) };
  await call('PUT', '/api/v1/me', { ...person, body: profile });
  await call('GET', '/api/v1/me', person);
  await call('GET', '/api/user', person);
  await call('PUT', `${account}/profile`, { token, body: { ...profile, gender: 'female', zoneinfo: 'Europe/London' } });
  await call('GET', `${account}/profile`, { token });

  const { data: app } = await call('POST', `${account}/mfa/totp`, { token });
  await call('POST', `${account}/mfa/totp/confirm`, { token, body: { code: codeOf(app.secret) } });
  await call('POST', `${account}/mfa/recovery-codes`, { token });
  await bench.query(
    `INSERT INTO passkeys (id, uuid, user_uuid, public_key, counter, transports, name, is_backed_up)
     VALUES ($1, $2, $3, '', 0, '{}', 'Laptop', true)`,
    [newUuid(), newUuid(), ada.uuid],
  );
  const passkeys = await call('GET', `${account}/passkeys`, { token });
  await call('GET', `${account}/mfa`, { token });
  await call('GET', `${account}/grants`, { token });
  const sessions = await call('GET', `${account}/sessions`, { token });
  await call('GET', `${account}/export`, { token });
  await call('DELETE', `${account}/passkeys/${passkeys.data[0].uuid}`, { token });
  await call('DELETE', `${account}/mfa/totp`, { token });
  await call('DELETE', `${account}/grants/${planner.client_id}`, { token });

  const manager = { token: await bench.token({ user_uuid: ada.uuid, scopes: ['clients:manage'] }) };
  const wanted = {
    name: 'Invoices',
    type: 'confidential',
    redirect_uris: ['https://invoices.example.org/callback'],
    scopes: ['openid', 'profile', 'email'],
    webhook_url: 'https://invoices.example.org/webhooks',
    policy_uri: 'https://invoices.example.org/privacy',
  };
  const { data: client } = await call('POST', clients, { ...manager, body: wanted });
  const path = `${clients}/${client.client_id}`;
  await call('GET', path, manager);
  await call('PUT', path, {
    ...manager,
    body: { name: 'Invoices of Acme', tos_uri: 'https://invoices.example.org/terms' },
  });
  await call('POST', `${path}/rotate-secret`, { ...manager, body: { overlap_seconds: 3600 } });
  await call('POST', `${path}/rotate-webhook-secret`, { ...manager, body: { overlap_seconds: 3600 } });
  await call('GET', clients, manager);
  const look = { accent: '#7a1fa2', support_email: 'help@invoices.example.org', footer_text: 'Invoices since 1815' };
  await call('PUT', `${path}/branding`, { ...manager, body: look });
  const { data: branding } = await call('PUT', `${path}/branding/mark`, { ...manager, body: { picture: onePixel } });
  await call('GET', `${path}/branding`, manager);
  await call('GET', new URL(branding.mark_url).pathname, manager);
  await call('DELETE', `${path}/branding/mark`, manager);
  await call('DELETE', `${path}/branding`, manager);
  await call('DELETE', path, manager);

  await byPassword(bench, ada);
  const { data: all } = await bench.call('GET', `${account}/sessions`, { token }).then(({ body }) => body);
  const others = all.filter(({ is_current }: { is_current: boolean }) => !is_current);
  expect(sessions.data.length).toBe(2);
  await call('DELETE', `${account}/sessions/${others[0].id}`, { token });
  const { access_token: last } = await bench.tokens({ client: own }, await bench.person());
  await call('DELETE', account, { token: last });
  await call('DELETE', `${account}/sessions`, { token });
  expect(await findings()).toStrictEqual([]);
});

/** As the service of organizations says it. */
async function memberOfAcme({ uuid: user_uuid, email }: MadePerson): Promise<void> {
  const organization = { uuid: newUuid(), name: 'Acme', slug: 'acme', description: null, is_active: true };
  const permissions = ['view_members', 'view_audit_logs'];
  const member = { user_uuid, email, name: 'Ada', surname: 'Lovelace', role: 'auditor', permissions };
  const owner = { ...member, user_uuid: newUuid(), email: 'charles@example.org', role: 'owner' };
  await bench.publish('organization.created', { organization, owner, data: { name: 'Acme' } });
  await bench.publish('member.added', { organization, member, data: { role: 'auditor', source: 'direct' } });
}

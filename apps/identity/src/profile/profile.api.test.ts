import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { browser } from '@platform/testing';
import { decodeJwt } from 'jose';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';

describe('profile', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  const organization = { uuid: randomUUID(), name: 'Engines', slug: 'engines', description: null, is_active: true };
  before(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person({ isVerified: true })]);
    await bench.query(
      `UPDATE users SET birthday = '1815-12-10', gender = 'female', phone = '+442071234567', language = 'en-GB' WHERE uuid = $1`,
      [ada.uuid],
    );
    const owner = {
      user_uuid: ada.uuid,
      email: ada.email,
      name: 'Ada',
      surname: 'Lovelace',
      role: 'owner',
      permissions: ['view_members'],
    };
    await bench.publish('organization.created', { organization, owner, data: { name: organization.name } });
  });
  after(() => bench.close());

  const asked = async (path: string, scope: string) => {
    const { access_token: token } = await bench.tokens({ client, scope }, ada);
    const { status, body } = await bench.call('GET', path, { token });
    assert.equal(status, 200);
    return body;
  };
  const membership = {
    uuid: organization.uuid,
    name: 'Engines',
    slug: 'engines',
    role: 'owner',
    permissions: ['view_members'],
    members_count: 1,
  };

  it('organizations arrive by the parameter claims alone, where they were asked for and after the person agreed', async () => {
    const claims = (where: object) => ({ parameters: { claims: JSON.stringify(where) } });
    const wanted = { organizations: null };
    const told = async (where: object) => {
      const tokens = await bench.tokens({ client, scope: 'openid', ...claims(where) }, ada);
      const { body } = await bench.call('GET', '/api/userinfo', { token: tokens.access_token });
      return [decodeJwt(tokens.id_token!)['organizations'], body.organizations];
    };
    const curious = await bench.client();
    const { path } = await bench.authorization({ client: curious, scope: 'openid', ...claims({ id_token: wanted }) });
    const agent = browser(bench.url);
    const consent = await agent.submit(await agent.get(path), { email: ada.email, password }, '/login');
    assert.ok(consent.text.includes('Organizations you belong to'));
    assert.deepEqual(await told({ userinfo: { name: null } }), [undefined, undefined]);
    assert.deepEqual(await told({ userinfo: wanted }), [undefined, [membership]]);
    assert.deepEqual(await told({ id_token: wanted }), [[membership], undefined]);
  });

  it('organizations do not arrive by the parameter claims where the client may not have the scope', async () => {
    const narrow = await bench.client({ scopes: ['openid'] });
    const parameters = { claims: JSON.stringify({ userinfo: { organizations: null } }) };
    const tokens = await bench.tokens({ client: narrow, scope: 'openid', parameters }, ada);
    const { body } = await bench.call('GET', '/api/userinfo', { token: tokens.access_token });
    assert.deepEqual(Object.keys(body), ['sub']);
  });

  describe('GET /api/v1/me', () => {
    const nothing = () => ({
      uuid: ada.uuid,
      name: null,
      surname: null,
      email: null,
      email_verified: null,
      organizations: [],
    });

    it('takes any token of a person; what the scopes do not cover is null or empty', async () => {
      assert.deepEqual(await asked('/api/v1/me', 'openid'), { data: nothing() });
      assert.deepEqual(await asked('/api/v1/me', 'profile'), {
        data: { ...nothing(), name: 'Ada', surname: 'Lovelace' },
      });
      assert.deepEqual(await asked('/api/v1/me', 'email'), {
        data: { ...nothing(), email: ada.email, email_verified: true },
      });
      for (const scope of ['organizations', 'org:read']) {
        assert.deepEqual(await asked('/api/v1/me', scope), { data: { ...nothing(), organizations: [membership] } });
      }
      assert.deepEqual(await asked('/api/v1/me', 'org:manage'), { data: nothing() });
    });

    it('answers 401 without a token, with an unknown one, and with one of another length', async () => {
      const { access_token: token } = await bench.tokens({ client }, ada);
      const missing = await bench.call('GET', '/api/v1/me');
      assert.equal(missing.status, 401);
      assert.equal(missing.body.error, 'unauthenticated');
      assert.equal(missing.headers.get('www-authenticate'), 'Bearer');
      for (const wrong of ['unknown', token.slice(0, -1), `${token}a`, `${token}=`, token.toUpperCase()]) {
        const answer = await bench.call('GET', '/api/v1/me', { token: wrong });
        assert.equal(answer.status, 401);
        assert.equal(answer.body.error, 'invalid_token');
        assert.match(answer.headers.get('www-authenticate') ?? '', /error="invalid_token"/);
      }
      assert.equal((await bench.call('GET', `/api/v1/me?access_token=${token}`)).status, 401);
    });

    it('is not for the token of a client', async () => {
      const token = await bench.token({ user_uuid: null });
      const { status, body } = await bench.call('GET', '/api/v1/me', { token });
      assert.equal(status, 403);
      assert.equal(body.error, 'user_required');
    });

    it('carries the rate limit', async () => {
      const { access_token: token } = await bench.tokens({ client }, ada);
      const { headers } = await bench.call('GET', '/api/v1/me', { token });
      assert.ok(Number(headers.get('x-ratelimit-remaining')) < Number(headers.get('x-ratelimit-limit')));
    });
  });

  describe('GET /api/userinfo', () => {
    it('counts in the same window as the API, and is 429 with Retry-After beyond it', async () => {
      const { access_token: token } = await bench.tokens({ client }, ada);
      const me = await bench.call('GET', '/api/v1/me', { token });
      const first = await bench.call('GET', '/api/userinfo', { token });
      const left = (headers: Headers) => Number(headers.get('x-ratelimit-remaining'));
      assert.equal(left(first.headers), left(me.headers) - 1);
      assert.equal(first.headers.get('x-ratelimit-limit'), me.headers.get('x-ratelimit-limit'));
      assert.equal(first.headers.get('retry-after'), null);
      for (const key of await bench.redis.keys('rate:*')) await bench.redis.set(key, 1_000_000, 'KEEPTTL');
      const beyond = await bench.call('GET', '/api/userinfo', { token });
      const form = await fetch(`${bench.url}/api/userinfo`, {
        method: 'POST',
        body: new URLSearchParams({ access_token: token }),
      });
      assert.equal(form.status, 429);
      assert.deepEqual([beyond.status, beyond.body.error, left(beyond.headers)], [429, 'rate_limit_exceeded', 0]);
      assert.ok(Number(beyond.headers.get('retry-after')) > 0);
      await bench.redis.flushdb();
    });

    it('names an error and says it, for a token that is missing, wrong or too narrow', async () => {
      const { access_token: narrow } = await bench.tokens({ client, scope: 'profile' }, ada);
      for (const [token, status, error] of [
        [undefined, 401, 'unauthenticated'],
        ['unknown', 401, 'invalid_token'],
        [narrow, 403, 'insufficient_scope'],
      ] as const) {
        const answer = await bench.call('GET', '/api/userinfo', token ? { token } : {});
        assert.deepEqual([answer.status, answer.body.error], [status, error]);
        assert.equal(typeof answer.body.message, 'string');
      }
    });
  });

  describe('GET /api/user', () => {
    const { uuid: _, ...rest } = {
      uuid: '',
      name: 'Ada',
      surname: 'Lovelace',
      birthday: '1815-12-10',
      gender: 'female',
      phone: '+442071234567',
      language: 'en-GB',
    };

    it('is a bare object with what the scopes cover and nothing else', async () => {
      assert.deepEqual(await asked('/api/user', 'openid'), {});
      assert.deepEqual(await asked('/api/user', 'profile'), { ...rest, email: ada.email });
      assert.deepEqual(await asked('/api/user', 'email'), { email: ada.email, email_verified: true });
      assert.deepEqual(await asked('/api/user', 'phone'), { phone: '+442071234567' });
      assert.deepEqual(await asked('/api/user', 'organizations'), { organizations: [membership] });
      assert.deepEqual(await asked('/api/user', 'org:read'), { organizations: [membership] });
    });

    it('shows null for what the person has not set', async () => {
      const bob = await bench.person();
      const { access_token: token } = await bench.tokens({ client, scope: 'profile' }, bob);
      const { body } = await bench.call('GET', '/api/user', { token });
      assert.deepEqual([body.birthday, body.gender, body.phone, body.language], [null, null, null, null]);
    });
  });

  describe('/api/userinfo', () => {
    it('answers with the standard claims that the scopes cover', async () => {
      const sub = ada.uuid;
      assert.deepEqual(await asked('/api/userinfo', 'openid'), { sub });
      const profile = await asked('/api/userinfo', 'openid profile');
      assert.deepEqual(profile, {
        sub,
        name: 'Ada Lovelace',
        given_name: 'Ada',
        family_name: 'Lovelace',
        birthdate: '1815-12-10',
        gender: 'female',
        locale: 'en-GB',
        phone_number: '+442071234567',
        phone_number_verified: false,
        updated_at: profile.updated_at,
      });
      assert.ok(Number.isInteger(profile.updated_at));
      assert.deepEqual(await asked('/api/userinfo', 'openid email'), { sub, email: ada.email, email_verified: true });
      assert.deepEqual(await asked('/api/userinfo', 'openid organizations'), { sub, organizations: [membership] });
    });

    it('answers to POST as well, 401 without a live token, and 403 without openid', async () => {
      const { access_token: token } = await bench.tokens({ client, scope: 'openid' }, ada);
      const post = await fetch(`${bench.url}/api/userinfo`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      assert.equal(post.status, 200);
      assert.equal((await bench.call('GET', '/api/userinfo', { token: 'unknown' })).status, 401);
      assert.equal((await bench.call('GET', '/api/userinfo')).status, 401);
      const { access_token: narrow } = await bench.tokens({ client, scope: 'email' }, ada);
      const { status, body } = await bench.call('GET', '/api/userinfo', { token: narrow });
      assert.equal(status, 403);
      assert.equal(body.error, 'insufficient_scope');
    });
  });
});

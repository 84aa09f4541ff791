import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { browser } from '@platform/testing';
import { decodeJwt } from 'jose';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

describe('profile', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  const organization = { uuid: randomUUID(), name: 'Engines', slug: 'engines', description: null, is_active: true };
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person({ isVerified: true })]);
    await bench.query(
      `UPDATE users SET birthday = '1815-12-10', gender = 'female', phone = '+442071234567', language = 'en-GB'
       WHERE uuid = $1`,
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
  afterAll(() => bench.close());

  const asked = async (path: string, scope: string) => {
    const { access_token: token } = await bench.tokens({ client, scope }, ada);
    const { status, body } = await bench.call('GET', path, { token });
    expect(status).toBe(200);
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

  it('gives organizations by the parameter claims only where they were asked for and consented to', async () => {
    const claims = (where: object) => ({ parameters: { claims: JSON.stringify(where) } });
    const wanted = { organizations: null };
    const claimed = async (where: object) => {
      const tokens = await bench.tokens({ client, scope: 'openid', ...claims(where) }, ada);
      const { body } = await bench.call('GET', '/api/userinfo', { token: tokens.access_token });
      return [decodeJwt(tokens.id_token!)['organizations'], body.organizations];
    };
    const curious = await bench.client();
    const { path } = await bench.authorization({ client: curious, scope: 'openid', ...claims({ id_token: wanted }) });
    const agent = browser(bench.url);
    const consent = await agent.submit(await agent.get(path), { email: ada.email, password }, '/login');
    expect(consent.text).toContain('Organizations you belong to');
    expect(await claimed({ userinfo: { name: null } })).toStrictEqual([undefined, undefined]);
    expect(await claimed({ userinfo: wanted })).toStrictEqual([undefined, [membership]]);
    expect(await claimed({ id_token: wanted })).toStrictEqual([[membership], undefined]);
  });

  it('gives no organizations by the parameter claims to a client that may not have the scope', async () => {
    const narrow = await bench.client({ scopes: ['openid'] });
    const parameters = { claims: JSON.stringify({ userinfo: { organizations: null } }) };
    const tokens = await bench.tokens({ client: narrow, scope: 'openid', parameters }, ada);
    const { body } = await bench.call('GET', '/api/userinfo', { token: tokens.access_token });
    expect(Object.keys(body)).toStrictEqual(['sub']);
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

    it('accepts any token of a person; what the scopes do not cover is null or empty', async () => {
      expect(await asked('/api/v1/me', 'openid')).toStrictEqual({ data: nothing() });
      expect(await asked('/api/v1/me', 'profile')).toStrictEqual({
        data: { ...nothing(), name: 'Ada', surname: 'Lovelace' },
      });
      expect(await asked('/api/v1/me', 'email')).toStrictEqual({
        data: { ...nothing(), email: ada.email, email_verified: true },
      });
      for (const scope of ['organizations', 'org:read']) {
        expect(await asked('/api/v1/me', scope)).toStrictEqual({ data: { ...nothing(), organizations: [membership] } });
      }
      expect(await asked('/api/v1/me', 'org:manage')).toStrictEqual({ data: nothing() });
    });

    it('answers 401 without a token, with an unknown one, and with one of another length', async () => {
      const { access_token: token } = await bench.tokens({ client }, ada);
      const missing = await bench.call('GET', '/api/v1/me');
      expect(missing.status).toBe(401);
      expect(missing.body.error).toBe('unauthenticated');
      expect(missing.headers.get('www-authenticate')).toBe('Bearer');
      for (const wrong of ['unknown', token.slice(0, -1), `${token}a`, `${token}=`, token.toUpperCase()]) {
        const answer = await bench.call('GET', '/api/v1/me', { token: wrong });
        expect(answer.status).toBe(401);
        expect(answer.body.error).toBe('invalid_token');
        expect(answer.headers.get('www-authenticate') ?? '').toMatch(/error="invalid_token"/);
      }
      expect((await bench.call('GET', `/api/v1/me?access_token=${token}`)).status).toBe(401);
    });

    it('refuses the token of a client', async () => {
      const token = await bench.token({ user_uuid: null });
      const { status, body } = await bench.call('GET', '/api/v1/me', { token });
      expect(status).toBe(403);
      expect(body.error).toBe('user_required');
    });

    it('carries the rate limit', async () => {
      const { access_token: token } = await bench.tokens({ client }, ada);
      const { headers } = await bench.call('GET', '/api/v1/me', { token });
      expect(Number(headers.get('x-ratelimit-remaining'))).toBeLessThan(Number(headers.get('x-ratelimit-limit')));
    });
  });

  describe('GET /api/userinfo', () => {
    it('shares its rate limit with the API, and answers 429 with Retry-After beyond it', async () => {
      const { access_token: token } = await bench.tokens({ client }, ada);
      const me = await bench.call('GET', '/api/v1/me', { token });
      const first = await bench.call('GET', '/api/userinfo', { token });
      const left = (headers: Headers) => Number(headers.get('x-ratelimit-remaining'));
      expect(left(first.headers)).toBe(left(me.headers) - 1);
      expect(first.headers.get('x-ratelimit-limit')).toBe(me.headers.get('x-ratelimit-limit'));
      expect(first.headers.get('retry-after')).toBe(null);
      for (const key of await bench.redis.keys('rate:*')) await bench.redis.set(key, 1_000_000, 'KEEPTTL');
      const beyond = await bench.call('GET', '/api/userinfo', { token });
      const form = await fetch(`${bench.url}/api/userinfo`, {
        method: 'POST',
        body: new URLSearchParams({ access_token: token }),
      });
      expect(form.status).toBe(429);
      expect([beyond.status, beyond.body.error, left(beyond.headers)]).toStrictEqual([429, 'rate_limit_exceeded', 0]);
      expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(0);
      await bench.redis.flushdb();
    });

    it('names and describes the error of a missing, wrong or too narrow token', async () => {
      const { access_token: narrow } = await bench.tokens({ client, scope: 'profile' }, ada);
      for (const [token, status, error] of [
        [undefined, 401, 'unauthenticated'],
        ['unknown', 401, 'invalid_token'],
        [narrow, 403, 'insufficient_scope'],
      ] as const) {
        const answer = await bench.call('GET', '/api/userinfo', token ? { token } : {});
        expect([answer.status, answer.body.error]).toStrictEqual([status, error]);
        expect(typeof answer.body.message).toBe('string');
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

    it('gives a bare object with what the scopes cover and nothing else', async () => {
      expect(await asked('/api/user', 'openid')).toStrictEqual({});
      expect(await asked('/api/user', 'profile')).toStrictEqual({ ...rest, email: ada.email });
      expect(await asked('/api/user', 'email')).toStrictEqual({ email: ada.email, email_verified: true });
      expect(await asked('/api/user', 'phone')).toStrictEqual({ phone: '+442071234567' });
      expect(await asked('/api/user', 'organizations')).toStrictEqual({ organizations: [membership] });
      expect(await asked('/api/user', 'org:read')).toStrictEqual({ organizations: [membership] });
    });

    it('gives null for what the person has not set', async () => {
      const bob = await bench.person();
      const { access_token: token } = await bench.tokens({ client, scope: 'profile' }, bob);
      const { body } = await bench.call('GET', '/api/user', { token });
      expect([body.birthday, body.gender, body.phone, body.language]).toStrictEqual([null, null, null, null]);
    });
  });

  describe('/api/userinfo', () => {
    it('gives the standard claims that the scopes cover', async () => {
      const sub = ada.uuid;
      expect(await asked('/api/userinfo', 'openid')).toStrictEqual({ sub });
      const profile = await asked('/api/userinfo', 'openid profile');
      expect(profile).toStrictEqual({
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
      expect(Number.isInteger(profile.updated_at)).toBeTruthy();
      expect(await asked('/api/userinfo', 'openid email')).toStrictEqual({
        sub,
        email: ada.email,
        email_verified: true,
      });
      expect(await asked('/api/userinfo', 'openid organizations')).toStrictEqual({ sub, organizations: [membership] });
    });

    it('answers POST as well, 401 without a valid token, and 403 without openid', async () => {
      const { access_token: token } = await bench.tokens({ client, scope: 'openid' }, ada);
      const post = await fetch(`${bench.url}/api/userinfo`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(post.status).toBe(200);
      expect((await bench.call('GET', '/api/userinfo', { token: 'unknown' })).status).toBe(401);
      expect((await bench.call('GET', '/api/userinfo')).status).toBe(401);
      const { access_token: narrow } = await bench.tokens({ client, scope: 'email' }, ada);
      const { status, body } = await bench.call('GET', '/api/userinfo', { token: narrow });
      expect(status).toBe(403);
      expect(body.error).toBe('insufficient_scope');
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { browser } from '@platform/testing';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

describe('profile edit', () => {
  let bench: IdentityBench;
  let trusted: MadeClient;
  let ada: MadePerson;
  let token: string;
  beforeAll(async () => {
    bench = await identityBench();
    trusted = await bench.client({ is_trusted: true });
    ada = await bench.person({ isVerified: true });
    token = await bench.token({
      user_uuid: ada.uuid,
      client_id: trusted.client_id,
      is_trusted: true,
      scopes: ['openid'],
    });
  });
  afterAll(() => bench.close());

  const put = async (body: unknown, by = token, method = 'PUT') =>
    bench.call(method, '/api/v1/me', { token: by, body });
  const updates = async () => (await bench.outbox('user.updated')).map(({ payload }) => payload['user']);
  const address = {
    street_address: '12 St James Square',
    locality: 'London',
    region: null,
    postal_code: 'SW1Y 4JH',
    country: 'GB',
  };

  it('changes by PUT /api/v1/me what is given, normalizes it, and publishes the change once', async () => {
    const { status, body } = await put({
      name: ' Augusta ',
      birthday: '1815-12-10',
      gender: 'female',
      phone: '+44 (20) 7123-4567',
      language: 'EN-gb',
      address: { ...address, country: 'gb' },
    });
    expect(status).toBe(200);
    expect(body.data).toStrictEqual({
      uuid: ada.uuid,
      name: 'Augusta',
      surname: 'Lovelace',
      email: ada.email,
      email_verified: true,
      birthday: '1815-12-10',
      gender: 'female',
      phone: '+442071234567',
      language: 'en-GB',
      address,
    });
    const facts = { uuid: ada.uuid, name: 'Augusta', surname: 'Lovelace', email: ada.email, email_verified: true };
    expect(await updates()).toStrictEqual([{ ...facts, language: 'en-GB' }]);
    expect((await put({ name: 'Augusta', phone: '+442071234567' }, token, 'PATCH')).status).toBe(200);
    expect((await put({})).status).toBe(200);
    expect((await updates()).length).toBe(1);
  });

  it('removes a value by null or an empty text, and changes parts of the address alone', async () => {
    await put({ phone: '+4930123456', address });
    const { body } = await put({ phone: '', gender: null, address: { locality: 'Ockham', region: '' } });
    expect([body.data.phone, body.data.gender]).toStrictEqual([null, null]);
    expect(body.data.address).toStrictEqual({ ...address, locality: 'Ockham' });
    expect((await put({ address: null })).body.data.address).toBe(null);
  });

  it('names every field that does not fit, and changes nothing', async () => {
    const before = (await updates()).length;
    const { status, body } = await put({
      name: '  ',
      surname: 'a\u0000b',
      birthday: '2999-01-01',
      gender: 'x',
      phone: '030 123456',
      language: 'no language',
      address: { country: 'Germany' },
    });
    expect(status).toBe(422);
    const fields = ['name', 'surname', 'birthday', 'gender', 'phone', 'language', 'address.country'];
    expect(Object.keys(body.errors)).toStrictEqual(fields);
    expect(body.errors.phone[0]).toMatch(/\+49/);
    for (const wrong of [
      { birthday: '1990-02-30' },
      { name: 'half \ud800' },
      { address: { locality: '\udc00' } },
      { birthday: '90-01-01' },
      { name: null },
      { phone: '+' + '1'.repeat(16) },
    ])
      assert.equal((await put(wrong)).status, 422, JSON.stringify(wrong));
    expect((await updates()).length).toBe(before);
  });

  it('counts characters as people do', async () => {
    const long = '🙂'.repeat(255);
    const { body } = await put({ surname: long, address: { locality: long } });
    expect([body.data.surname, body.data.address.locality]).toStrictEqual([long, long]);
    expect((await put({ surname: `${long}x` })).body.errors).toStrictEqual({
      surname: ['must be at most 255 characters'],
    });
    await put({ surname: 'Lovelace', address: null });
  });

  it('ignores all other fields: the e-mail address, rights, another person’s data', async () => {
    const [before] = await bench.query(`SELECT * FROM users WHERE uuid = $1`, [ada.uuid]);
    const protectedFields = { uuid: randomUUID(), email: 'evil@example.com', email_verified: false, is_admin: true };
    const columns = { is_active: false, email_verified_at: null, password_hash: 'x', erase_after: '2020-01-01' };
    const { status } = await put({ ...protectedFields, ...columns });
    expect(status).toBe(200);
    const [after] = await bench.query(`SELECT * FROM users WHERE uuid = $1`, [ada.uuid]);
    expect(after).toStrictEqual(before);
  });

  it('accepts only the platform’s own applications: 401 without a token, 403 for other clients', async () => {
    expect((await bench.call('PUT', '/api/v1/me', { body: {} })).status).toBe(401);
    const foreign = await bench.client();
    const theirs = await bench.token({ user_uuid: ada.uuid, client_id: foreign.client_id });
    expect((await put({ name: 'Eve' }, theirs)).body.error).toBe('insufficient_scope');
    const own = await bench.token({ user_uuid: null, client_id: trusted.client_id, is_trusted: true });
    expect((await put({ name: 'Eve' }, own)).body.error).toBe('user_required');
    expect((await bench.call('PUT', '/api/v1/me', { token, rawBody: '{' })).status).toBe(400);
  });

  it('is shown at /user and /userinfo with the postal address to the scope address only', async () => {
    const bob = await bench.person();
    const own = await bench.token({ user_uuid: bob.uuid, client_id: trusted.client_id, is_trusted: true });
    await put({ address }, own);
    const asked = async (path: string, scope: string) => {
      const { access_token } = await bench.tokens({ client: await bench.client(), scope }, bob);
      return (await bench.call('GET', path, { token: access_token })).body;
    };
    expect(await asked('/api/user', 'address')).toStrictEqual({ address });
    expect((await asked('/api/userinfo', 'openid address')).address).toStrictEqual({
      formatted: '12 St James Square\nSW1Y 4JH London\nGB',
      street_address: '12 St James Square',
      locality: 'London',
      postal_code: 'SW1Y 4JH',
      country: 'GB',
    });
    expect((await asked('/api/userinfo', 'openid profile')).address).toBe(undefined);
  });

  it('works by the page /account, which says at each field what does not fit', async () => {
    const eve = await bench.person();
    const agent = browser(bench.url);
    const page = await agent.submit(await agent.get('/login'), { email: eve.email, password });
    expect(page.url.pathname).toBe('/account');
    const saved = await agent.submit(page, { phone: '+49 30 123456', language: 'de', country: 'de' }, '/account');
    expect(saved.url.search).toBe('?done=saved');
    expect(saved.text).toMatch(/role="status"/);
    expect(saved.text).toMatch(/value="\+4930123456"/);
    const wrong = await agent.submit(saved, { phone: '12', name: '<b>' }, '/account');
    expect(wrong.status).toBe(422);
    expect(wrong.text).toMatch(/id="phone-error"/);
    expect(wrong.text).toMatch(/value="&#60;b&#62;"/);
    const forged = await agent.submit(saved, { csrf: 'x', name: 'Forged' }, '/account');
    expect(forged.status).toBe(403);
    const [row] = await bench.query(`SELECT name, phone, language, country FROM users WHERE uuid = $1`, [eve.uuid]);
    expect(row).toStrictEqual({ name: 'Ada', phone: '+4930123456', language: 'de', country: 'DE' });
  });
});

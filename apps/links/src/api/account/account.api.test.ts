import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from '@platform/testing';
import { admin } from '../../testing/operator.test-helper.js';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('accounts and keys', () => {
  let bench: LinksBench;

  beforeAll(async () => {
    bench = await linksBench();
  });
  afterAll(() => bench.close());

  it('answer with exactly the account of the contract', async () => {
    const { id, email, token } = await bench.account('Ada');
    const { status, body } = await bench.call('GET', '/api/account', { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toStrictEqual(['error', 'data']);
    expect(body.error).toBe(0);
    const { registered, username, ...rest } = body.data;
    expect(username).toMatch(/^ada-test(-\d+)?$/);
    expect(registered).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(rest).toStrictEqual({
      id,
      email,
      avatar: `${linksOrigin}/avatar/${username}.svg`,
      status: 'free',
      expires: '9999-12-31 23:59:59',
    });
  });

  it('include an avatar, served as a picture that cannot run scripts', async () => {
    const { token } = await bench.account();
    const { body } = await bench.call('GET', '/api/account', { token });
    const picture = await bench.visit(new URL(body.data.avatar).pathname);
    expect([picture.status, picture.headers['content-type']]).toStrictEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(picture.headers['content-security-policy']).toBe(`default-src 'none'`);
    expect(picture.body).toMatch(/^<svg /);
    for (const name of ['x', 'x.png', '<script>.svg', '..%2fx.svg'])
      expect((await bench.visit(`/avatar/${name}`)).status).toBe(404);
  });

  it('begin as one account and one key for a person, however often and in whatever order events come', async () => {
    const user = { uuid: randomUUID(), name: 'Zoë', surname: 'T', email_verified: true };
    const old = { ...user, email: 'old@example.org', language: 'fr' };
    const payload = (email: string, language: string | null) => ({ user: { ...user, email, language } });
    await bench.publish('user.updated', payload('new@example.org', 'de'), { version: 90_001 });
    await bench.publish('user.registered', { user: old }, { version: 90_000 });
    await bench.publish('user.registered', { user: old }, { version: 90_000 });
    const rows = await bench.query(
      `SELECT email, language, count(api_key.id)::int AS keys
       FROM account LEFT JOIN api_key ON account_id = account.id
       WHERE user_uuid = $1 GROUP BY 1, 2`,
      [user.uuid],
    );
    expect(rows).toStrictEqual([{ email: 'new@example.org', language: 'de', keys: 1 }]);
    await bench.publish('user.updated', payload('newest@example.org', null));
    expect(await bench.query('SELECT email, language FROM account WHERE user_uuid = $1', [user.uuid])).toStrictEqual([
      { email: 'newest@example.org', language: null },
    ]);
  });

  it('lose address, keys and redirects when the person is erased, and no late event restores them', async () => {
    const uuid = randomUUID();
    const user = {
      uuid,
      name: 'Ada',
      surname: 'Gone',
      email: 'gone@example.org',
      email_verified: true,
      language: 'de',
    };
    await bench.publish('user.registered', { user }, { version: 91_000 });
    const [account] = await bench.query<{ id: number }>(`SELECT id FROM account WHERE user_uuid = $1`, [uuid]);
    const token = await bench.key(account!.id);
    const { alias } = await bench.link(token);
    expect((await bench.visit(`/${alias}`)).status).toBe(302);
    await bench.publish('user.deleted', { user: { uuid } }, { version: 91_002 });
    await bench.publish('user.updated', { user }, { version: 91_001 });
    const rows = await bench.query(`SELECT email, language, status FROM account WHERE user_uuid = $1`, [uuid]);
    expect(rows).toStrictEqual([{ email: '', language: null, status: 'suspended' }]);
    const live = `SELECT id FROM api_key WHERE account_id = $1 AND revoked_at IS NULL`;
    expect(await bench.query(live, [account!.id])).toStrictEqual([]);
    await eventually(async () => expect((await bench.visit(`/${alias}`)).status).toBe(404));
  });

  it('have different usernames for people of the same name', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => bench.account('Twin')));
    const ids = accounts.map(({ id }) => id);
    const [row] = await bench.query('SELECT count(DISTINCT username)::int AS names FROM account WHERE id = ANY($1)', [
      ids,
    ]);
    expect(row.names).toBe(6);
  });

  it('accept the key as Bearer, as Token and bare, in any letter case', async () => {
    const { token } = await bench.account();
    for (const authorization of [
      `Bearer ${token}`,
      `bearer ${token}`,
      `BEARER  ${token}`,
      `Token ${token}`,
      `token ${token}`,
      token,
    ]) {
      const { status } = await bench.call('GET', '/api/account', { headers: { authorization } });
      assert.equal(status, 200, authorization.slice(0, 8));
    }
  });

  it('refuse a missing, unknown, expired or revoked key with 401, before anything else is read', async () => {
    const { id, token } = await bench.account();
    const expired = await bench.key(id, new Date(Date.now() - 1000));
    const almost = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const cases: [string | undefined, string][] = [
      [undefined, 'unauthenticated'],
      ['', 'unauthenticated'],
      ['Bearer', 'invalid_token'],
      ['Bearer nonsense', 'invalid_token'],
      [`Basic ${token}`, 'unauthenticated'],
      [`Bearer ${almost}`, 'invalid_token'],
      [`Bearer ${token} x`, 'unauthenticated'],
      [`Bearer ${expired}`, 'invalid_token'],
    ];
    for (const [authorization, code] of cases) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const { status, body } = await bench.call('POST', '/api/url/add', { rawBody: '{"url":', headers });
      assert.deepEqual(
        [status, body.error, body.code, Object.keys(body)],
        [401, 1, code, ['error', 'message', 'code']],
        String(authorization),
      );
    }
  });

  it('refuse a revoked key at once, also where it was cached, and only its owner can revoke it', async () => {
    const owner = await bench.account();
    const stranger = await bench.account();
    const second = await bench.key(owner.id);
    expect((await bench.call('GET', '/api/account', { token: second })).status).toBe(200);
    const { body } = await bench.call('GET', '/api/account/keys', { token: owner.token });
    const keysOfList = ['result', 'perpage', 'currentpage', 'nextpage', 'nextcursor', 'maxpage', 'keys'];
    expect(Object.keys(body.data)).toStrictEqual(keysOfList);
    const listed = body.data.keys.find((key: { prefix: string }) => key.prefix === second.slice(3, 11));
    expect(Object.keys(listed)).toStrictEqual(['id', 'name', 'prefix', 'scopes', 'date', 'expires', 'lastused']);
    const path = `/api/account/keys/${listed.id}/revoke`;
    expect((await bench.call('DELETE', path, { token: stranger.token })).status).toBe(404);
    expect((await bench.call('GET', '/api/account', { token: second })).status).toBe(200);
    const revoked = await bench.call('DELETE', path, { token: owner.token });
    expect([revoked.status, revoked.body]).toStrictEqual([200, { error: 0, message: 'The key has been revoked.' }]);
    expect((await bench.call('GET', '/api/account', { token: second })).status).toBe(401);
    expect((await bench.call('DELETE', path, { token: owner.token })).status).toBe(404);
  });

  it('store only the hash of a key', async () => {
    const { token } = await bench.account();
    const rows = await bench.query('SELECT * FROM api_key');
    expect(JSON.stringify(rows).includes(token)).toBeFalsy();
    expect(rows.every(({ key_hash, prefix }) => key_hash.length === 43 && prefix.length === 8)).toBeTruthy();
  });

  it('get a new working key from the operator by the address of the account', async () => {
    const { email } = await bench.account();
    const [made, failed] = await Promise.all([
      admin(bench, 'key', '--email', email.toUpperCase()),
      admin(bench, 'key', '--email', 'nobody@example.org'),
    ]);
    const { api_key, ...rest } = made.answer;
    expect([rest, /^lk_[\w-]{43}$/.test(api_key)]).toStrictEqual([{}, true]);
    const { body } = await bench.call('GET', '/api/account', { token: api_key });
    expect(body.data.email).toBe(email);
    expect([failed.code, failed.answer.error]).toStrictEqual([1, 'user_not_found']);
  });
});

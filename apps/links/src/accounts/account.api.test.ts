import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { eventually } from '@platform/testing';
import { admin } from '../testing/operator.test-helper.js';
import { linksBench, linksOrigin, type LinksBench } from '../testing/links-bench.test-helper.js';

describe('accounts and keys', () => {
  let bench: LinksBench;

  before(async () => {
    bench = await linksBench();
  });
  after(() => bench.close());

  it('answers with exactly the account of the spec', async () => {
    const { id, email, token } = await bench.account('Ada');
    const { status, body } = await bench.call('GET', '/api/account', { token });
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(body), ['error', 'data']);
    assert.equal(body.error, 0);
    const { registered, username, ...rest } = body.data;
    assert.match(username, /^ada-test(-\d+)?$/);
    assert.match(registered, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    assert.deepEqual(rest, {
      id,
      email,
      avatar: `${linksOrigin}/avatar/${username}.svg`,
      status: 'free',
      expires: '9999-12-31 23:59:59',
    });
  });

  it('serves the avatar that it names, as a picture that can run nothing', async () => {
    const { token } = await bench.account();
    const { body } = await bench.call('GET', '/api/account', { token });
    const picture = await bench.visit(new URL(body.data.avatar).pathname);
    assert.deepEqual([picture.status, picture.headers['content-type']], [200, 'image/svg+xml; charset=utf-8']);
    assert.equal(picture.headers['content-security-policy'], `default-src 'none'`);
    assert.match(picture.body, /^<svg /);
    for (const name of ['x', 'x.png', '<script>.svg', '..%2fx.svg'])
      assert.equal((await bench.visit(`/avatar/${name}`)).status, 404);
  });

  it('makes one account with one first key for a person, however often and in whatever order it is told', async () => {
    const user = { uuid: randomUUID(), name: 'Zoë', surname: 'T', email_verified: true };
    const old = { ...user, email: 'old@example.org', language: 'fr' };
    const tell = (email: string, language: string | null) => ({ user: { ...user, email, language } });
    await bench.publish('user.updated', tell('new@example.org', 'de'), { version: 90_001 });
    await bench.publish('user.registered', { user: old }, { version: 90_000 });
    await bench.publish('user.registered', { user: old }, { version: 90_000 });
    const rows = await bench.query(
      'SELECT email, language, count(api_key.id)::int AS keys FROM account LEFT JOIN api_key ON account_id = account.id WHERE user_uuid = $1 GROUP BY 1, 2',
      [user.uuid],
    );
    assert.deepEqual(rows, [{ email: 'new@example.org', language: 'de', keys: 1 }]);
    await bench.publish('user.updated', tell('newest@example.org', null));
    assert.deepEqual(await bench.query('SELECT email, language FROM account WHERE user_uuid = $1', [user.uuid]), [
      { email: 'newest@example.org', language: null },
    ]);
  });

  it('forgets a person who was erased: no address, no working key, no redirect, and no late event brings them back', async () => {
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
    assert.equal((await bench.visit(`/${alias}`)).status, 302);
    await bench.publish('user.deleted', { user: { uuid } }, { version: 91_002 });
    await bench.publish('user.updated', { user }, { version: 91_001 });
    const rows = await bench.query(`SELECT email, language, status FROM account WHERE user_uuid = $1`, [uuid]);
    assert.deepEqual(rows, [{ email: '', language: null, status: 'suspended' }]);
    const live = `SELECT id FROM api_key WHERE account_id = $1 AND revoked_at IS NULL`;
    assert.deepEqual(await bench.query(live, [account!.id]), []);
    await eventually(async () => assert.equal((await bench.visit(`/${alias}`)).status, 404));
  });

  it('gives people of the same name different usernames', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => bench.account('Twin')));
    const ids = accounts.map(({ id }) => id);
    const [row] = await bench.query('SELECT count(DISTINCT username)::int AS names FROM account WHERE id = ANY($1)', [
      ids,
    ]);
    assert.equal(row.names, 6);
  });

  it('takes the key as Bearer, as Token and bare, in any case of letters', async () => {
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

  it('refuses a missing, unknown, expired or revoked key with 401, before it reads anything else', async () => {
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

  it('stops a revoked key at once, also where it was cached, and only its owner can revoke it', async () => {
    const owner = await bench.account();
    const stranger = await bench.account();
    const second = await bench.key(owner.id);
    assert.equal((await bench.call('GET', '/api/account', { token: second })).status, 200);
    const { body } = await bench.call('GET', '/api/account/keys', { token: owner.token });
    assert.deepEqual(Object.keys(body.data), ['result', 'perpage', 'currentpage', 'nextpage', 'maxpage', 'keys']);
    const listed = body.data.keys.find((key: { prefix: string }) => key.prefix === second.slice(3, 11));
    assert.deepEqual(Object.keys(listed), ['id', 'name', 'prefix', 'scopes', 'date', 'expires', 'lastused']);
    const path = `/api/account/keys/${listed.id}/revoke`;
    assert.equal((await bench.call('DELETE', path, { token: stranger.token })).status, 404);
    assert.equal((await bench.call('GET', '/api/account', { token: second })).status, 200);
    const revoked = await bench.call('DELETE', path, { token: owner.token });
    assert.deepEqual([revoked.status, revoked.body], [200, { error: 0, message: 'The key has been revoked.' }]);
    assert.equal((await bench.call('GET', '/api/account', { token: second })).status, 401);
    assert.equal((await bench.call('DELETE', path, { token: owner.token })).status, 404);
  });

  it('keeps no key, only its hash', async () => {
    const { token } = await bench.account();
    const rows = await bench.query('SELECT * FROM api_key');
    assert.ok(!JSON.stringify(rows).includes(token));
    assert.ok(rows.every(({ key_hash, prefix }) => key_hash.length === 43 && prefix.length === 8));
  });

  it('the operator gets a new working key for an account by its address', async () => {
    const { email } = await bench.account();
    const [made, failed] = await Promise.all([
      admin(bench, 'key', '--email', email.toUpperCase()),
      admin(bench, 'key', '--email', 'nobody@example.org'),
    ]);
    const { api_key, ...rest } = made.answer;
    assert.deepEqual([rest, /^lk_[\w-]{43}$/.test(api_key)], [{}, true]);
    const { body } = await bench.call('GET', '/api/account', { token: api_key });
    assert.equal(body.data.email, email);
    assert.deepEqual([failed.code, failed.answer.error], [1, 'user_not_found']);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('the signed-in owner of an account', () => {
  let bench: LinksBench;
  let ada: Awaited<ReturnType<LinksBench['account']>>;
  let token: string;
  beforeAll(async () => (bench = await linksBench()));
  beforeEach(async () => {
    ada = await bench.account();
    token = await bench.token({ user_uuid: ada.user.uuid, is_trusted: true });
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: unknown, as = token) =>
    bench.call(method, `/api/v1/links${path}`, { token: as, body });

  it('sees the working first key once, in one of any number of concurrent requests', async () => {
    expect((await call('GET', '/account')).body.data.first_key).toBe(true);
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/first-key')));
    expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, ...Array<number>(9).fill(404)]);
    const { key } = answers.find(({ status }) => status === 200)!.body.data;
    const { body } = await bench.call('GET', '/api/account', { token: key });
    expect(body.data.id).toBe(ada.id);
    expect((await call('GET', '/account')).body.data.first_key).toBe(false);
    expect(JSON.stringify(await bench.query('SELECT * FROM api_key, first_key')).includes(key)).toBeFalsy();
  });

  it('does not get a first key that has been revoked', async () => {
    await bench.query(`UPDATE api_key SET revoked_at = now() WHERE account_id = $1`, [ada.id]);
    expect((await call('GET', '/account')).body.data.first_key).toBe(false);
    expect((await call('POST', '/first-key')).status).toBe(404);
  });

  it('lists, creates, rotates and revokes keys without a key', async () => {
    const made = (await call('POST', '/keys', { name: 'Laptop', scopes: ['links:read'] })).body.data;
    expect((await bench.call('GET', '/api/urls', { token: made.key })).status).toBe(200);
    expect((await call('GET', '/keys')).body.data.keys.some(({ id }: { id: number }) => id === made.id)).toBeTruthy();
    const rotated = (await call('POST', `/keys/${made.id}/rotate`, {})).body.data;
    expect((await bench.call('GET', '/api/urls', { token: made.key })).status).toBe(401);
    expect((await bench.call('GET', '/api/urls', { token: rotated.key })).status).toBe(200);
    expect((await call('DELETE', `/keys/${rotated.id}`)).status).toBe(200);
    expect((await bench.call('GET', '/api/urls', { token: rotated.key })).status).toBe(401);
  });

  it('decides alone whether keys may change address and password', async () => {
    const update = async () =>
      (await bench.call('PUT', '/api/account/update', { token: ada.token, body: { password: 'another one' } })).status;
    expect((await call('GET', '/account')).body.data.credentials_by_key).toBe(false);
    expect(await update()).toBe(403);
    const changed = JSON.stringify({ email: 'unchanged', password: 'changed' });
    bench.identity.script({ headers: { 'content-type': 'application/json' }, body: changed });
    const on = await call('PUT', '/account', { credentials_by_key: true });
    expect([on.status, on.body.data.credentials_by_key, await update()]).toStrictEqual([200, true, 200]);
    const off = await call('PUT', '/account', { credentials_by_key: false });
    expect([off.status, off.body.data.credentials_by_key, await update()]).toStrictEqual([200, false, 403]);
    expect((await call('PUT', '/account', { credentials_by_key: true }, ada.token)).status).toBe(401);
    const nothing = await call('PUT', '/account', {});
    expect([nothing.status, Object.keys(nothing.body.errors)]).toStrictEqual([400, ['credentials_by_key']]);
    expect((await call('PUT', '/account', [])).body.message).toBe('The body must be a JSON object.');
  });

  it('gives no other application access to keys and to the switch for address and password', async () => {
    const [key] = await bench.query(`SELECT id FROM api_key WHERE account_id = $1`, [ada.id]);
    const state = async () => ({
      keys: await bench.query(`SELECT * FROM api_key WHERE account_id = $1 ORDER BY id`, [ada.id]),
      firstKeys: await bench.query(`SELECT * FROM first_key WHERE account_id = $1`, [ada.id]),
      account: (await call('GET', '/account')).body,
    });
    const before = await state();
    // An older version does not record this fact of a token.
    for (const is_trusted of [false, undefined]) {
      const foreign = await bench.token({ user_uuid: ada.user.uuid, is_trusted });
      for (const [method, path, body] of [
        ['PUT', '/account', { credentials_by_key: true }],
        ['PUT', '/account', { credentials_by_key: true, click_events: 'all' }],
        ['POST', '/first-key'],
        ['GET', '/keys'],
        ['POST', '/keys', { name: 'For later' }],
        ['POST', `/keys/${key.id}/rotate`, {}],
        ['DELETE', `/keys/${key.id}`],
      ] as const) {
        const refused = await call(method, path, body, foreign);
        assert.deepEqual([refused.status, refused.body.code], [403, 'insufficient_scope'], `${method} ${path}`);
      }
      expect(await state()).toStrictEqual(before);
      expect((await call('PUT', '/account', { click_events: 'none' }, foreign)).status).toBe(200);
      expect((await call('GET', '/urls', undefined, foreign)).status).toBe(200);
    }
  });

  it('subscribes alone to visits as events, and changes one switch without the other', async () => {
    expect((await call('GET', '/account')).body.data.click_events).toBe('none');
    for (const click_events of ['some', '', true, 1])
      assert.equal((await call('PUT', '/account', { click_events })).status, 400, String(click_events));
    const asked = (await call('PUT', '/account', { click_events: 'people' })).body.data;
    expect([asked.click_events, asked.credentials_by_key]).toStrictEqual(['people', false]);
    const on = (await call('PUT', '/account', { credentials_by_key: true })).body.data;
    expect([on.click_events, on.credentials_by_key]).toStrictEqual(['people', true]);
    expect((await call('PUT', '/account', { click_events: 'all' }, ada.token)).status).toBe(401);
    const narrow = await bench.token({ user_uuid: ada.user.uuid, scopes: ['openid', 'org:manage'] });
    expect((await call('PUT', '/account', { click_events: 'all' }, narrow)).status).toBe(403);
    expect((await call('GET', '/account')).body.data.click_events).toBe('people');
  });

  it('needs a person’s token with links:manage, and has no access to another account', async () => {
    expect((await bench.call('GET', '/api/v1/links/account')).status).toBe(401);
    const [narrow, client, stranger] = await Promise.all([
      bench.token({ user_uuid: ada.user.uuid, scopes: ['openid'], is_trusted: true }),
      bench.token({ user_uuid: null }),
      bench.token(),
    ]);
    expect((await call('GET', '/account', undefined, narrow)).body.code).toBe('insufficient_scope');
    expect((await call('GET', '/account', undefined, client)).body.code).toBe('user_required');
    expect((await call('GET', '/account', undefined, stranger)).status).toBe(404);
    const other = await bench.account();
    const [key] = await bench.query(`SELECT id FROM api_key WHERE account_id = $1 LIMIT 1`, [other.id]);
    expect((await call('DELETE', `/keys/${key.id}`)).status).toBe(404);
    expect((await call('POST', `/keys/${key.id}/rotate`, {})).status).toBe(404);
    expect((await bench.call('GET', '/api/urls', { token })).status).toBe(401);
  });
});

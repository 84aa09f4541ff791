import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';

describe('the signed-in owner of an account', () => {
  let bench: LinksBench;
  let ada: Awaited<ReturnType<LinksBench['account']>>;
  let token: string;
  before(async () => (bench = await linksBench()));
  beforeEach(async () => {
    ada = await bench.account();
    token = await bench.token({ user_uuid: ada.user.uuid, is_trusted: true });
  });
  after(() => bench.close());

  const call = (method: string, path: string, body?: unknown, as = token) =>
    bench.call(method, `/api/v1/links${path}`, { token: as, body });

  it('sees the first key once, of any number of parallel requests, and it works', async () => {
    assert.equal((await call('GET', '/account')).body.data.first_key, true);
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/first-key')));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array<number>(9).fill(404)]);
    const { key } = answers.find(({ status }) => status === 200)!.body.data;
    const { body } = await bench.call('GET', '/api/account', { token: key });
    assert.equal(body.data.id, ada.id);
    assert.equal((await call('GET', '/account')).body.data.first_key, false);
    assert.ok(!JSON.stringify(await bench.query('SELECT * FROM api_key, first_key')).includes(key));
  });

  it('does not get a first key that has been revoked', async () => {
    await bench.query(`UPDATE api_key SET revoked_at = now() WHERE account_id = $1`, [ada.id]);
    assert.equal((await call('GET', '/account')).body.data.first_key, false);
    assert.equal((await call('POST', '/first-key')).status, 404);
  });

  it('lists, makes, rotates and revokes keys without one', async () => {
    const made = (await call('POST', '/keys', { name: 'Laptop', scopes: ['links:read'] })).body.data;
    assert.equal((await bench.call('GET', '/api/urls', { token: made.key })).status, 200);
    assert.ok((await call('GET', '/keys')).body.data.keys.some(({ id }: { id: number }) => id === made.id));
    const rotated = (await call('POST', `/keys/${made.id}/rotate`, {})).body.data;
    assert.equal((await bench.call('GET', '/api/urls', { token: made.key })).status, 401);
    assert.equal((await bench.call('GET', '/api/urls', { token: rotated.key })).status, 200);
    assert.equal((await call('DELETE', `/keys/${rotated.id}`)).status, 200);
    assert.equal((await bench.call('GET', '/api/urls', { token: rotated.key })).status, 401);
  });

  it('alone decides whether keys may change address and password', async () => {
    const off = await call('PUT', '/account', { credentials_by_key: false });
    assert.deepEqual([off.status, off.body.data.credentials_by_key], [200, false]);
    const refused = await bench.call('PUT', '/api/account/update', {
      token: ada.token,
      body: { password: 'another one' },
    });
    assert.equal(refused.status, 403);
    assert.equal((await call('PUT', '/account', { credentials_by_key: true }, ada.token)).status, 401);
    const nothing = await call('PUT', '/account', {});
    assert.deepEqual([nothing.status, Object.keys(nothing.body.errors)], [400, ['credentials_by_key']]);
    assert.equal((await call('PUT', '/account', [])).body.message, 'The body must be a JSON object.');
  });

  it('gives no foreign application what would open the account: keys, and whether they change address and password', async () => {
    const [key] = await bench.query(`SELECT id FROM api_key WHERE account_id = $1`, [ada.id]);
    const state = async () => ({
      keys: await bench.query(`SELECT * FROM api_key WHERE account_id = $1 ORDER BY id`, [ada.id]),
      firstKeys: await bench.query(`SELECT * FROM first_key WHERE account_id = $1`, [ada.id]),
      account: (await call('GET', '/account')).body,
    });
    await call('PUT', '/account', { credentials_by_key: false });
    const before = await state();
    // An older version writes no such fact of a token down.
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
      assert.deepEqual(await state(), before);
      assert.equal((await call('PUT', '/account', { click_events: 'none' }, foreign)).status, 200);
      assert.equal((await call('GET', '/urls', undefined, foreign)).status, 200);
    }
  });

  it('alone asks for visits as events, and changes one switch without the other', async () => {
    assert.equal((await call('GET', '/account')).body.data.click_events, 'none');
    for (const click_events of ['some', '', true, 1])
      assert.equal((await call('PUT', '/account', { click_events })).status, 400, String(click_events));
    const asked = (await call('PUT', '/account', { click_events: 'people' })).body.data;
    assert.deepEqual([asked.click_events, asked.credentials_by_key], ['people', true]);
    const off = (await call('PUT', '/account', { credentials_by_key: false })).body.data;
    assert.deepEqual([off.click_events, off.credentials_by_key], ['people', false]);
    assert.equal((await call('PUT', '/account', { click_events: 'all' }, ada.token)).status, 401);
    const narrow = await bench.token({ user_uuid: ada.user.uuid, scopes: ['openid', 'org:manage'] });
    assert.equal((await call('PUT', '/account', { click_events: 'all' }, narrow)).status, 403);
    assert.equal((await call('GET', '/account')).body.data.click_events, 'people');
  });

  it('needs a person’s token with links:manage, and reaches no other account', async () => {
    assert.equal((await bench.call('GET', '/api/v1/links/account')).status, 401);
    const [narrow, client, stranger] = await Promise.all([
      bench.token({ user_uuid: ada.user.uuid, scopes: ['openid'], is_trusted: true }),
      bench.token({ user_uuid: null }),
      bench.token(),
    ]);
    assert.equal((await call('GET', '/account', undefined, narrow)).body.code, 'insufficient_scope');
    assert.equal((await call('GET', '/account', undefined, client)).body.code, 'user_required');
    assert.equal((await call('GET', '/account', undefined, stranger)).status, 404);
    const other = await bench.account();
    const [key] = await bench.query(`SELECT id FROM api_key WHERE account_id = $1 LIMIT 1`, [other.id]);
    assert.equal((await call('DELETE', `/keys/${key.id}`)).status, 404);
    assert.equal((await call('POST', `/keys/${key.id}/rotate`, {})).status, 404);
    assert.equal((await bench.call('GET', '/api/urls', { token })).status, 401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

const all = ['account:read', 'account:write', 'links:read', 'links:write'];

describe('API keys', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const make = async (body: object = {}, by = token) =>
    (await bench.call('POST', '/api/account/keys', { token: by, body })).body;
  const status = async (key: string, method = 'GET', path = '/api/account', body?: object) =>
    (await bench.call(method, path, { token: key, body })).status;

  it('are created with name, scopes and expiry, and shown once', async () => {
    const made = await bench.call('POST', '/api/account/keys', { token, body: { name: 'CI', expires: '2099-01-01' } });
    const { key, id, prefix, date, ...rest } = made.body;
    expect(key).toMatch(/^lk_[\w-]{43}$/);
    assert.ok(id && date && key.slice(3, 11) === prefix);
    expect(rest).toStrictEqual({ error: 0, name: 'CI', scopes: all, expires: '2099-01-01 23:59:59', lastused: null });
    expect(await status(key)).toBe(200);
    const { body } = await bench.call('GET', '/api/account/keys', { token });
    expect(JSON.stringify(body).includes(key)).toBeFalsy();
    await eventually(async () => {
      const list = (await bench.call('GET', '/api/account/keys', { token })).body.data.keys;
      expect(String(list.find((row: { id: number }) => row.id === id).lastused)).toMatch(/^\d{4}-\d\d-\d\d /);
    });
  });

  it('are refused with invalid scopes, dates and names', async () => {
    for (const body of [
      { scopes: [] },
      { scopes: ['all'] },
      { expires: '2001-01-01' },
      { expires: 'soon' },
      { name: '' },
    ]) {
      const answer = await bench.call('POST', '/api/account/keys', { token, body });
      assert.deepEqual([answer.status, answer.body.error], [400, 1], JSON.stringify(body));
    }
  });

  it('allow what their scopes say and no more', async () => {
    const { key: reader } = await make({ scopes: ['links:read'] });
    expect(await status(reader, 'GET', '/api/campaigns')).toBe(200);
    expect(await status(reader, 'GET', '/api/account')).toBe(403);
    const refused = await bench.call('POST', '/api/channel/add', { token: reader, body: { name: 'x' } });
    expect([refused.status, refused.body.code]).toStrictEqual([403, 'insufficient_scope']);
    expect(await status(reader, 'POST', '/api/account/keys', {})).toBe(403);
    const { key: writer } = await make({ scopes: ['links:write'] });
    expect(await status(writer, 'POST', '/api/channel/add', { name: 'x' })).toBe(200);
    expect(await status(writer, 'GET', '/api/channels')).toBe(403);
  });

  it('never create or rotate a key with more scopes than their own', async () => {
    const { key: clerk } = await make({ scopes: ['account:write', 'account:read'] });
    expect(await status(clerk, 'POST', '/api/account/keys', { scopes: ['links:write'] })).toBe(403);
    const strong = await make();
    expect(await status(clerk, 'POST', `/api/account/keys/${strong.id}/rotate`, {})).toBe(403);
    assert.equal(await status(strong.key), 200, 'nothing has changed');
    expect((await make({}, clerk)).scopes).toStrictEqual(['account:write', 'account:read']);
  });

  it('never create or rotate a key that expires after them', async () => {
    const day = '2099-01-01 23:59:59';
    const brief = await make({ expires: day });
    expect((await make({}, brief.key)).expires).toBe(day);
    expect((await make({ expires: null }, brief.key)).expires).toBe(day);
    expect((await make({ expires: '2098-01-01' }, brief.key)).expires).toBe('2098-01-01 23:59:59');
    const longer = await bench.call('POST', '/api/account/keys', { token: brief.key, body: { expires: '2099-01-02' } });
    expect([longer.status, longer.body.code]).toStrictEqual([403, 'insufficient_permission']);
    const eternal = await make();
    expect(await status(brief.key, 'POST', `/api/account/keys/${eternal.id}/rotate`, {})).toBe(403);
    assert.equal(await status(eternal.key), 200, 'nothing has changed');
    const { body } = await bench.call('POST', `/api/account/keys/${brief.id}/rotate`, {
      token: brief.key,
      body: { grace: 3600 },
    });
    expect(body.expires).toBe(day);
    assert.notEqual((await make({}, brief.key)).expires, day, 'in its grace it makes what ends with the grace');
    expect(await status(brief.key, 'POST', `/api/account/keys/${body.id}/rotate`, {})).toBe(403);
  });

  it('are not rotated once they have expired', async () => {
    const { id } = await make();
    await bench.query(`UPDATE api_key SET expires_at = now() WHERE id = $1`, [id]);
    expect(await status(token, 'POST', `/api/account/keys/${id}/rotate`, {})).toBe(404);
    expect(await bench.query('SELECT replaced_by FROM api_key WHERE id = $1', [id])).toStrictEqual([
      { replaced_by: null },
    ]);
  });

  it('are void at once when they are rotated, and a new key replaces them', async () => {
    const old = await make({ name: 'Robot', scopes: ['links:read'] });
    expect(await status(old.key, 'GET', '/api/channels')).toBe(200);
    const { body } = await bench.call('POST', `/api/account/keys/${old.id}/rotate`, { token, body: {} });
    expect([body.name, body.scopes]).toStrictEqual(['Robot', ['links:read']]);
    expect(await status(old.key, 'GET', '/api/channels')).toBe(401);
    expect(await status(body.key, 'GET', '/api/channels')).toBe(200);
    expect(await status(token, 'POST', `/api/account/keys/${old.id}/rotate`, {})).toBe(404);
  });

  it('stay valid for the grace period of a rotation, and can be revoked within it', async () => {
    const old = await make();
    expect(await status(old.key)).toBe(200);
    const { body } = await bench.call('POST', `/api/account/keys/${old.id}/rotate`, { token, body: { grace: 3600 } });
    expect([await status(old.key), await status(body.key)]).toStrictEqual([200, 200]);
    const [{ seconds }] = await bench.query(
      'SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM api_key WHERE id = $1',
      [old.id],
    );
    assert.ok(seconds > 3400 && seconds <= 3600);
    expect(await status(token, 'DELETE', `/api/account/keys/${old.id}/revoke`)).toBe(200);
    expect(await status(old.key)).toBe(401);
    for (const grace of [-1, 86_401, 'x']) {
      const { id } = await make();
      expect(await status(token, 'POST', `/api/account/keys/${id}/rotate`, { grace })).toBe(400);
    }
  });

  it('repeat the answer of their own rotation to the same Idempotency-Key, though they are void', async () => {
    const { id } = await make();
    const rotate = () =>
      bench.call('POST', `/api/account/keys/${id}/rotate`, {
        token,
        body: {},
        headers: { 'idempotency-key': 'rotate' },
      });
    const first = await rotate();
    const again = await rotate();
    expect([first.status, again.status, again.body]).toStrictEqual([200, 200, first.body]);
  });

  it('are rotated once by any number of concurrent requests', async () => {
    const { id } = await make();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, () => status(token, 'POST', `/api/account/keys/${id}/rotate`, { grace: 60 })),
    );
    expect(statuses.sort()).toStrictEqual([200, ...Array<number>(9).fill(409)]);
  });

  it('of another account are 404', async () => {
    const stranger = await bench.account('Eve');
    const { id, key } = await make();
    expect(await status(stranger.token, 'POST', `/api/account/keys/${id}/rotate`, {})).toBe(404);
    expect(await status(stranger.token, 'DELETE', `/api/account/keys/${id}/revoke`)).toBe(404);
    expect(await status(key)).toBe(200);
  });
});

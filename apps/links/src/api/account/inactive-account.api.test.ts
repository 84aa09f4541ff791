import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { addLink } from '@platform/contracts';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { LinksService } from '../links/links.service.js';
import { links } from '../../service.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { admin } from '../../testing/operator.test-helper.js';

describe('an account of a disabled person', () => {
  let bench: LinksBench;
  let service: RunningService;
  let ada: Awaited<ReturnType<LinksBench['account']>>;
  beforeAll(async () => {
    bench = await linksBench({}, async (env) => (service = await startService(links, env)));
  });
  beforeEach(async () => (ada = await bench.account()));
  afterAll(() => bench.close());

  const account = () => bench.call('GET', '/api/account', { token: ada.token });
  const publishStatus = (is_active: boolean, options: { version?: number } = {}) =>
    bench.publish('user.status_changed', { user: { ...ada.user, is_active } }, options);
  const erase = () => bench.publish('user.deleted', { user: { uuid: ada.user.uuid } });
  const refused = [403, 'account_inactive'];

  it('loses its keys at once, also where they were cached, until the person is enabled again', async () => {
    const { alias } = await bench.link(ada.token);
    await publishStatus(false);
    for (const [method, path, body] of [
      ['GET', '/api/account', undefined],
      ['POST', '/api/url/add', { url: 'https://example.org/' }],
      ['POST', '/api/account/keys', { name: 'Another' }],
    ] as const) {
      const answer = await bench.call(method, path, { token: ada.token, body });
      assert.deepEqual([answer.status, answer.body.code, answer.body.error], [...refused, 1], path);
    }
    const token = await bench.token({ user_uuid: ada.user.uuid });
    expect((await bench.call('GET', '/api/v1/links/account', { token })).body.code).toBe(refused[1]);
    expect((await bench.visit(`/${alias}`)).status).toBe(302);
    await publishStatus(true);
    expect((await account()).status).toBe(200);
  });

  it('gets no key from the operator', async () => {
    await publishStatus(false);
    const { code, answer } = await admin(bench, 'key', '--email', ada.email);
    expect([code, answer.error]).toStrictEqual([1, 'account_inactive']);
    await erase();
    expect((await admin(bench, 'key', '--email', '')).code).toBe(1);
    expect(await bench.query(`SELECT FROM api_key WHERE name = 'Made by the operator'`)).toStrictEqual([]);
  });

  it('ignores late events, and stays disabled when the person changes otherwise', async () => {
    await publishStatus(true, { version: 80_002 });
    await publishStatus(false, { version: 80_001 });
    expect((await account()).status).toBe(200);
    await publishStatus(false, { version: 80_003 });
    await bench.publish('user.updated', { user: ada.user }, { version: 80_004 });
    expect((await account()).status).toBe(403);
    await publishStatus(true, { version: 80_005 });
  });

  it('is disabled from the start when that is the first event about the person', async () => {
    const user = { ...ada.user, uuid: randomUUID(), email: `${randomUUID()}@example.org` };
    await bench.publish('user.status_changed', { user: { ...user, is_active: false } }, { version: 81_001 });
    await bench.publish('user.registered', { user }, { version: 81_000 });
    const [row] = await bench.query('SELECT id, is_active, email FROM account WHERE user_uuid = $1', [user.uuid]);
    expect([row.is_active, row.email]).toStrictEqual([false, user.email]);
    const answer = await bench.call('GET', '/api/account', { token: await bench.key(row.id) });
    expect([answer.status, answer.body.code]).toStrictEqual(refused);
  });

  it('loses on erasure its domains, overlays with answers, pages, pixels and groups', async () => {
    const host = `${randomUUID()}.example`;
    const [domain] = await bench.query<{ id: number }>(
      `INSERT INTO domain (account_id, host, scheme, redirectroot, redirect404)
       VALUES ($1, $2, 'https', 'https://theirs.example/', 'https://theirs.example/404') RETURNING id`,
      [ada.id, host],
    );
    const onDomain = { headers: { host } };
    const { alias } = await bench.link(ada.token, { domain: `https://${host}`, tags: ['one'] });
    expect((await bench.visit(`/${alias}`, onDomain)).status).toBe(302);
    expect((await bench.visit('/', onDomain)).headers.location).toBe('https://theirs.example/');
    await bench.query(
      `WITH box AS (INSERT INTO overlay (account_id, type, name, content)
         VALUES ($1, 'contact', 'Box', '{"email": "ada@example.org"}') RETURNING id),
       page AS (INSERT INTO splash (account_id, name, content) VALUES ($1, 'Page', '{}')),
       tag AS (INSERT INTO pixel (account_id, type, name, tag) VALUES ($1, 'fbpixel', 'Tag', '123')),
       grouped AS (INSERT INTO campaign (account_id, name, slug, public) VALUES ($1, 'Spring', $2, true)),
       sorted AS (INSERT INTO channel (account_id, name, color) VALUES ($1, 'All', '#fff'))
       INSERT INTO overlay_answer (account_id, overlay_id, link_id, email)
         SELECT $1, id, 0, 'visitor@example.org' FROM box`,
      [ada.id, `slug-${ada.id}`],
    );
    await erase();
    for (const table of ['overlay', 'overlay_answer', 'splash', 'pixel', 'campaign', 'channel', 'link_tag'])
      assert.deepEqual(await bench.query(`SELECT FROM ${table} WHERE account_id = $1`, [ada.id]), [], table);
    const [released] = await bench.query('SELECT state, host FROM domain WHERE id = $1', [domain!.id]);
    expect([released.state, released.host]).toStrictEqual(['deleted', `deleted:${domain!.id}`]);
    expect((await bench.query('SELECT FROM domain_hold WHERE host = $1', [host])).length).toBe(1);
    await eventually(async () => {
      for (const path of ['/', `/${alias}`, '/unknown'])
        assert.equal((await bench.visit(path, onDomain)).status, 404, path);
    });
  });

  it('gets no new rows once it is erased, neither by a cached key nor by a request in progress', async () => {
    expect((await account()).status).toBe(200);
    await erase();
    expect((await account()).status).toBe(401);
    const late = service.app.get(LinksService).add(ada.id, addLink.parse({ url: 'https://example.org/' }));
    await expect(late).rejects.toMatchObject({ code: 'account_inactive' });
    expect(await bench.query('SELECT FROM link WHERE account_id = $1', [ada.id])).toStrictEqual([]);
  });
});

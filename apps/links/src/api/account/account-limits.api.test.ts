import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { startService, type RunningService } from '@platform/service-kit';
import { withLatency } from '@platform/testing';
import { DataSource } from 'typeorm';
import { DomainVerifier } from '../domains/domain-verifier.js';
import { links } from '../../service.js';
import { fakeDns } from '../../testing/fake-dns.test-helper.js';
import { waiting, whileHeld } from '../../testing/held.test-helper.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

const parallel = 5;
const hosts = Array.from({ length: parallel }, (_, number) => `links-${number}.example.com`);
const image = { image: 'https://example.org/a.png' };

/** Path, limit, the rows (of $1, for each `n`) that bring an account to one below it, and the body of request `n`. */
const limits: [path: string, most: number, rows: string, body: (n: number) => object][] = [
  [
    'bio/add',
    500,
    `bio_page (account_id, alias, alias_key, title) SELECT $1, 'p' || n, 'p' || n, 'P'`,
    () => ({ title: 'P' }),
  ],
  ['campaign/add', 1_000, `campaign (account_id, name) SELECT $1, 'Campaign ' || n`, () => ({})],
  ['channel/add', 1_000, `channel (account_id, name, color) SELECT $1, 'C', '#000000'`, () => ({ name: 'Channel' })],
  [
    'domain/add',
    100,
    `domain (account_id, host, scheme) SELECT $1, 'old-' || n || '.example.com', 'https'`,
    (n) => ({ domain: `https://${hosts[n]}` }),
  ],
  [
    'overlay/add',
    500,
    `overlay (account_id, type, name, content) SELECT $1, 'image', 'O', '{}'`,
    () => ({ type: 'image', name: 'Overlay', settings: image }),
  ],
  [
    'pixel/add',
    500,
    `pixel (account_id, type, name, tag) SELECT $1, 'bing', 'P', 'old-' || n`,
    (n) => ({ type: 'bing', name: 'Pixel', tag: `1234${n}` }),
  ],
  [
    'qr/add',
    10_000,
    `qr (account_id, code, name, type, data, is_dynamic, foreground, background)
       SELECT $1, 'old-' || n, 'Q', 'text', '{"text": "x"}', false, '#000000', '#ffffff'`,
    () => ({ type: 'text', data: 'x' }),
  ],
  ['splash/add', 500, `splash (account_id, name, content) SELECT $1, 'S', '{}'`, () => ({ name: 'Splash' })],
  [
    'utm-templates',
    500,
    `utm_template (account_id, name, source) SELECT $1, 'T ' || n, 'x'`,
    (n) => ({ name: `Template ${n}`, source: 'x' }),
  ],
];

describe('the limits of an account', () => {
  let bench: LinksBench;
  let service: RunningService;
  let ada: Awaited<ReturnType<LinksBench['account']>>;

  beforeAll(async () => {
    bench = await linksBench({ DATABASE_POOL: '30' }, async (env) => {
      service = await startService(links, env);
      Object.assign(
        service.app.get(DomainVerifier),
        fakeDns(Object.fromEntries(hosts.map((host) => [host, { cname: ['go.example'] }]))),
      );
      return service;
    });
  });
  beforeEach(async () => (ada = await bench.account()));
  afterAll(() => bench.close());

  const dataSource = () => service.app.get(DataSource);
  const post = (path: string, body: object = {}) => bench.call('POST', `/api/${path}`, { token: ada.token, body });
  const fill = (rows: string, count: number) =>
    bench.query(`INSERT INTO ${rows} FROM generate_series(1, $2) AS n`, [ada.id, count]);

  for (const [path, most, rows, body] of limits)
    it(`hold for concurrent requests of ${path}`, async () => {
      await fill(rows, most - 1);
      const answers = await withLatency(dataSource(), 5, () =>
        Promise.all(Array.from({ length: parallel }, (_, number) => post(path, body(number)))),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ status, body: { code } }) => [status, code])).toStrictEqual(
        Array(parallel - 1).fill([409, 'limit_reached']),
      );
      expect(refused[0]!.body.message).toMatch(new RegExp(`^An account has at most ${most} `));
    });

  const keys = `api_key (account_id, name, prefix, key_hash) SELECT $1, 'K', 'old', 'old-' || $1::int || '-' || n`;

  it('count a key until the grace period of its rotation ends', async () => {
    const [{ has }] = await bench.query(`SELECT count(*)::int AS has FROM api_key WHERE account_id = $1`, [ada.id]);
    await fill(keys, 98 - has);
    const made = [(await post('account/keys')).body.id, (await post('account/keys')).body.id];
    expect((await post('account/keys')).body.code).toBe('limit_reached');
    const rotate = (id: number, grace: number) => post(`account/keys/${id}/rotate`, { grace });
    expect(
      (await Promise.all(made.map((id) => rotate(id, 60)))).map(({ status, body }) => [status, body.code]),
    ).toStrictEqual(Array(2).fill([409, 'limit_reached']));
    expect((await rotate(0, 60)).status).toBe(404);
    assert.equal((await rotate(made[0], 0)).status, 200, 'one stops, one begins');
    await bench.call('DELETE', `/api/account/keys/${made[1]}/revoke`, { token: ada.token });
    const { id } = (
      await bench.query(`SELECT id FROM api_key WHERE account_id = $1 AND key_hash LIKE 'old-%'`, [ada.id])
    )[0];
    expect([(await rotate(id, 60)).status, (await post('account/keys')).status]).toStrictEqual([200, 409]);
  });

  it('delay nobody while a link is made', async () => {
    const campaign = (await post('campaign/add')).body.id;
    const making = await whileHeld(dataSource(), [['campaign', campaign]], async () => {
      const requests = [post('url/add', { url: 'https://example.org/', campaign })];
      await waiting(bench, 1);
      for (const [path, body] of [
        ['account/keys', {}],
        ['splash/add', { name: 'Splash' }],
      ] as const)
        assert.equal((await post(path, body)).status, 200, path);
      return requests;
    });
    expect((await making[0]!).status).toBe(200);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually, lockWaiters } from '@platform/testing';
import { DataSource } from 'typeorm';
import { DomainVerifier } from '../domains/domain-verifier.js';
import { AppealsService } from '../safety/appeals.service.js';
import { TakedownService } from '../safety/takedown.service.js';
import { links } from '../../service.js';
import { fakeDns } from '../../testing/fake-dns.test-helper.js';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { AccountErasure } from './account-erasure.js';

const written = {
  title: 'Of Ada',
  description: 'Of Ada',
  note: 'Of Ada',
  password: 'Of Ada',
  expiry: '2099-01-01',
  expirylink: 'https://of-ada.example/',
  geotarget: [{ location: 'Germany', link: 'https://of-ada.example/de' }],
  metatitle: 'Of Ada',
};

describe('the erasure of an account', () => {
  let bench: LinksBench;
  let service: RunningService;
  let ada: Awaited<ReturnType<LinksBench['account']>>;
  beforeAll(async () => {
    bench = await linksBench({ DATABASE_POOL: '30' }, async (env) => {
      service = await startService(links, env);
      const here = { cname: ['go.example'] };
      Object.assign(service.app.get(DomainVerifier), fakeDns({ 'new.example.com': here, 'held.example.com': here }));
      return service;
    });
  });
  beforeEach(async () => (ada = await bench.account()));
  afterAll(() => bench.close());

  const takedown = () => service.app.get(TakedownService);
  const post = (path: string, body: object) => bench.call('POST', `/api/${path}`, { token: ada.token, body });
  const object = (url: string) => post('safety/appeals', { url, message: 'This is my own shop, please look.' });
  const erase = () => bench.publish('user.deleted', { user: { uuid: ada.user.uuid } });
  const left = (table: string) => bench.query(`SELECT * FROM ${table} WHERE account_id = $1 ORDER BY id`, [ada.id]);

  /** A link, blocked by hand, whose every text is the owner’s. */
  async function blockedLink(url: string) {
    const { id, alias } = await bench.link(ada.token, { url, ...written });
    await takedown().blockItem(`${linksOrigin}/${alias}`, 'phishing');
    return { id, short: `${linksOrigin}/${alias}` };
  }

  it('removes what its owner wrote in every link, also in deleted and blocked ones', async () => {
    const url = 'https://PHISH.example';
    await bench.link(ada.token, { url, ...written });
    const deleted = await bench.link(ada.token, { url, ...written });
    const blocked = await blockedLink(url);
    const both = await blockedLink(url);
    for (const { id } of [deleted, both]) await bench.call('DELETE', `/api/url/${id}/delete`, { token: ada.token });
    await erase();
    const rows = await left('link');
    expect([rows.length, rows.every(({ state }) => state === 'deleted')]).toStrictEqual([4, true]);
    expect(JSON.stringify(rows)).not.toMatch(/of.ada/i);
    for (const row of rows) {
      expect([row.password_hash, row.expires_at, row.options]).toStrictEqual([null, null, {}]);
      const href = [blocked.id, both.id].includes(row.id) ? 'https://phish.example/' : '';
      assert.deepEqual([row.url, row.href], [href, href], 'only what is blocked is known by where it led');
    }
  });

  it('leaves a row of the account without personal data, and publishes no more visits', async () => {
    await bench.query(`UPDATE account SET language = 'de', click_events = 'all' WHERE id = $1`, [ada.id]);
    await erase();
    const [row] = await bench.query(
      `SELECT email, language, username, status, click_events FROM account WHERE id = $1`,
      [ada.id],
    );
    const username = `deleted-${ada.user.uuid}`;
    expect(row).toStrictEqual({ email: '', language: null, username, status: 'suspended', click_events: 'none' });
  });

  it('keeps a link blocked while an entry of the block list matches its former destination', async () => {
    const { id } = await bench.link(ada.token, { url: 'https://www.bad.example/' });
    for (const entry of ['www.bad.example', 'bad.example']) await takedown().blockDestination(entry, 'malware');
    await erase();
    const reason = async () => (await left('link')).map((row) => [row.id, row.blocked_reason]);
    await takedown().unblockDestination('www.bad.example');
    expect(await reason()).toStrictEqual([[id, 'listed host bad.example']]);
    await takedown().unblockDestination('bad.example');
    expect(await reason()).toStrictEqual([[id, null]]);
  });

  it('removes objections, decided and undecided ones', async () => {
    const [open, decided] = [await blockedLink('https://a.example/'), await blockedLink('https://b.example/')];
    expect((await object(open.short)).status).toBe(200);
    const { id } = (await object(decided.short)).body;
    await service.app.get(AppealsService).decide(id, false, 'No, Ada.');
    await erase();
    expect(await left('block_appeal')).toStrictEqual([]);
  });

  it('removes the targets of domains, also of a deleted one with a blocked link', async () => {
    const root = { redirectroot: 'https://of-ada.example/', redirect404: 'https://of-ada.example/404' };
    const { id } = (await post('domain/add', { domain: 'https://new.example.com', ...root })).body;
    const { alias } = await bench.link(ada.token, { domain: 'new.example.com' });
    await takedown().blockItem(`https://new.example.com/${alias}`, 'phishing');
    await bench.call('DELETE', `/api/domain/${id}/delete?force=1`, { token: ada.token });
    await erase();
    const [domain] = await left('domain');
    expect([domain.former_host, domain.redirectroot, domain.redirect404]).toStrictEqual(['new.example.com', '', '']);
    await bench.query(`DELETE FROM domain_hold WHERE host = 'new.example.com'`);
  });

  it('makes concurrent writes wait for its end, and refuses them', async () => {
    await post('utm-templates', { name: 'Of Ada', source: 'ada' });
    const { id: oldKey } = (await post('account/keys', { name: 'Old' })).body;
    await bench.query(`INSERT INTO blocked_destination (kind, value, reason) VALUES ('host', 'no.example', 'spam')`);
    const [{ id: other }] = await bench.query(`SELECT id FROM account WHERE id <> $1 LIMIT 1`, [ada.id]);
    await bench.query(`INSERT INTO domain_hold (host, account_id) VALUES ('held.example.com', $1)`, [other]);
    const making: [string, object][] = [
      ['url/add', { url: 'https://example.org/' }],
      ['urls/import', { csv: 'url\nhttps://example.org/\n' }],
      ['urls/imports', { csv: 'url\nhttps://example.org/\n' }],
      ['qr/add', { type: 'text', data: 'x' }],
      ['bio/add', { title: 'x', alias: 'late-page' }],
      ['bio/add', { title: 'x' }],
      ['campaign/add', { slug: 'late-slug' }],
      ['channel/add', { name: 'x' }],
      ['overlay/add', { type: 'image', name: 'x', settings: { image: 'https://example.org/a.png' } }],
      ['splash/add', { name: 'x' }],
      ['pixel/add', { type: 'bing', name: 'x', tag: '12345' }],
      ['utm-templates', { name: 'x', source: 'x' }],
      ['domain/add', { domain: 'https://new.example.com' }],
      ['domain/add', { domain: 'https://held.example.com' }],
      ['account/keys', { name: 'New' }],
      [`account/keys/${oldKey}/rotate`, {}],
      ['safety/appeals', { url: 'https://no.example/', message: 'This is my own shop, please look.' }],
    ];
    let answered = 0;
    const asked: ReturnType<typeof post>[] = [];
    await service.app.get(DataSource).transaction(async (tx) => {
      const erased = { userUuid: ada.user.uuid, version: 90_000, occurredAt: new Date().toISOString() };
      await service.app.get(AccountErasure).erase(tx, erased);
      for (const [path, body] of making) asked.push(post(path, body).finally(() => (answered += 1)));
      await eventually(async () => {
        const waiting = await lockWaiters(bench, 'FROM account WHERE id = .* FOR (SHARE|UPDATE)');
        expect(waiting + answered).toBe(making.length);
      });
    });
    const answers = await Promise.all(asked);
    for (const [index, [path]] of making.entries()) {
      const { status, body } = answers[index]!;
      assert.deepEqual([status, body.code], [403, 'account_inactive'], path);
    }
    const tables =
      'qr bio_page campaign channel overlay splash pixel domain block_appeal link_import utm_template'.split(' ');
    for (const table of [...tables, 'link']) assert.deepEqual(await left(table), [], table);
    const keys = `SELECT FROM api_key WHERE account_id = $1 AND revoked_at IS NULL`;
    expect(await bench.query(keys, [ada.id])).toStrictEqual([]);
    expect(await bench.query(`SELECT FROM domain_claim WHERE account_id = $1`, [ada.id])).toStrictEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { DomainVerifier } from '../domains/domain-verifier.js';
import { Tombstones } from '../links/tombstones.js';
import { links } from '../../service.js';
import { fakeDns, type FakeRecords } from '../../testing/fake-dns.test-helper.js';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { operator as operatorOf } from '../../testing/operator.test-helper.js';

describe('a block of a deleted link', () => {
  let bench: LinksBench;
  let service: RunningService;
  let token: string;
  const records: Record<string, FakeRecords> = {};

  beforeAll(async () => {
    bench = await linksBench({}, async (env) => {
      service = await startService(links, env);
      Object.assign(service.app.get(DomainVerifier), fakeDns(records));
      return service;
    });
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const operator = (...args: string[]) => operatorOf(bench, ...args);
  const call = (method: string, path: string, body?: object, as = token) =>
    bench.call(method, path, { token: as, body });
  const add = (body: object, as = token) =>
    call('POST', '/api/url/add', { url: 'https://phish.example/', ...body }, as);
  const block = async (short: string) =>
    expect(await operator('block', '--short', short, '--reason', 'phishing')).toStrictEqual({ blocked: 1 });
  const status = async (path: string, host = 'go.example') => (await bench.visit(path, { headers: { host } })).status;
  const taken = (answer: { status: number; body: { message: string } }) =>
    expect([answer.status, answer.body.message]).toStrictEqual([409, 'This alias is taken.']);

  it('keeps the alias, also from its owner, until the operator lifts it', async () => {
    const { id } = await bench.link(token, { custom: 'bank' });
    const short = `${linksOrigin}/bank`;
    await block(short);
    expect((await call('DELETE', `/api/url/${id}/delete`)).status).toBe(200);
    taken(await add({ custom: 'BANK' }));
    const other = await bench.link(token);
    taken(await call('PUT', `/api/url/${other.id}/update`, { custom: 'bank' }));
    await bench.query(`UPDATE link SET deleted_at = now() - interval '1 year' WHERE id = $1`, [id]);
    await service.app.get(Tombstones).purge();
    taken(await add({ custom: 'bank' }));
    expect(await operator('unblock', '--short', short)).toStrictEqual({ unblocked: 1 });
    expect((await add({ custom: 'bank' })).status).toBe(200);
  });

  it('does not keep the counts of the link or what its owner wrote beyond 90 days', async () => {
    const { id, alias } = await bench.link(token, { metatitle: 'Mine' });
    await bench.visit(`/${alias}`);
    await bench.counted(token, id, 1);
    await block(`${linksOrigin}/${alias}`);
    await call('DELETE', `/api/url/${id}/delete`);
    const rows = async () => {
      const tables = ['item_day', 'item_hour', 'item_counter'];
      const all = tables.map((table) => `SELECT '${table}' AS name FROM ${table} WHERE kind = 'link' AND item_id = $1`);
      return (await bench.query<{ name: string }>(all.join(' UNION '), [id])).length;
    };
    const purgeAfter = async (days: number) => {
      await bench.query(`UPDATE link SET deleted_at = now() - $2 * interval '1 day' WHERE id = $1`, [id, days]);
      await service.app.get(Tombstones).purge();
      return rows();
    };
    const words = () => bench.query(`SELECT url, options FROM link WHERE id = $1`, [id]);
    expect(await purgeAfter(89)).toBe(3);
    expect((await words())[0]?.options).not.toStrictEqual({});
    expect(await purgeAfter(91)).toBe(0);
    expect(await words()).toStrictEqual([{ url: 'https://example.org/', options: {} }]);
    taken(await add({ custom: alias }));
  });

  it('keeps the alias of a random link, too', async () => {
    const { id, alias } = await bench.link(token);
    await block(`${linksOrigin}/${alias}`);
    await call('DELETE', `/api/url/${id}/delete`);
    taken(await add({ custom: alias }));
  });

  it('keeps a blocked link from moving to another address', async () => {
    const brand = 'away.example.com';
    records[brand] = { cname: ['go.example'] };
    expect((await call('POST', '/api/domain/add', { domain: `https://${brand}` })).status).toBe(200);
    const { id } = await bench.link(token, { custom: 'caught' });
    await block(`${linksOrigin}/caught`);
    for (const [field, body] of [
      ['custom', { custom: 'escaped' }],
      ['domain', { domain: brand }],
    ] as const) {
      const { status: code, body: refused } = await call('PUT', `/api/url/${id}/update`, body);
      expect([code, Object.keys(refused.errors)]).toStrictEqual([400, [field]]);
      expect(refused.message).toMatch(/blocked.*POST \/api\/safety\/appeals/);
    }
    taken(await add({ custom: 'caught' }));
    expect((await call('PUT', `/api/url/${id}/update`, { custom: 'caught', title: 'Still' })).status).toBe(200);
  });

  it('applies again with a deleted domain that returns, also in another account', async () => {
    const host = 'links.bad.example';
    records[host] = { cname: ['go.example'] };
    const addDomain = (as = token) => call('POST', '/api/domain/add', { domain: `https://${host}` }, as);
    const { id } = (await addDomain()).body;
    await bench.link(token, { custom: 'signing', domain: host });
    await bench.link(token, { custom: 'harmless', domain: host });
    expect(await status('/signing', host)).toBe(302);
    await block(`https://${host}/signing`);
    await eventually(async () => expect(await status('/signing', host)).toBe(410));
    expect((await call('DELETE', `/api/domain/${id}/delete?force=1`)).status).toBe(200);
    expect((await addDomain()).status).toBe(200);
    taken(await add({ custom: 'signing', domain: host }));
    expect((await add({ custom: 'harmless', domain: host })).status).toBe(200);
    const other = await bench.account('Eve');
    const [, proof] = /TXT record of \S+ to ([0-9a-f]{40})/.exec((await addDomain(other.token)).body.message)!;
    records[`_links-verify.${host}`] = { txt: [proof!] };
    expect((await addDomain(other.token)).status).toBe(200);
    taken(await add({ custom: 'signing', domain: host }, other.token));
    expect((await operator('unblock', '--short', `https://${host}/signing`))['unblocked']).toBe(1);
  });
});

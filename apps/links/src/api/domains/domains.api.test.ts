import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { dnsRecord } from '@platform/contracts';
import { Management, startService, type RunningService } from '@platform/service-kit';
import { eventually, smtpReceiver, type SmtpReceiver } from '@platform/testing';
import { links } from '../../service.js';
import { fakeDns, type FakeRecords } from '../../testing/fake-dns.test-helper.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';
import { DomainRechecks } from './domain-rechecks.js';
import { DomainVerifier } from './domain-verifier.js';

const here: FakeRecords = { cname: ['go.example'] };

describe('branded domains', () => {
  let bench: LinksBench;
  let smtp: SmtpReceiver;
  let service: RunningService;
  let token: string;
  let count = 0;
  const records: Record<string, FakeRecords> = {};

  beforeAll(async () => {
    smtp = await smtpReceiver();
    bench = await linksBench({ SMTP_URL: smtp.url, LINKS_A_TARGETS: '203.0.113.7' }, async (env) => {
      service = await startService(links, env);
      Object.assign(service.app.get(DomainVerifier), fakeDns(records));
      return service;
    });
    ({ token } = await bench.account());
  });
  afterAll(async () => {
    await bench.close();
    await smtp.close();
  });

  const fresh = () => `links-${++count}.example.com`;
  const add = (host: string, body: object = {}, key = token) =>
    bench.call('POST', '/api/domain/add', { token: key, body: { domain: `https://${host}`, ...body } });
  const call = (method: string, path: string, body?: object, key = token) =>
    bench.call(method, path, { token: key, body });

  async function added(host = fresh(), key = token, body: object = {}): Promise<{ id: number; host: string }> {
    records[host] = here;
    const answer = await add(host, body, key);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return { id: answer.body.id, host };
  }

  const stored = (host: string) => bench.query('SELECT id, state, failures FROM domain WHERE host = $1', [host]);
  const proofIn = (message: string) =>
    /TXT record of (\S+) to ([0-9a-f]{40})/.exec(message)!.slice(1) as [string, string];

  it('are added, read, changed and deleted', async () => {
    const { id, host } = await added(fresh(), token, { redirectroot: 'https://example.org/' });
    const record = { id, domain: `https://${host}`, redirectroot: 'https://example.org/', redirect404: '' };
    expect((await call('GET', '/api/domains')).body.data.domains[0]).toStrictEqual(record);
    const { body } = await call('GET', `/api/domain/${id}`);
    const { checked, date, ...details } = body.details;
    const none = { links: 0, case_sensitive: false, apple_app_site_association: null, assetlinks: null };
    expect([body.error, details]).toStrictEqual([0, { ...record, status: 'active', ...none }]);
    assert.ok(checked && date);
    const changed = await call('PUT', `/api/domain/${id}/update`, {
      redirect404: 'https://example.org/404',
      redirectroot: '',
    });
    expect(changed.body).toStrictEqual({ error: 0, message: 'The domain has been updated.' });
    expect((await call('GET', '/api/domains')).body.data.domains[0]).toStrictEqual({
      ...record,
      redirectroot: '',
      redirect404: 'https://example.org/404',
    });
    expect((await call('DELETE', `/api/domain/${id}/delete`)).body.error).toBe(0);
    expect((await call('GET', `/api/domain/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/api/domain/${id}/delete`)).status).toBe(404);
    assert.equal((await add(host)).status, 200, 'its former owner takes it again without proof');
  });

  it('are searched by their hosts, and tell their state and links when asked for details', async () => {
    const owner = await bench.account('Joan');
    const [shop, other] = [await added('shop.joan.example.com', owner.token), await added(fresh(), owner.token)];
    await bench.link(owner.token, { domain: `https://${shop.host}` });
    const gone = await bench.link(owner.token, { domain: `https://${shop.host}` });
    await call('DELETE', `/api/url/${gone.id}/delete`, undefined, owner.token);
    await bench.query(`UPDATE domain SET state = 'pending' WHERE id = $1`, [other.id]);
    const list = async (query: string) =>
      (await call('GET', `/api/domains?${query}`, undefined, owner.token)).body.data.domains;
    const targets = { redirectroot: '', redirect404: '' };
    expect(await list('details=1')).toStrictEqual([
      { id: other.id, domain: `https://${other.host}`, ...targets, status: 'pending', links: 0 },
      { id: shop.id, domain: `https://${shop.host}`, ...targets, status: 'active', links: 1 },
    ]);
    expect(await list('q=SHOP.')).toStrictEqual([{ id: shop.id, domain: `https://${shop.host}`, ...targets }]);
    expect(await list('q=nothing')).toStrictEqual([]);
    expect((await call('GET', '/api/domains?details=all')).status).toBe(400);
  });

  it('store nothing and answer 422 with the record to set, or 503 while the DNS does not answer', async () => {
    const host = fresh();
    const away = await add(host);
    expect([away.status, away.body.error, away.body.code]).toStrictEqual([422, 1, 'domain_not_pointing']);
    expect(away.body.message).toMatch(new RegExp(`CNAME record of ${host} to go\\.example`));
    expect(dnsRecord.parse(away.body.dns_record)).toStrictEqual({ type: 'CNAME', name: host, values: ['go.example'] });
    records[host] = { a: ['203.0.113.7', '198.51.100.1'] };
    expect((await add(host)).status).toBe(422);
    records[host] = { isBroken: true };
    const broken = await add(host);
    expect([broken.status, broken.body.error]).toStrictEqual([503, 1]);
    expect(await stored(host)).toStrictEqual([]);
    records[host] = { aaaa: ['2001:db8::1'] };
    expect((await add(host)).status).toBe(422);
  });

  it('warn when a whole registered domain points here', async () => {
    const apex = `apex-${++count}.com`;
    const refused = (await add(apex)).body;
    expect(refused.message).toMatch(/A record of apex-\d+\.com to 203\.0\.113\.7/);
    expect(refused.dns_record).toStrictEqual({ type: 'A', name: apex, values: ['203.0.113.7'] });
    records[apex] = { a: ['203.0.113.7'] };
    const { body } = await add(apex);
    expect(body.warning).toMatch(/whole registered domain/);
    records[`go.${apex}`] = here;
    expect((await add(`go.${apex}`)).body.warning).toBe(undefined);
  });

  it('belong to exactly one of two accounts that add them at the same moment', async () => {
    const host = fresh();
    records[host] = here;
    const accounts = await Promise.all(Array.from({ length: 10 }, () => bench.account()));
    const statuses = (await Promise.all(accounts.map((account) => add(host, {}, account.token)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toStrictEqual([200, ...Array<number>(9).fill(409)]);
    expect((await stored(host)).length).toBe(1);
  });

  it('go to another account after their deletion only with the TXT record', async () => {
    const { id, host } = await added();
    await call('DELETE', `/api/domain/${id}/delete`);
    const other = await bench.account('Eve');
    const refused = await add(host, {}, other.token);
    expect([refused.status, refused.body.code]).toStrictEqual([422, 'domain_not_pointing']);
    const [name, value] = proofIn(refused.body.message);
    expect(name).toBe(`_links-verify.${host}`);
    expect(refused.body.dns_record).toStrictEqual({ type: 'TXT', name, values: [value] });
    records[name] = { txt: [`${value}x`] };
    assert.deepEqual((await add(host, {}, other.token)).body, refused.body, 'the token stays the same');
    const third = await bench.account('Mallory');
    assert.notEqual(proofIn((await add(host, {}, third.token)).body.message)[1], value, 'each account has its own');
    records[name] = { txt: ['v=spf1 -all', value] };
    assert.equal((await add(host, {}, third.token)).status, 422, 'another’s proof is none');
    expect((await add(host, {}, other.token)).status).toBe(200);
  });

  it('need no proof 30 days after their deletion', async () => {
    const { id, host } = await added();
    await call('DELETE', `/api/domain/${id}/delete`);
    await bench.query(`UPDATE domain_hold SET released_at = now() - interval '31 days' WHERE host = $1`, [host]);
    expect((await add(host, {}, (await bench.account()).token)).status).toBe(200);
  });

  /** Another account proves that the domain is its own. */
  async function takeOver(host: string): Promise<void> {
    const owner = await bench.account('Owner');
    const refused = await add(host, {}, owner.token);
    expect(refused.status).toBe(409);
    const [name, value] = proofIn(refused.body.message);
    records[name] = { txt: [value] };
    expect((await add(host, {}, owner.token)).status).toBe(200);
  }
  const mailsTo = (email: string) => smtp.mails.filter(({ recipients }) => recipients.includes(email));

  it('go to an account that proves them, without the links of the former account', async () => {
    const squatter = await bench.account('Squatter');
    const { id, host } = await added(fresh(), squatter.token);
    await bench.link(squatter.token, { domain: `https://${host}`, custom: 'sale' });
    await takeOver(host);
    expect((await call('GET', `/api/domain/${id}`, undefined, squatter.token)).status).toBe(404);
    expect((await call('GET', '/api/urls', undefined, squatter.token)).body.data.result).toBe(0);
    await eventually(() => expect(mailsTo(squatter.email).length).toBe(1));
  });

  for (const [language, taken, lost] of [
    ['de', /wurde von einem anderen Konto übernommen$/, /führt nicht mehr zu Ihren Kurzlinks$/],
    ['pt-BR', /passou para outra conta$/, /não leva mais aos seus links curtos$/],
    ['ja', /has been taken over by another account$/, /no longer points to your short links$/],
    [null, /has been taken over by another account$/, /no longer points to your short links$/],
  ] as const) {
    it(`send a mail about loss or takeover in the language of their owner: ${language}`, async () => {
      const owner = await bench.account('Grace', language);
      const [away, foreign] = [await added(fresh(), owner.token), await added(fresh(), owner.token)];
      await bench.query(`UPDATE domain SET failures = 2, checked_at = now() - interval '25 hours' WHERE host = $1`, [
        away.host,
      ]);
      records[away.host] = {};
      await service.app.get(DomainRechecks).check();
      await eventually(() => expect(mailsTo(owner.email)[0]?.subject ?? '').toMatch(lost));
      expect(mailsTo(owner.email)[0]!.text!).toContain('go.example');
      await takeOver(foreign.host);
      await eventually(() => expect(mailsTo(owner.email)[1]?.subject ?? '').toMatch(taken));
    });
  }

  it('refuse an invalid address, and targets that could redirect back here', async () => {
    const { id, host } = await added();
    const other = await added();
    for (const domain of ['links.example.com', 'https://go.example', 'https://1.2.3.4', 'https://co.uk', '', 7]) {
      const { status, body } = await bench.call('POST', '/api/domain/add', { token, body: { domain } });
      assert.deepEqual([status, body.error, Object.keys(body.errors)], [400, 1, ['domain']], String(domain));
    }
    for (const target of [
      `https://${host}/x`,
      `https://${other.host}`,
      `https://${other.host}..`,
      'http://go.example/x',
      'http://GO.example.:8081/',
    ]) {
      const { status, body } = await call('PUT', `/api/domain/${id}/update`, { redirect404: target });
      assert.deepEqual([status, Object.keys(body.errors)], [400, ['redirect404']], target);
    }
    expect((await call('PUT', `/api/domain/${id}/update`, { redirectroot: 'javascript:alert(1)' })).status).toBe(400);
    expect((await add(host)).status).toBe(409);
  });

  it('with links are deleted only by force: these links stop with the next redirect', async () => {
    const { id, host } = await added();
    const link = await bench.link(token, { domain: `https://${host}`, custom: 'on-brand' });
    const visit = async () => (await bench.visit('/on-brand', { headers: { host } })).status;
    expect(await visit()).toBe(302);
    const refused = await call('DELETE', `/api/domain/${id}/delete`);
    expect([refused.status, refused.body.code]).toStrictEqual([409, 'domain_in_use']);
    expect(refused.body.message).toMatch(/^1 link is/);
    expect((await call('DELETE', `/api/domain/${id}/delete?force=1`)).status).toBe(200);
    expect(await visit()).toBe(404);
    expect((await call('GET', `/api/url/${link.id}`)).status).toBe(404);
    await eventually(async () => expect(await bench.query('SELECT alias_key FROM link_change')).toStrictEqual([]));
    const again = await added(host);
    await bench.link(token, { domain: `https://${again.host}`, custom: 'on-brand' });
    expect(await visit()).toBe(302);
  });

  it('are checked daily: three failures make them pending, the owner is notified once, and they recover', async () => {
    const owner = await bench.account('Grace');
    const { host } = await added(fresh(), owner.token);
    const look = async () => {
      await bench.query(`UPDATE domain SET checked_at = now() - interval '25 hours' WHERE host = $1`, [host]);
      await service.app.get(DomainRechecks).check();
      const [{ state, failures }] = (await stored(host)) as [{ state: string; failures: number }];
      return [state, failures];
    };
    records[host] = {};
    expect([await look(), await look()]).toStrictEqual([
      ['active', 1],
      ['active', 2],
    ]);
    records[host] = { isBroken: true };
    assert.deepEqual(await look(), ['active', 2], 'no answer says nothing');
    records[host] = {};
    expect([await look(), await look()]).toStrictEqual([
      ['pending', 3],
      ['pending', 4],
    ]);
    await eventually(() => expect(mailsTo(owner.email).length).toBe(1));
    expect(mailsTo(owner.email)[0]!.subject!).toContain(host);
    records[host] = here;
    expect(await look()).toStrictEqual(['active', 0]);
    await bench.query(`UPDATE domain SET failures = 2 WHERE host = $1`, [host]);
    await service.app.get(DomainRechecks).check();
    assert.deepEqual((await stored(host))[0].failures, 2, 'not twice a day');
  });

  it('are all checked daily, however many there are', async () => {
    const { id } = await bench.account('Many');
    const hosts = Array.from({ length: 1_200 }, (_, n) => `many-${n}.example.com`);
    for (const host of hosts) records[host] = here;
    await bench.query(
      `INSERT INTO domain (account_id, host, scheme, state, checked_at)
       SELECT $1, host, 'https', 'pending', now() - interval '25 hours' FROM unnest($2::text[]) AS host`,
      [id, hosts],
    );
    await service.app.get(DomainRechecks).check();
    const states = `SELECT state, count(*)::int AS n FROM domain WHERE account_id = $1 GROUP BY state`;
    expect(await bench.query(states, [id])).toStrictEqual([{ state: 'active', n: 1_200 }]);
    await bench.query('DELETE FROM domain WHERE account_id = $1', [id]);
  });

  it('are checked when their owner asks: active at once, or unchanged with the record to set', async () => {
    const { id, host } = await added();
    const check = (key = token) => call('POST', `/api/domain/${id}/check`, undefined, key);
    const look = async () =>
      (await bench.query('SELECT state, failures, checked_at FROM domain WHERE id = $1', [id]))[0];
    await bench.query(
      `UPDATE domain SET state = 'pending', failures = 3, checked_at = now() - interval '1 hour' WHERE id = $1`,
      [id],
    );
    const before = await look();
    records[host] = { cname: ['elsewhere.example'] };
    const away = await check();
    expect([away.status, away.body.code]).toStrictEqual([422, 'domain_not_pointing']);
    expect(away.body.dns_record).toStrictEqual({ type: 'CNAME', name: host, values: ['go.example'] });
    records[host] = { isBroken: true };
    expect((await check()).status).toBe(503);
    records[host] = here;
    expect((await check((await bench.account()).token)).status).toBe(404);
    expect(await look()).toStrictEqual(before);
    const { status, body } = await check();
    expect([status, body.error, body.details.id, body.details.status]).toStrictEqual([200, 0, id, 'active']);
    const { state, failures, checked_at } = await look();
    expect([state, failures, checked_at > before.checked_at]).toStrictEqual(['active', 0, true]);
    await call('DELETE', `/api/domain/${id}/delete`);
    expect((await check()).status).toBe(404);
  });

  it('get a certificate only while they are active', async () => {
    const { id, host } = await added();
    const port = service.app.get(Management).port;
    const ask = async (domain: string) =>
      (await fetch(`http://127.0.0.1:${port}/internal/tls/ask?domain=${encodeURIComponent(domain)}`)).status;
    expect([await ask(host), await ask(host.toUpperCase()), await ask(`www.${host}`)]).toStrictEqual([200, 200, 200]);
    for (const name of ['', 'unknown.example.com', 'go.example', `${host}/x`, '*.example.com', '%00'])
      assert.equal(await ask(name), 404, name);
    const pending = await added();
    await bench.query(`UPDATE domain SET state = 'pending' WHERE host = $1`, [pending.host]);
    expect(await ask(pending.host)).toBe(404);
    assert.equal((await bench.call('GET', `/internal/tls/ask?domain=${host}`)).status, 404, 'not on the public port');
    assert.ok(id);
  });
});

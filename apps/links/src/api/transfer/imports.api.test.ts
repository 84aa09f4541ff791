import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { startService, Workers, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { links } from '../../service.js';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('imports in the background', () => {
  let bench: LinksBench;
  let service: RunningService;
  let token: string;
  let accountId: number;

  beforeAll(async () => {
    bench = await linksBench(
      { LINKS_STATIC_DNS: '*.example=go.example' },
      async (env) => (service = await startService(links, env)),
    );
  });
  beforeEach(async () => ({ token, id: accountId } = await bench.account()));
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: object) => bench.call(method, path, { token, body });
  const send = (csv: string, at = '', query: Record<string, string> = {}) =>
    bench.call('POST', `/api/urls/imports${at}?${new URLSearchParams(query).toString()}`, {
      token,
      rawBody: csv,
      headers: { 'content-type': 'text/csv' },
    });
  const finished = (id: number) =>
    eventually(async () => {
      const { body } = await call('GET', `/api/urls/imports/${id}`);
      if (body.data.state !== 'done') throw new Error(`${body.data.done} of ${body.data.lines} lines`);
      return body.data;
    });
  const rejected = async (id: number) => (await call('GET', `/api/urls/imports/${id}/rejected`)).body as string;

  it('create links from the good lines, and return the others as a file to correct', async () => {
    const good = Array.from({ length: 120 }, (_, n) => `https://example.org/${n},bg-${n},${n}`).join('\n');
    const file = `url,custom,title\n${good}\njavascript:alert(1),bad-1,"Two\nlines"\nhttps://example.org/,BG-1,=1+1\n`;
    const { status, body } = await send(file);
    assert.equal(status, 200, JSON.stringify(body));
    expect([body.data.state, body.data.lines, body.data.imported]).toStrictEqual(['waiting', 122, 0]);
    const done = await finished(body.data.id);
    expect([done.done, done.imported, done.refused, done.ignored]).toStrictEqual([122, 120, 2, []]);
    expect((await bench.visit('/bg-119')).headers.location).toBe('https://example.org/119');
    const csv = await rejected(done.id);
    expect(csv.split('\r\n')).toStrictEqual([
      'url,custom,title,why_not_imported',
      'javascript:alert(1),bad-1,"Two\nlines",line 123: url must be a URL that starts with http:// or https://',
      "https://example.org/,BG-1,'=1+1,line 124: This alias is taken.",
      '',
    ]);
    // The corrected file is imported as it is.
    const again = await send(csv.replace('javascript:alert(1)', 'https://example.org/x').replace('BG-1', 'bg-other'));
    expect((await finished(again.body.data.id)).imported).toBe(2);
    const list = (await call('GET', '/api/urls/imports')).body.data;
    expect(list.imports.map(({ id }: { id: number }) => id)).toStrictEqual([again.body.data.id, done.id]);
    expect(
      await bench.query('SELECT count(*)::int AS n FROM link_import_line WHERE import_id = $1', [done.id]),
    ).toStrictEqual([{ n: 2 }]);
  });

  it('take 100,000 lines, compressed, and not one more', async () => {
    const lines = (count: number) =>
      `url\n${Array.from({ length: count }, (_, n) => `https://example.org/a-long-way/${n}`).join('\n')}\n`;
    const post = async (body: Buffer) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv', 'content-encoding': 'gzip' };
      const res = await fetch(`${bench.url}/api/urls/imports`, { method: 'POST', headers, body: new Uint8Array(body) });
      return { status: res.status, body: (await res.json()) as Awaited<ReturnType<LinksBench['call']>>['body'] };
    };
    const large = await post(gzipSync(lines(100_000)));
    expect([large.status, large.body.data.lines]).toStrictEqual([200, 100_000]);
    await eventually(async () => {
      const { data } = (await call('GET', `/api/urls/imports/${large.body.data.id as number}`)).body;
      if (data.state !== 'running' || data.imported < 100) throw new Error('not yet');
    });
    expect((await call('DELETE', `/api/urls/imports/${large.body.data.id as number}`)).status).toBe(200);
    const [made] = await bench.query<{ n: number }>('SELECT count(*)::int AS n FROM link WHERE account_id = $1', [
      accountId,
    ]);
    assert.ok(made!.n >= 100, 'what was made stays');
    const over = await post(gzipSync(lines(100_001)));
    expect([over.status, over.body.errors.csv[0]]).toStrictEqual([
      400,
      'has more than 100000 lines; please send it in parts',
    ]);
    const bomb = await post(gzipSync(Buffer.alloc(40 * 1024 * 1024, 0x20)));
    expect([bomb.status, bomb.body.errors.csv[0]]).toStrictEqual([
      400,
      'is larger than 32 MiB; please send it in parts',
    ]);
    expect((await post(Buffer.from('url\nhttps://example.org/'))).body.errors.csv[0]).toMatch(/not in gzip/);
    expect(await bench.query('SELECT FROM link_import WHERE account_id = $1', [accountId])).toStrictEqual([]);
  });

  it('survive the end of the process: every line becomes one link', async () => {
    const count = 400;
    const { body } = await send(
      `url,custom\n${Array.from({ length: count }, (_, n) => `https://example.org/${n},again-${n}`).join('\n')}`,
    );
    await eventually(async () => {
      const { data } = (await call('GET', `/api/urls/imports/${body.data.id as number}`)).body;
      if (data.done === 0) throw new Error('not begun');
    });
    const workers = service.app.get(Workers);
    await workers.stop();
    const { data } = (await call('GET', `/api/urls/imports/${body.data.id as number}`)).body;
    expect([data.state, data.done < count]).toStrictEqual(['running', true]);
    await workers.start();
    const done = await finished(body.data.id);
    expect([done.imported, done.refused]).toStrictEqual([count, 0]);
    const made = await bench.query(
      'SELECT count(*)::int AS n, count(DISTINCT alias)::int AS different FROM link WHERE account_id = $1',
      [accountId],
    );
    expect(made).toStrictEqual([{ n: count, different: count }]);
  });

  it('preview the meaning of the columns, the exporter and open decisions', async () => {
    const yourls =
      'keyword,url,title,timestamp,ip,clicks\na,https://example.org/a,A,2020-01-02 03:04:05,192.0.2.1,17\n';
    const { body } = await send(yourls, '/preview');
    expect([body.data.service, body.data.lines, body.data.can_import, body.data.problem]).toStrictEqual([
      'YOURLS',
      1,
      true,
      null,
    ]);
    expect(body.data.columns.map(({ name, field }: Record<string, string>) => [name, field])).toStrictEqual([
      ['keyword', 'custom'],
      ['url', 'url'],
      ['title', 'title'],
      ['timestamp', 'created'],
      ['ip', null],
      ['clicks', 'clicks'],
    ]);
    expect(body.data.columns[0].samples).toStrictEqual(['a']);
    const unknown = 'ending,goal,short\nsale,https://example.org/,https://bit.ly/x1\ndocs,https://example.org/2,\n';
    const asked = (await send(unknown, '/preview')).body.data;
    expect([asked.can_import, asked.problem]).toStrictEqual([
      false,
      'needs a column "url" (or "long_url", "destination", "target"), or one that `columns` says is it',
    ]);
    const chosen = (await send(unknown, '/preview', { columns: '{"goal":"url","ending":"custom"}' })).body.data;
    expect([chosen.can_import, chosen.foreign_domains]).toStrictEqual([true, ['bit.ly']]);
    const secret = (await send('url,password\nhttps://example.org/,hush\n', '/preview')).body.data;
    expect(secret.columns[1].samples).toStrictEqual([]);
    expect(await bench.query('SELECT FROM link WHERE account_id = $1', [accountId])).toStrictEqual([]);
  });

  it('stop at a column that looks like aliases, until its meaning is given', async () => {
    const file = 'url,my ending\nhttps://example.org/1,sale-x\nhttps://example.org/2,docs-x\n';
    for (const path of ['/api/urls/imports', '/api/urls/import', '/api/urls/import?dry_run=1']) {
      const { status, body } = await call('POST', path, { csv: file });
      assert.deepEqual([status, Object.keys(body.errors)], [400, ['columns']], path);
      expect(body.message).toContain('{"my ending": "custom"}');
    }
    const asAliases = await call('POST', '/api/urls/import', { csv: file, columns: { 'my ending': 'custom' } });
    expect(asAliases.body.links.map(({ shorturl }: { shorturl: string }) => shorturl)).toStrictEqual([
      `${linksOrigin}/sale-x`,
      `${linksOrigin}/docs-x`,
    ]);
    const without = await call('POST', '/api/urls/import', { csv: file, columns: { 'my ending': null } });
    expect([without.status, without.body.ignored]).toStrictEqual([200, ['my ending']]);
    for (const columns of [{ none: 'custom' }, { url: 'nonsense' }])
      expect((await call('POST', '/api/urls/import', { csv: file, columns })).status).toBe(400);
  });

  it('move the files of other shorteners to a domain, with all aliases, clicks and days', async () => {
    await call('POST', '/api/domain/add', { domain: `https://moved-${accountId}.example`, case_sensitive: true });
    const domain = `moved-${accountId}.example`;
    const file =
      'shortCode,longUrl,createdAt,visits\na,https://example.org/1,2020-01-02 03:04:05,41\n' +
      'docs/start,https://example.org/2,,\nv2.0,https://example.org/3,,7\n' +
      'Sale,https://example.org/4,,\nsale,https://example.org/5,,\n';
    const { body } = await send(file, '', { domain });
    const done = await finished(body.data.id);
    expect([done.service, done.imported, done.refused]).toStrictEqual(['Shlink', 5, 0]);
    for (const [path, n] of [
      ['/a', 1],
      ['/docs/start', 2],
      ['/v2.0', 3],
      ['/Sale', 4],
      ['/sale', 5],
    ] as const)
      expect((await bench.visit(path, { headers: { host: domain } })).headers.location).toBe(
        `https://example.org/${n}`,
      );
    const found = (await call('GET', `/api/urls?short=${domain}/a`)).body;
    expect([found.details.date, found.data.clicks]).toStrictEqual(['2020-01-02 03:04:05', 42 - 1]);
    const { urls } = (await call('GET', '/api/urls?order=click')).body.data;
    expect([urls[0].alias, urls[0].clicks]).toStrictEqual(['a', 41]);
    const again = (await call('GET', '/api/urls/export')).body as string;
    expect(again).toMatch(/,41,2020-01-02 03:04:05/);
    const foreign = await send('url\nhttps://example.org/\n', '', { domain: 'other.example' });
    expect(foreign.status).toBe(404);
  });

  it('store passwords sealed, and return them with the lines', async () => {
    const { body } = await send('url,custom,password\njavascript:x,,hush-hush\n');
    await finished(body.data.id);
    const [line] = await bench.query<{ cells: string[] }>('SELECT cells FROM link_import_line WHERE import_id = $1', [
      body.data.id,
    ]);
    assert.ok(!JSON.stringify(line).includes('hush-hush'));
    expect(await rejected(body.data.id)).toContain('javascript:x,,hush-hush,');
  });

  it('belong to the account, are limited in number, and end with it', async () => {
    const stranger = await bench.account();
    const { body } = await send('url\nhttps://example.org/\n');
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/rejected'],
      ['DELETE', ''],
    ])
      expect(
        (await bench.call(method!, `/api/urls/imports/${body.data.id as number}${path!}`, { token: stranger.token }))
          .status,
      ).toBe(404);
    await finished(body.data.id);
    const workers = service.app.get(Workers);
    await workers.stop();
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await send('url\nhttps://example.org/\n')).body.code ?? 'taken');
    expect(statuses).toStrictEqual(['taken', 'taken', 'taken', 'limit_reached']);
    await bench.query('UPDATE account SET is_active = false WHERE id = $1', [accountId]);
    await workers.start();
    const states = () =>
      bench.query('SELECT DISTINCT state FROM link_import WHERE account_id = $1 AND id > $2', [
        accountId,
        body.data.id,
      ]);
    await eventually(async () => assert.deepEqual(await states(), [{ state: 'cancelled' }]));
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('CSV import and export', () => {
  let bench: LinksBench;
  let token: string;
  let accountId: number;
  beforeAll(async () => (bench = await linksBench()));
  beforeEach(async () => ({ token, id: accountId } = await bench.account()));
  afterAll(() => bench.close());

  const send = (csv: string, query = '') =>
    bench.call('POST', `/api/urls/import${query}`, { token, rawBody: csv, headers: { 'content-type': 'text/csv' } });
  const rows = () => bench.query('SELECT url, alias, title FROM link WHERE account_id = $1 ORDER BY id', [accountId]);
  const csvOf = async (query = '', own = token) => {
    const answer = await bench.call('GET', `/api/urls/export${query}`, { token: own });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    return answer.body as string;
  };

  it('imports a file, raw or within JSON, and every link of it redirects', async () => {
    const file = 'url,custom,title,tags\nhttps://a.example/,Csv-One,First,"x,y"\nhttps://b.example/,,Second,\n';
    const { status, body } = await send(file);
    assert.equal(status, 200, JSON.stringify(body));
    expect([
      body.error,
      body.dry_run,
      body.lines,
      body.valid,
      body.imported,
      body.errors,
      body.links.length,
    ]).toStrictEqual([0, false, 2, 2, 2, [], 2]);
    expect(body.links[0].shorturl).toBe(`${linksOrigin}/Csv-One`);
    expect((await bench.visit('/csv-one')).headers.location).toBe('https://a.example/');
    const { details } = (await bench.call('GET', `/api/url/${body.links[0].id}`, { token })).body;
    expect([details.title, details.tags]).toStrictEqual(['First', ['x', 'y']]);
    const again = await bench.call('POST', '/api/urls/import', { token, body: { csv: 'url\nhttps://c.example/' } });
    expect(again.body.imported).toBe(1);
  });

  it('reports for every line of a dry run what an import would report, and creates nothing', async () => {
    const { alias } = await bench.link((await bench.account()).token, { custom: 'csv-taken' });
    const before = [await rows(), await bench.query('SELECT count(*) FROM link_change')];
    const file =
      'url,custom,expiry\nhttps://a.example/,Twice-1,\nhttps://a.example/,TWICE-1,\njavascript:alert(1),,\n' +
      `https://a.example/,${alias},\nhttps://a.example/,,2001-01-01\nhttps://a.example/,x,\n`;
    const { status, body } = await send(file, '?dry_run=1');
    expect(status).toBe(200);
    expect([body.dry_run, body.lines, body.valid, body.imported, body.links]).toStrictEqual([true, 6, 1, 0, []]);
    expect(
      body.errors.map(({ line, message }: { line: number; message: string }) => [line, message.slice(0, 40)]),
    ).toStrictEqual([
      [3, 'This alias is taken.'],
      [4, 'url must be a URL that starts with http:'],
      [5, 'This alias is taken.'],
      [6, 'expiry must be later than now'],
      [7, 'custom must be 3 to 49 characters'],
    ]);
    expect([await rows(), await bench.query('SELECT count(*) FROM link_change')]).toStrictEqual(before);
    expect((await bench.visit('/twice-1')).status).toBe(404);
  });

  it('imports nothing when one line is bad, and names the line', async () => {
    const { status, body } = await send('url\nhttps://a.example/\nftp://b.example/\n');
    expect([status, body.error, body.code]).toStrictEqual([400, 1, 'invalid_request']);
    expect(body.message).toMatch(/^Nothing was imported: 1 of 2 lines cannot be \(line 3: url must/);
    expect(Object.keys(body.errors)).toStrictEqual(['line 3']);
    expect(await rows()).toStrictEqual([]);
  });

  it('refuses a file that is no list of links with 400', async () => {
    for (const file of ['title\nx', 'url\n', 'url\n"x']) {
      const { status, body } = await send(file);
      assert.deepEqual([status, body.error], [400, 1], file);
      expect(body.message).toMatch(/^csv /);
    }
    expect((await bench.call('POST', '/api/urls/import', { token, body: {} })).status).toBe(400);
  });

  it('reads a file in the charset of its content type, and refuses a file in another one', async () => {
    const sendBytes = async (bytes: Buffer, charset: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': `text/csv${charset}` };
      const res = await fetch(`${bench.url}/api/urls/import`, { method: 'POST', headers, body: new Uint8Array(bytes) });
      const { message, error } = (await res.json()) as { message?: string; error: number };
      return [res.status, error, message];
    };
    const file = (alias: string) => `\ufeffurl,custom,title\nhttps://a.example/Köln,${alias},Köln\n`;
    const windows = Buffer.from(file('csv-w').slice(1), 'latin1');
    const notUtf8 =
      'The file is not valid utf-8. Save it as UTF-8, or name its charset in the content type ' +
      '(text/csv; charset=windows-1252).';
    for (const charset of ['', '; charset=utf-8'])
      expect(await sendBytes(windows, charset)).toStrictEqual([400, 1, notUtf8]);
    const unknown = 'The charset of the content type, utf-5, is not known. Save the file as UTF-8.';
    expect(await sendBytes(windows, '; charset=utf-5')).toStrictEqual([400, 1, unknown]);
    expect(await rows()).toStrictEqual([]);
    for (const [bytes, charset] of [
      [windows, '; charset=Windows-1252'],
      [Buffer.from(file('csv-u')), ''],
      [Buffer.from(file('csv-q')), '; header=present; charset="UTF-8"'],
      [Buffer.from(file('csv-x'), 'utf16le'), ';charset=utf-16le'],
    ] as const)
      assert.deepEqual(await sendBytes(bytes, charset), [200, 0, undefined], charset);
    const made = ['csv-w', 'csv-u', 'csv-q', 'csv-x'].map((alias) => {
      return { url: 'https://a.example/Köln', alias, title: 'Köln' };
    });
    expect(await rows()).toStrictEqual(made);
    const headers = { 'content-type': 'text/csv; charset=utf-5' };
    const visit = await bench.visit('/csv-w', { method: 'POST', headers, body: 'x' });
    assert.equal(visit.headers.location, 'https://a.example/K%C3%B6ln', 'what visitors send is nothing to us');
  });

  it('exports what can be imported again, with formulas made harmless', async () => {
    await send(
      `url,custom,title,note,tags\nhttps://a.example/?q=x,Csv-Ä,"=HYPERLINK(""http://evil"")","two\nlines","a,b"\n`,
    );
    const csv = await csvOf();
    const [header] = csv.split('\r\n');
    expect(header).toBe(
      'id,shorturl,url,domain,title,description,note,tags,status,state,protected,startdate,expiry,' +
        'clicklimit,clicks,date',
    );
    assert.ok(csv.includes(`"'=HYPERLINK(""http://evil"")"`), csv);
    const [{ id }] = await bench.query('SELECT id FROM link WHERE account_id = $1', [accountId]);
    await bench.call('DELETE', `/api/url/${id}/delete`, { token });
    const { status, body } = await send(csv);
    assert.equal(status, 200, JSON.stringify(body));
    const { details } = (await bench.call('GET', `/api/url/${body.links[0].id}`, { token })).body;
    expect([details.alias, details.title, details.note, details.tags]).toStrictEqual([
      'Csv-Ä',
      '=HYPERLINK("http://evil")',
      'two\nlines',
      ['a', 'b'],
    ]);
  });

  it('returns every text that it exports, whatever characters it consists of', async () => {
    const signs = ["'", '=', '－', '"', ',', '\n', 'a'];
    const longer = (texts: string[]) => texts.flatMap((text) => signs.map((sign) => text + sign));
    const [two, others] = [
      longer(signs),
      ['＝', '＋', '＠', '+', '-', '@'].flatMap((sign) => [`${sign}1`, `'${sign}1`]),
    ];
    const titles = [...new Set([...signs, ...two, ...longer(two), ...others].map((text) => text.trim()))];
    await bench.query(
      `INSERT INTO link (account_id, alias, alias_key, url, title)
       SELECT $1, 'r' || n, 'return-' || n, 'https://e.example/', title
         FROM unnest($2::text[]) WITH ORDINALITY AS given (title, n)`,
      [accountId, titles],
    );
    const csv = await csvOf();
    const unquoted = csv.replaceAll(/"(?:[^"]|"")*"/g, '');
    assert.equal(unquoted.split(/[\r\n]+/).length, titles.length + 2, 'no line of a text is one of the file');
    const { status, body } = await send(csv.replace('shorturl', 'former'));
    assert.equal(status, 200, JSON.stringify(body));
    const ids = body.links.map(({ id }: { id: number }) => id);
    const given = await bench.query(
      'SELECT array_agg(title ORDER BY id DESC) AS titles FROM link WHERE id = ANY ($1::int[])',
      [ids],
    );
    expect(given).toStrictEqual([{ titles }]);
  });

  it('keeps disabled links disabled, and refuses lines of links with a password or a block', async () => {
    const disabled = await bench.link(token, { custom: 'csv-off', disabled: true });
    const locked = await bench.link(token, { custom: 'csv-locked', password: 'secret' });
    const csv = await csvOf();
    for (const { id } of [disabled, locked]) await bench.call('DELETE', `/api/url/${id}/delete`, { token });
    const refused = await send(csv);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/^Nothing was imported: 1 of 2 lines cannot be \(line 2: protected is set/);
    const given = csv
      .trim()
      .split('\r\n')
      .map((line, index) => `${line},${['password', 'secret', ''][index]!}`);
    expect((await send(given.join('\n'))).status).toBe(200);
    expect((await bench.visit('/csv-off')).status).toBe(404);
    assert.equal((await bench.visit('/csv-locked')).status, 200, 'the page that asks for the password');
    const blocked = await send('url,state\nhttps://a.example/,blocked\n');
    expect(blocked.body.message).toMatch(/line 2: state is blocked/);
  });

  it('exports tags unchanged, also those that hold a separator', async () => {
    const tags = ['"quoted"', 'a,b', 'plain', 'x;y|"z"'];
    const { id } = await bench.link(token, { custom: 'csv-tags', tags });
    const csv = await csvOf();
    await bench.call('DELETE', `/api/url/${id}/delete`, { token });
    const { body } = await send(csv);
    const { details } = (await bench.call('GET', `/api/url/${body.links[0].id}`, { token })).body;
    expect([...details.tags].sort()).toStrictEqual([...tags].sort());
  });

  it('exports every link once over several batches, only the account’s own, and by tag', async () => {
    await bench.query(
      `INSERT INTO link (account_id, alias, alias_key, url)
       SELECT $1, 'e' || n, 'export-' || n, 'https://e.example/' || n
       FROM generate_series(1, 12001) n`,
      [accountId],
    );
    await bench.query(
      `INSERT INTO link_tag SELECT max(id), 'last', account_id FROM link WHERE account_id = $1 GROUP BY 3`,
      [accountId],
    );
    const ids = (await csvOf())
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]));
    expect([ids.length, new Set(ids).size]).toStrictEqual([12001, 12001]);
    expect((await csvOf('?tag=last')).trim().split('\r\n').length).toBe(2);
    const stranger = await bench.account();
    expect((await csvOf('', stranger.token)).trim().split('\r\n').length).toBe(1);
  });
});

import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { Problem } from '@platform/service-kit';
import { lineOf, openCsv, problemOf, type CsvLine } from './csv-file.js';
import { foreignHost, requestOf, startOf } from './csv-line.js';

async function linesOf(csv: string) {
  const file = await openCsv(csv);
  const lines: CsvLine[] = [];
  for await (const row of file.rows) lines.push(lineOf(file.fields, row));
  return { lines, ignored: file.ignored };
}
const placeOf = (hosts: string[], domain?: string) => ({ hosts: new Set(hosts), ownHost: 'go.example', domain });
const requests = async (csv: string, hosts: string[] = [], domain?: string) =>
  (await linesOf(csv)).lines.map((line) => requestOf(line, placeOf(hosts, domain)));
const refused = (csv: string, message: RegExp) =>
  assert.rejects(
    async () => {
      const file = await openCsv(csv);
      for await (const row of file.rows) assert.ok(row);
      const problem = problemOf(file);
      if (problem) throw problem;
    },
    (err) => err instanceof Problem && message.test(Object.values(err.details.errors ?? {})[0]?.[0] ?? ''),
  );

it('a CSV file is read with the columns of Bitly, Kutt and Dub', async () => {
  const bitly = 'Title,Long URL,Bitlink,Tags,Created\nHome,https://a.example/,https://bit.ly/3xYz,"one,two",2024-01-01';
  const kutt = 'address;target;description\nhome-k;https://a.example/;About';
  const dub = 'domain,key,url,comments,expiresAt\ndub.sh,home-d,https://a.example/,Mine,2999-01-02T03:04:05.000Z';
  expect(await requests(bitly)).toStrictEqual([
    { url: 'https://a.example/', title: 'Home', custom: '3xYz', tags: ['one', 'two'] },
  ]);
  expect(await requests(kutt)).toStrictEqual([{ url: 'https://a.example/', custom: 'home-k', description: 'About' }]);
  expect(await requests(dub)).toStrictEqual([
    { url: 'https://a.example/', custom: 'home-d', note: 'Mine', expiry: new Date('2999-01-02T03:04:05Z') },
  ]);
});

it('a CSV file keeps the account’s domains, reports other domains, and puts the rest on the chosen one', async () => {
  const csv =
    'url,short\nhttps://a.example/,https://mine.example/x1y\n' +
    'https://a.example/,http://other.example/x2y\nhttps://a.example/,docs/v2.0';
  const made = (await requests(csv, ['mine.example'])).map(({ domain, custom }) => [domain, custom]);
  expect(made).toStrictEqual([
    ['https://mine.example', 'x1y'],
    [undefined, 'x2y'],
    [undefined, 'docs/v2.0'],
  ]);
  const moved = await requests(csv, ['mine.example', 'go.example'], 'https://go.example');
  expect(moved.map(({ domain }) => domain)).toStrictEqual([
    'https://mine.example',
    'https://go.example',
    'https://go.example',
  ]);
  const { lines } = await linesOf(csv);
  const ours = (await linesOf('url,shorturl\nhttps://example.org/,https://go.example/a\n')).lines[0]!;
  expect(foreignHost(ours, placeOf([]))).toBe(null);
  expect(lines.map((line) => foreignHost(line, placeOf(['mine.example'])))).toStrictEqual([
    null,
    'other.example',
    null,
  ]);
});

it('a CSV file may have quotes, line breaks in cells, tabs, a BOM and CRLF; lines count as in an editor', async () => {
  const { lines, ignored } = await linesOf(
    '\ufeffurl\ttitle\tx\r\n\r\nhttps://a.example/\t"two\nlines ""q"""\t1\r\nhttps://b.example/\t\t\r\n',
  );
  expect(lines).toStrictEqual([
    { line: 4, cells: { url: 'https://a.example/', title: 'two\nlines "q"' } },
    { line: 5, cells: { url: 'https://b.example/' } },
  ]);
  expect(ignored).toStrictEqual(['x']);
});

it('a CSV file may name its separator in its first line, as Excel writes it', async () => {
  const { lines } = await linesOf('sep=;\r\nurl;title\r\nhttps://a.example/?a=1,2,3,4;Four, five\r\n');
  expect(lines).toStrictEqual([{ line: 3, cells: { url: 'https://a.example/?a=1,2,3,4', title: 'Four, five' } }]);
  expect((await linesOf('"sep=|"\nurl|title\nhttps://a.example/|x')).lines[0]!.cells).toStrictEqual({
    url: 'https://a.example/',
    title: 'x',
  });
});

it('a CSV file brings the clicks and the creation day of a link, and nothing else for them', async () => {
  const csv = `url,clicks,created\nu,"1,234",2024-01-02 03:04:05\nu,12,1704164645\nu,many,yesterday\nu,5,2999-01-01\n`;
  expect((await linesOf(csv)).lines.map(startOf)).toStrictEqual([
    { clicks: 1234, createdAt: new Date('2024-01-02T03:04:05Z') },
    { clicks: 12, createdAt: new Date('2024-01-02T03:04:05Z') },
    {},
    { clicks: 5 },
  ]);
});

it('a CSV file loses the apostrophe that an export puts before a formula, and no other', async () => {
  const { lines } = await linesOf(`url,title,description,note\nhttps://a.example/,'=1+1,''＝1,'tis`);
  expect(lines[0]!.cells).toStrictEqual({
    url: 'https://a.example/',
    title: '=1+1',
    description: `'＝1`,
    note: `'tis`,
  });
});

it('a CSV file without links is refused with the reason', async () => {
  await refused('', /empty/);
  await refused('title\nx', /needs a column "url"/);
  await refused('url\n', /no line/);
  await refused('url\n"https://a.example', /cannot be read/);
  await refused(`url\n${'x'.repeat(200_000)}`, /cannot be read/);
  await refused(
    'url,short ending\nhttps://a.example/,sale\nhttps://b.example/,docs',
    /must say what "short ending" is/,
  );
});

it('a CSV file is read correctly where its chunks meet, at every character', async () => {
  const title = '😀'.repeat(5_000);
  const csv = `url,title\n${Array.from({ length: 30 }, () => `https://a.example/,${title}`).join('\n')}`;
  const { lines } = await linesOf(csv);
  expect([...new Set(lines.map(({ cells }) => cells.title))]).toStrictEqual([title]);
});

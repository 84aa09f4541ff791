import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { Problem } from '@platform/service-kit';
import { readCsv } from './csv-file.js';
import { requestOf } from './csv-line.js';

const requests = (csv: string, hosts: string[] = []) =>
  readCsv(csv).lines.map((line) => requestOf(line, new Set(hosts)));
const refused = (csv: string, message: RegExp) =>
  assert.throws(
    () => readCsv(csv),
    (err) => err instanceof Problem && message.test(err.details.errors?.['csv']?.[0] ?? ''),
  );

it('understands the columns of Bitly, Kutt and Dub', () => {
  const bitly = 'Title,Long URL,Bitlink,Tags,Created\nHome,https://a.example/,https://bit.ly/3xYz,"one,two",2024-01-01';
  const kutt = 'address;target;description\nhome-k;https://a.example/;About';
  const dub = 'domain,key,url,comments,expiresAt\ndub.sh,home-d,https://a.example/,Mine,2999-01-02T03:04:05.000Z';
  expect(requests(bitly)).toStrictEqual([
    { url: 'https://a.example/', title: 'Home', custom: '3xYz', tags: ['one', 'two'] },
  ]);
  expect(requests(kutt)).toStrictEqual([{ url: 'https://a.example/', custom: 'home-k', description: 'About' }]);
  expect(requests(dub)).toStrictEqual([
    { url: 'https://a.example/', custom: 'home-d', note: 'Mine', expiry: new Date('2999-01-02T03:04:05Z') },
  ]);
});

it('keeps a domain that is the account’s, and leaves others behind', () => {
  const csv = 'url,short\nhttps://a.example/,https://mine.example/x1y\nhttps://a.example/,http://other.example/x2y';
  const [mine, other] = requests(csv, ['mine.example']);
  expect([mine!.domain, mine!.custom, other!.domain, other!.custom]).toStrictEqual([
    'https://mine.example',
    'x1y',
    undefined,
    'x2y',
  ]);
});

it('reads quotes, line breaks in cells, tabs, a byte order mark and Windows line ends, and counts lines as an editor does', () => {
  const { lines, ignored } = readCsv(
    '\ufeffurl\ttitle\tx\r\n\r\nhttps://a.example/\t"two\nlines ""q"""\t1\r\nhttps://b.example/\t\t\r\n',
  );
  expect(lines).toStrictEqual([
    { line: 4, cells: { url: 'https://a.example/', title: 'two\nlines "q"' } },
    { line: 5, cells: { url: 'https://b.example/' } },
  ]);
  expect(ignored).toStrictEqual(['x']);
});

it('takes away the apostrophe that an export puts before a formula, and no other', () => {
  expect(readCsv(`url,title,description,note\nhttps://a.example/,'=1+1,''＝1,'tis`).lines[0]!.cells).toStrictEqual({
    url: 'https://a.example/',
    title: '=1+1',
    description: `'＝1`,
    note: `'tis`,
  });
});

it('refuses what is no list of links, and says why', () => {
  refused('', /empty/);
  refused('title\nx', /needs a column "url"/);
  refused('url\n', /no line/);
  refused('url\n"https://a.example', /cannot be read/);
  refused(`url\n${'https://a.example/\n'.repeat(2_001)}`, /2001 lines, at most 2000/);
  refused(`url\n${'x'.repeat(200_000)}`, /cannot be read/);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pageFacts } from './page-facts.js';

const facts = (html: string | Buffer, type = 'text/html; charset=utf-8') =>
  pageFacts(Buffer.from(html), type, 'https://page.example/dir/here?x');

it('takes what a page says for others before what it says for itself', () => {
  assert.deepEqual(
    facts(
      `<html><head><title>Own &amp; title</title><meta name="description" content="Own">
       <meta property="og:title" content="For &#8220;others&#8221;"><meta property="og:image" content="../cover.png"></head>`,
    ),
    { title: 'For “others”', description: 'Own', image: 'https://page.example/cover.png' },
  );
  assert.equal(facts('<title> A\n  b\u202e </title>').title, 'A b');
});

it('reads nothing that is not in the head, and no address that is not http', () => {
  const html = `<title>Head</title><meta property="og:image" content="javascript:alert(1)"><body><title>Body</title>
    <meta property="og:title" content="Body"></body>`;
  assert.deepEqual(facts(html), { title: 'Head', description: '', image: '' });
  assert.deepEqual(facts('<svg><title>x'.repeat(20_000)).title.startsWith('x'), true);
  assert.deepEqual(facts('\0\0not html'), { title: '', description: '', image: '' });
});

it('decodes by the header, then by the page, and survives charsets that nobody knows', () => {
  const latin1 = Buffer.from('<meta charset="iso-8859-1"><title>Zo\xeb</title>', 'latin1');
  assert.equal(facts(latin1, 'text/html').title, 'Zoë');
  assert.equal(facts(Buffer.from('<title>Zo\xeb</title>', 'latin1'), 'text/html; charset="windows-1252"').title, 'Zoë');
  assert.equal(facts('<title>Zoë</title>', 'text/html; charset=klingon').title, 'Zoë');
});

it('cuts what is too long between characters, never within one', () => {
  const { title } = facts(`<title>${'😀'.repeat(400)}</title>`);
  assert.deepEqual([[...title].length, title.isWellFormed()], [255, true]);
});

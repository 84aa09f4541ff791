import { describe, expect, it } from '@jest/globals';
import { factsOf } from './page-facts.js';

const at = 'https://shop.example/a/b';
const facts = (html: string | Buffer, type = 'text/html; charset=utf-8') =>
  factsOf({ body: Buffer.from(html), type, at });

describe('what a page says of itself', () => {
  it('is its title and description where it has nothing for cards', () => {
    const html = '<title> A &amp;\n B </title><meta name="Description" content="What &quot;it&quot; is">';
    expect(facts(html)).toStrictEqual({
      title: 'A & B',
      description: 'What "it" is',
      picture: null,
    });
  });

  it('is rather what it says for cards, with a picture by its whole address', () => {
    const html = `<title>T</title><meta property="og:title" content="Card"><meta name="description" content="D">
      <meta property="og:description" content="Of the card"><meta property="og:image" content="../p.png">`;
    expect(facts(html)).toStrictEqual({
      title: 'Card',
      description: 'Of the card',
      picture: 'https://shop.example/p.png',
    });
  });

  it('takes no picture that is not an address of the web', () => {
    for (const address of ['javascript:alert(1)', 'data:image/png;base64,AA', 'file:///etc/passwd', 'http://'])
      expect(facts(`<meta property="og:image" content="${address}">`).picture).toBe(null);
  });

  it('takes the first title alone, not that of a drawing', () => {
    expect(facts('<title>One</title><svg><title>Two</title></svg>').title).toBe('One');
  });

  it('is read in the charset that the answer or the page names', () => {
    const latin = Buffer.from('<title>Gr\u00f6\u00dfe</title>', 'latin1');
    expect(facts(latin, 'text/html; charset=ISO-8859-1').title).toBe('Größe');
    const named = Buffer.concat([Buffer.from('<meta charset="windows-1252">'), latin]);
    expect(facts(named, 'text/html').title).toBe('Größe');
    expect(facts('<title>Größe</title>', 'text/html; charset=nonsense').title).toBe('Größe');
  });

  it('is cut to a length, without control characters', () => {
    expect(facts(`<title>${'x'.repeat(300)}</title>`).title).toHaveLength(255);
    expect(facts('<title>a\u0000\u0007b</title>').title).toMatch(/^a.?\s?b$/u);
  });

  it('is nothing for a page that is cut off or empty', () => {
    expect(facts('')).toStrictEqual({ title: '', description: '', picture: null });
    expect(facts('<title>Cut o').title).toBe('Cut o');
  });
});

import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { createContext, runInContext } from 'node:vm';
import { pixelTags, pixelTypes, type PixelType } from '@platform/contracts';
import { fastify } from 'fastify';
import { sendPixelPage } from './onward.page.js';
import { pixelScript } from './pixel-snippets.js';

const google = 'https://www.googletagmanager.com';

/** A tag of each type, and the only address from which its snippet loads a script. */
const table: Record<PixelType, { tag: string; script: string }> = {
  gtmpixel: { tag: 'GTM-ABC123', script: `${google}/gtm.js` },
  gapixel: { tag: 'G-ABC1234567', script: `${google}/gtag/js` },
  adwordspixel: { tag: 'AW-123456789/abc_DEF-1', script: `${google}/gtag/js` },
  fbpixel: { tag: '1234567890', script: 'https://connect.facebook.net/en_US/fbevents.js' },
  linkedinpixel: { tag: '1234567', script: 'https://snap.licdn.com/li.lms-analytics/insight.min.js' },
  twitterpixel: { tag: 'o1abc-xyz12', script: 'https://static.ads-twitter.com/uwt.js' },
  adrollpixel: { tag: 'ABCDEFGH12:ZYXWVUTS98', script: 'https://s.adroll.com/j/ABCDEFGH12/roundtrip.js' },
  quorapixel: { tag: '0123456789abcdef', script: 'https://a.quora.com/qevents.js' },
  pinterest: { tag: '2612345678901', script: 'https://s.pinimg.com/ct/core.js' },
  bing: { tag: '12345678', script: 'https://bat.bing.com/bat.js' },
  snapchat: { tag: '01234567-89ab-cdef-0123-456789abcdef', script: 'https://sc-static.net/scevent.min.js' },
  reddit: { tag: 't2_abc123', script: 'https://www.redditstatic.com/ads/pixel.js' },
  tiktok: { tag: 'C4ABCDEFGHIJ', script: 'https://analytics.tiktok.com/i18n/pixel/events.js' },
};

/** Validation would refuse it: a page must be safe without that. */
const hostile = `"');alert(1)//\\";alert(1)//</script><script>alert(1)</script><!--\`\${alert(1)}\u2028\n`;

/** Runs a script as a page would. Only what the snippets need exists: anything else is an error. */
function run(source: string) {
  const scripts: { src: string }[] = [];
  const alerts: unknown[] = [];
  const document = {
    createElement: (name: string) => (expect(name).toBe('script'), {}),
    head: { append: (script: { src: string }) => scripts.push(script) },
  };
  const window: Record<string, unknown> = { document, alert: (text: unknown) => alerts.push(text) };
  window['window'] = window;
  // The script catches errors, so that one network does not stop another: here the test must see them.
  runInContext(source.replaceAll('catch(e){}', 'catch(e){throw e}'), createContext(window));
  return { scripts, alerts };
}

async function pageWith(type: PixelType, tag: string) {
  const app = fastify();
  app.get('/', (_, reply) => sendPixelPage(reply, 'https://example.org/', [{ type, tag }]));
  const { headers, body } = await app.inject('/');
  await app.close();
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)]),
  );
  return { body, policy };
}

describe('pixel snippets', () => {
  it('have all thirteen types, each with a valid example tag', () => {
    expect(pixelTypes.length).toBe(13);
    for (const type of pixelTypes) assert.match(table[type].tag, pixelTags[type], type);
  });

  for (const type of pixelTypes) {
    const { tag, script } = table[type];

    it(`${type}: load one script, from its network alone`, () => {
      const source = pixelScript([{ type, tag }]);
      const { scripts } = run(source);
      expect(scripts.map(({ src }) => src.split('?')[0])).toStrictEqual([script]);
      const { host } = new URL(script);
      for (const [address] of source.matchAll(/(?:[a-z]+:)?\/\/[a-z0-9.-]+/gi)) expect(address).toBe(`https://${host}`);
      for (const id of tag.split(/[/:]/)) assert.ok(source.includes(id), 'the network is told whose visit it is');
    });

    it(`${type}: hold a tag as text only, whatever it contains`, () => {
      const source = pixelScript([{ type, tag: hostile }]);
      assert.ok(!source.includes('<'), 'nothing ends or begins an element');
      expect(source.includes(hostile)).toBeFalsy();
      const { scripts, alerts } = run(source);
      expect(alerts).toStrictEqual([]);
      expect(scripts.length).toBe(1);
      expect(new URL(scripts[0]!.src).host).toBe(new URL(script).host);
    });

    it(`${type}: load exactly what the policy of the page allows`, async () => {
      for (const text of [tag, hostile]) {
        const { body, policy } = await pageWith(type, text);
        const [, nonce] = /'nonce-([^']+)'/.exec(policy.get('script-src')!)!;
        // Only scripts with the nonce, and script elements that they add: no host, no inline script, no eval.
        expect(policy.get('script-src')).toBe(`'nonce-${nonce}' 'strict-dynamic'`);
        expect(policy.get('default-src')).toBe(`'none'`);
        expect(policy.get('connect-src')).toBe('https:');
        const opened = [...body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
        expect(opened).toStrictEqual([` nonce="${nonce}"`, ` nonce="${nonce}"`]);
        expect(body).toContain(pixelScript([{ type, tag: text }]));
      }
      // What `strict-dynamic` refuses: markup that the parser turns into scripts, and text that becomes code.
      expect(pixelScript([{ type, tag }])).not.toMatch(
        /document\.write|innerHTML|outerHTML|insertAdjacentHTML|eval|new Function/,
      );
    });
  }
});

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { links } from '../../service.js';
import { chrome, linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

const at = (path: string) => `https://example.org/${path}`;
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const america = '8.8.8.8';

describe('rules of links', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  const visit = (alias: string, headers: Record<string, string> = {}) => bench.visit(`/${alias}`, { headers });
  const locationOf = async (alias: string, headers: Record<string, string> = {}) =>
    (await visit(alias, headers)).headers.location;
  const update = (id: number, body: object) => bench.call('PUT', `/api/url/${id}/update`, { token, body });

  it('apply in the order device, country, language, main destination, each with the parameters', async () => {
    const { alias } = await bench.link(token, {
      devicetarget: { iPhone: at('iphone') },
      geotarget: { US: at('us') },
      languagetarget: { fr: at('fr') },
      parameters: [{ name: 'utm', value: '1' }],
      rotate: [{ link: at('rotated'), percent: 100 }],
    });
    const everything = { 'user-agent': iphone, 'x-forwarded-for': america, 'accept-language': 'fr' };
    expect(await locationOf(alias, everything)).toBe(at('iphone?utm=1'));
    expect(await locationOf(alias, { ...everything, 'user-agent': chrome })).toBe(at('us?utm=1'));
    expect(await locationOf(alias, { 'accept-language': 'fr-CH,en' })).toBe(at('fr?utm=1'));
    assert.equal(
      await locationOf(alias, { 'accept-language': 'en,fr' }),
      at('rotated?utm=1'),
      'no rule, so it rotates',
    );
  });

  it('count a visit by language for the rule, whatever variety of the language the visitor reads', async () => {
    const { id, alias } = await bench.link(token, { languagetarget: { fr: at('fr'), 'pt-BR': at('br') } });
    for (const language of ['fr', 'fr-CH', 'fr-x-abcdefgh', 'pt-BR'])
      await visit(alias, { 'accept-language': language });
    await bench.counted(token, id, 4);
    const { body } = await bench.call('GET', `/api/statistics/links/${id}`, { token });
    expect(body.data.topVariants).toStrictEqual({ fr: '3', 'pt-br': '1' });
  });

  it('show the real name of a look-alike destination on a page, and redirect robots', async () => {
    const { alias } = await bench.link(token, { url: 'https://аррӏе.com/' });
    const { status, headers, body } = await visit(alias, { 'user-agent': chrome });
    expect([status, headers.location]).toStrictEqual([200, undefined]);
    expect(body).toMatch(/<h1>Look twice<\/h1>[^]*<strong>xn--80ak6aa92e\.com<\/strong>/);
    const robot = await visit(alias, { 'user-agent': 'Twitterbot/1.0' });
    expect(robot.headers.location).toBe('https://xn--80ak6aa92e.com/');
    const honest = await bench.link(token, { url: 'https://bücher.example/' });
    expect(await locationOf(honest.alias, { 'user-agent': chrome })).toBe('https://xn--bcher-kva.example/');
  });

  it('answer 404 for a disabled link, explain a blocked one, and hold back one that starts later', async () => {
    const disabled = await bench.link(token, { disabled: true });
    expect((await visit(disabled.alias)).status).toBe(404);
    await update(disabled.id, { disabled: false });
    expect((await visit(disabled.alias)).status).toBe(302);
    const later = await bench.link(token, { startdate: '2099-01-01' });
    expect([(await visit(later.alias)).status, await locationOf(later.alias)]).toStrictEqual([404, undefined]);
    await update(later.id, { startdate: '2020-01-01' });
    expect((await visit(later.alias)).status).toBe(302);
    const blocked = await bench.link(token);
    await bench.query(
      `WITH changed AS (
         UPDATE link SET state = 'blocked', version = nextval('link_version') WHERE id = $1 RETURNING alias_key, version
       ) INSERT INTO link_change (alias_key, version) SELECT * FROM changed`,
      [blocked.id],
    );
    await eventually(async () => {
      const { status, headers, body } = await visit(blocked.alias);
      expect([status, headers.location]).toStrictEqual([410, undefined]);
      expect(body).toMatch(/has been blocked/);
    });
  });

  it('end an expired link although it was cached before', async () => {
    const now = Date.now();
    jest.useFakeTimers({
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
      now,
    });
    const expiry = new Date(now + 60_000).toISOString();
    const plain = await bench.link(token, { expiry });
    const expiring = await bench.link(token, { expiry, expirylink: at('over') });
    const state = async () => (await bench.call('GET', `/api/url/${plain.id}`, { token })).body.details.state;
    for (const [passed, places, expected] of [
      [59_999, [at(''), at('')], 'active'],
      [60_000, [undefined, at('over')], 'expired'],
    ] as const) {
      jest.setSystemTime(now + passed);
      expect([await locationOf(plain.alias), await locationOf(expiring.alias)]).toStrictEqual(places);
      expect((await visit(plain.alias)).status).toBe(expected === 'active' ? 302 : 410);
      expect(await state()).toBe(expected);
    }
  });

  it('let exactly 10 of 200 concurrent visits through a limit of 10, over two processes and a lost Redis', async () => {
    const journal = await mkdtemp(join(tmpdir(), 'links-journal-'));
    const second = await startService(links, { ...bench.env, LINKS_JOURNAL_DIR: journal });
    try {
      const { id, alias } = await bench.link(token, { clicklimit: 10 });
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, i) => {
          if (i === 100) void bench.redis.flushdb();
          return bench.visit(`/${alias}`, { url: i % 2 ? bench.url : second.url! });
        }),
      );
      expect(answers.filter(({ status }) => status === 302).length).toBe(10);
      expect(answers.filter(({ status }) => status === 410).length).toBe(190);
      await update(id, { clicklimit: 12 });
      const more = [];
      for (let i = 0; i < 4; i++) more.push((await visit(alias)).status);
      assert.deepEqual(more, [302, 302, 410, 410], 'a higher limit opens the rest');
      await update(id, { clicklimit: null, expirylink: at('over') });
      expect((await visit(alias)).status).toBe(302);
      await bench.counted(token, id, 13);
      await update(id, { clicklimit: 13 });
      assert.equal(await locationOf(alias), at('over'), 'a limit is one of all visits');
    } finally {
      await second.close();
      await rm(journal, { recursive: true, force: true });
    }
  });

  it('count former visits for a new click limit, also those that wait for the roll-up', async () => {
    const { id, alias } = await bench.link(token);
    const rollUp = `hashtext('links:counters')`;
    await bench.query(`SELECT pg_advisory_lock(${rollUp})`);
    try {
      for (let visits = 0; visits < 5; visits++) expect((await visit(alias)).status).toBe(302);
      await visit(alias, { 'user-agent': 'Twitterbot/1.0' });
      await eventually(async () => {
        expect((await bench.query(`SELECT FROM click WHERE kind = 'link' AND item_id = $1`, [id])).length).toBe(6);
      });
      await update(id, { clicklimit: 5 });
      expect((await visit(alias)).status).toBe(410);
      await update(id, { clicklimit: 6 });
      expect([(await visit(alias)).status, (await visit(alias)).status]).toStrictEqual([302, 410]);
    } finally {
      await bench.query(`SELECT pg_advisory_unlock(${rollUp})`);
    }
    await bench.counted(token, id, 6);
  });

  it('use up no visit for robots, HEAD and prefetches, which do not see a limited destination', async () => {
    const { alias } = await bench.link(token, { clicklimit: 1 });
    const attempts = [
      await visit(alias, { 'user-agent': 'Twitterbot/1.0' }),
      await visit(alias, { 'user-agent': '' }),
      await visit(alias, { 'sec-purpose': 'prefetch' }),
      await bench.visit(`/${alias}`, { method: 'HEAD' }),
    ];
    for (const { headers, body } of attempts) {
      expect(headers.location).toBe(undefined);
      expect(body).not.toMatch(/example\.org/);
    }
    expect([(await visit(alias)).status, (await visit(alias)).status]).toStrictEqual([302, 410]);
  });

  it('redirect by the rotator to its destinations, the main one among them', async () => {
    const { alias } = await bench.link(token, { rotate: [{ link: at('b') }, { link: at('c'), percent: 0 }] });
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) seen.add((await locationOf(alias))!);
    expect([...seen].sort()).toStrictEqual([at(''), at('b')]);
  });

  it('merge parameters into those of the destination', async () => {
    const { alias } = await bench.link(token, {
      url: 'https://example.org/?utm_source=own&q=a+b%20c#part',
      parameters: [
        { name: 'utm_source', value: 'ours' },
        { name: 'utm_medium', value: 'e mail' },
      ],
    });
    expect(await locationOf(alias)).toBe('https://example.org/?utm_source=own&q=a+b%20c&utm_medium=e%20mail#part');
  });

  it('keep other methods by 307, and give 301 only to owners who ask, for five minutes', async () => {
    const { alias } = await bench.link(token);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await bench.visit(`/${alias}`, { method });
      expect([status, headers.location, headers['cache-control']]).toStrictEqual([307, at(''), 'private, no-store']);
    }
    const permanent = await bench.link(token, { permanent: true });
    const answer = await visit(permanent.alias);
    expect([answer.status, answer.headers['cache-control']]).toStrictEqual([301, 'private, max-age=300']);
    for (const body of [{ clicklimit: 5 }, { rotate: [{ link: at('b') }] }]) {
      const limited = await bench.link(token, { permanent: true, ...body });
      assert.equal((await visit(limited.alias)).status, 302, 'what may change at the next visit is stored by nobody');
    }
  });

  it('redirect app links straight to the store, or by a page that tries the app first', async () => {
    const store = await bench.link(token, { deeplink: { ios: 'https://apps.example/1' } });
    expect(await locationOf(store.alias, { 'user-agent': iphone })).toBe('https://apps.example/1');
    assert.equal(await locationOf(store.alias), at(''), 'a computer has no app');
    const app = await bench.link(token, { deeplink: { app: 'myapp://item/1?a="b"', ios: 'https://apps.example/1' } });
    const { status, body } = await visit(app.alias, { 'user-agent': iphone });
    expect(status).toBe(200);
    expect(body).toMatch(/href="myapp:\/\/item\/1\?a=(%22|&#34;)b/);
  });

  it('ask before they open an app link that is not automatic', async () => {
    const ways = { ios: 'https://apps.example/1', auto: false };
    for (const deeplink of [ways, { ...ways, app: 'myapp://item/1' }]) {
      const { alias } = await bench.link(token, { deeplink });
      const { status, body } = await visit(alias, { 'user-agent': iphone });
      expect(status).toBe(200);
      expect(body).toMatch(/id="store" href="https:\/\/apps\.example\/1"/);
      expect(body.includes('id="app"')).toBe('app' in deeplink);
      expect(body).not.toMatch(/<script/);
    }
  });

  it('load pixels before app links, with the consent of the visitor', async () => {
    const tag = { type: 'fbpixel', name: 'Tag', tag: '1234567890' };
    const pixels = [(await bench.call('POST', '/api/pixel/add', { token, body: tag })).body.id];
    const store = { ios: 'https://apps.example/1' };
    const [plain, app, asked] = [
      await bench.link(token, { pixels, deeplink: store }),
      await bench.link(token, { pixels, deeplink: { ...store, app: 'myapp://item/1' } }),
      await bench.link(token, { pixels, deeplink: { ...store, auto: false } }),
    ];
    for (const [{ alias }, way] of [
      [plain, /id="go" href="https:\/\/apps\.example\/1"/],
      [app, /id="app" href="myapp:\/\/item\/1"/],
      [asked, /id="store" href="https:\/\/apps\.example\/1"/],
    ] as const) {
      const { status, headers, body } = await visit(alias, { 'user-agent': iphone });
      expect(status).toBe(200);
      expect(body).toMatch(way);
      expect(body).toMatch(/fbq\('init',"1234567890"\)/);
      expect(String(headers['content-security-policy'])).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
      const untold = await visit(alias, { 'user-agent': iphone, dnt: '1' });
      expect(untold.body).not.toMatch(/fbq/);
    }
    expect(await locationOf(plain.alias, { 'user-agent': iphone, dnt: '1' })).toBe(store.ios);
  });

  it('show a card to programs that draw previews, and redirect everybody else', async () => {
    const { id, alias } = await bench.link(token, {
      metatitle: 'A "title" <b>',
      metadescription: 'What it is',
      metaimage: at('i.png'),
    });
    const card = await visit(alias, { 'user-agent': 'facebookexternalhit/1.1' });
    expect([card.status, card.headers.location]).toStrictEqual([200, undefined]);
    expect(card.body).toMatch(/<meta property="og:title" content="A &#34;title&#34; &#60;b&#62;" \/>/);
    expect(card.body).toMatch(/og:image" content="https:\/\/example.org\/i.png"/);
    expect((await visit(alias)).status).toBe(302);
    expect((await visit(alias, { 'user-agent': 'Googlebot/2.1' })).status).toBe(302);
    for (const app of ['Snapchat/12.10.0.30 (like Safari/8617.1.17.10.9, panda)', '[Pinterest/iOS]'])
      assert.equal(await locationOf(alias, { 'user-agent': `${iphone} ${app}` }), at(''), app);
    const viber = await visit(alias, { 'user-agent': 'Viber/13.3.0.8 CFNetwork/1125.2 Darwin/19.4.0' });
    expect(viber.body).toMatch(/og:title/);
    await bench.counted(token, id, 3);
  });
});

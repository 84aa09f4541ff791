import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { httpReceiver } from '@platform/testing';
import { computedLook, oneLook, pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { chrome, linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

jest.setTimeout(600_000);

const look = {
  position: 'bottomright',
  background: '#123456',
  color: '#ffffff',
  buttonbackground: '#ffe08a',
  buttoncolor: '#1b1f2a',
};

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

/** A browser checks every page that may come between a visitor and a destination. */
describe('the pages of visits in a browser', () => {
  let bench: LinksBench;
  let walk: PageWalk;
  let site: Awaited<ReturnType<typeof httpReceiver>>;
  let token: string;
  let accountId: number;
  let landing: string;

  beforeAll(async () => {
    [bench, walk, site] = await Promise.all([
      linksBench({ LINKS_BASE_URL: 'http://127.0.0.1' }),
      pageWalk(),
      httpReceiver(),
    ]);
    ({ token, id: accountId } = await bench.account());
    landing = `${site.url}/landing`;
    site.always({
      headers: { 'content-type': 'text/html' },
      body:
        '<!doctype html><html lang="en"><title>Landing</title>' +
        '<main><h1>The destination</h1><p>Some text.</p></main>',
    });
  });
  afterAll(async () => {
    await walk?.close();
    await bench?.close();
    await site?.close();
  });

  // Headless Chromium names itself in its user agent, and would count as a robot.
  const open = () => walk.open(bench.url, { userAgent: chrome });
  const link = async (body: object = {}) => `/${(await bench.link(token, { url: landing, ...body })).alias}`;
  const insert = async (table: string, columns: object) => {
    const names = Object.keys(columns);
    const [row] = await bench.query<{ id: number }>(
      `INSERT INTO ${table} (account_id, ${names.join(', ')})
       VALUES ($1, ${names.map((_, i) => `$${i + 2}`).join(', ')}) RETURNING id`,
      [accountId, ...Object.values(columns)],
    );
    return row!.id;
  };
  const pixel = () =>
    insert('pixel', { type: 'fbpixel', name: 'P', tag: String(Math.floor(1e9 + Math.random() * 1e9)) });
  const overlay = async (type: string, given: object) => {
    const content = JSON.stringify({ ...look, ...given });
    return link({ type: `overlay-${await insert('overlay', { type, name: type, content })}` });
  };

  async function lookAt(page: Page, name: string, path: string): Promise<void> {
    await page.goto(path);
    await walk.inspect(page, name);
  }

  it('have the look of all pages, fit a phone, have enough contrast in light and dark, and satisfy axe', async () => {
    const page = await open();
    // A countdown would leave the page during the check.
    const stopped = {
      title: 'Our summer sale',
      message: 'Two lines\nof what awaits you.',
      button: 'Show me',
      counter: 0,
    };
    const splash = await insert('splash', { name: 'S', content: JSON.stringify(stopped) });
    const expired = await link();
    const blocked = await link();
    for (const [path, columns] of [
      [expired, `expires_at = now() - interval '1 day'`],
      [blocked, `state = 'blocked'`],
    ] as const) {
      await bench.query(`UPDATE link SET ${columns} WHERE alias = $1`, [path.slice(1)]);
      await bench.redis.del(`links:alias:${path.slice(1)}`);
    }
    const protectedLink = await link({ password: 'sesame' });
    for (const [name, path] of [
      ['password', protectedLink],
      ['splash-custom', await link({ type: String(splash) })],
      ['consent', await link({ pixels: [await pixel()], pixel_consent: 'ask' })],
      ['scheduled', await link({ startdate: '2099-01-01' })],
      ['expired', expired],
      ['blocked', blocked],
      ['missing', '/no-such-link'],
      ['root', '/'],
    ] as const)
      await lookAt(page, name, path);
    await page.goto(protectedLink);
    expect(await computedLook(page)).toStrictEqual(oneLook);
    await page.fill('#password', 'wrong');
    await Promise.all([page.waitForNavigation(), page.click('main button')]);
    await walk.inspect(page, 'password-wrong');
    await page.goto(await link({ type: 'splash' }));
    await page.click('#stop');
    await walk.inspect(page, 'splash');
  }, 400_000);

  it('show overlays and frames that fit a phone and satisfy axe', async () => {
    const page = await open();
    for (const [name, path] of [
      ['frame', await link({ type: 'frame' })],
      [
        'overlay-message',
        await overlay('message', { label: 'Hello', text: 'Only today.', button: 'More', link: landing }),
      ],
      [
        'overlay-contact',
        await overlay('contact', {
          email: 'a@example.org',
          subject: '',
          label: 'Contact us',
          button: 'Send',
          success: 'Thanks.',
        }),
      ],
      [
        'overlay-poll',
        await overlay('poll', {
          question: 'Tea or coffee?',
          options: ['Tea', 'Coffee'],
          button: 'Vote',
          success: 'Thanks.',
        }),
      ],
      [
        'overlay-newsletter',
        await overlay('newsletter', { label: 'News', text: 'Once a month.', button: 'Subscribe', success: 'Thanks.' }),
      ],
    ] as const) {
      await lookAt(page, name, path);
      await page.frameLocator('iframe').getByText('The destination').waitFor();
    }
    await page.click('#close');
    expect(await page.locator('#box').count()).toBe(0);
  }, 300_000);

  it('open the link by the right password, with the keyboard alone', async () => {
    const page = await open();
    await page.goto(await link({ password: 'sesame' }));
    // The browser may set the focus only with its first frame of the page, after the load.
    await page.waitForSelector('input[type=password]:focus');
    await page.keyboard.type('sesame');
    await page.keyboard.press('Enter');
    await page.waitForURL(landing);
  });

  it('redirect after a countdown, unless the visitor stops it', async () => {
    const page = await open();
    const splash = await insert('splash', { name: 'C', content: JSON.stringify({ counter: 2 }) });
    const path = await link({ type: splash });
    await page.goto(path);
    await page.waitForURL(landing);
    // The clock of the page stands still, however long the keyboard needs to reach the button.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(path);
    await page.click('#stop');
    await page.clock.runFor(60_000);
    expect(await page.textContent('#line')).toBe('Stopped');
    await page.click('#go');
    await page.waitForURL(landing);
  });

  it('load pixels and redirect, without pixels for Global Privacy Control, Do Not Track or a refusal', async () => {
    const page = await open();
    const asked: string[] = [];
    await page.route(/^https:/, async (route) => {
      asked.push(new URL(route.request().url()).hostname);
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const path = await link({ pixels: [await pixel()] });
    await page.goto(path);
    await page.waitForURL(landing);
    expect(asked.splice(0)).toStrictEqual(['connect.facebook.net']);
    for (const [name, value] of [
      ['sec-gpc', '1'],
      ['dnt', '1'],
      ['user-agent', 'Twitterbot/1.0'],
    ] as const)
      expect((await bench.visit(path, { headers: { host: '127.0.0.1', [name]: value } })).status).toBe(302);
    const asking = await link({ pixels: [await pixel()], pixel_consent: 'ask' });
    await page.goto(asking);
    await page.click('text=No, thank you');
    await page.waitForURL(landing);
    await page.goto(asking);
    await page.waitForURL(landing);
    assert.equal(asked.length, 0, 'the answer is remembered');
    const other = await open();
    await other.route(/^https:/, async (route) => {
      asked.push(new URL(route.request().url()).hostname);
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await other.goto(asking);
    await other.click('text=Allow');
    await other.waitForURL(landing);
    expect(asked).toStrictEqual(['connect.facebook.net']);
  });

  it('load pixels on the way to an app or its store', async () => {
    const page = await walk.open(bench.url, { userAgent: iphone });
    const asked: string[] = [];
    await page.route(/^https:/, async (route) => {
      asked.push(new URL(route.request().url()).hostname);
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const [app, ios] = [`${landing}?app`, `${landing}?store`];
    for (const [deeplink, place] of [
      [{ ios }, ios],
      [{ ios, app }, app],
    ] as const) {
      await page.goto(await link({ pixels: [await pixel()], deeplink }));
      await page.waitForURL(place);
      assert.deepEqual(asked.splice(0), ['connect.facebook.net'], place);
    }
    await page.goto(await link({ pixels: [await pixel()], deeplink: { ios, app, auto: false } }));
    await walk.inspect(page, 'app-link');
  });

  it('break no content security policy, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

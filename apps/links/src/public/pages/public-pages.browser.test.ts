import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { computedLook, oneLook, pageWalk, type PageWalk } from '@platform/testing/page-walk';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

jest.setTimeout(300_000);

describe('bio pages, codes and reports in a browser', () => {
  let bench: LinksBench;
  let walk: PageWalk;
  let token: string;

  beforeAll(async () => {
    // Without a port, as hosts are compared by name.
    [bench, walk] = await Promise.all([linksBench({ LINKS_BASE_URL: 'http://127.0.0.1' }), pageWalk()]);
    ({ token } = await bench.account());
  });
  afterAll(async () => {
    await walk?.close();
    await bench?.close();
  });

  const made = async (path: string, body: object): Promise<string> => {
    const answer = await bench.call('POST', path, { token, body });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return new URL(answer.body.link).pathname;
  };

  it('show a bio page readably in light and dark, on a phone, with long words', async () => {
    const path = await made('/api/bio/add', {
      title: 'Ada Lovelace',
      alias: 'ada',
      description: 'Mathematics, machines and poetical science.',
      blocks: [
        { type: 'link', text: 'Notes on the Analytical Engine', url: 'https://notes.example.org/' },
        { type: 'link', text: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2), url: 'https://a.example/' },
        { type: 'heading', text: 'About me' },
        { type: 'text', text: 'I write about what engines can weave.\n\nLondon, 1843' },
        { type: 'divider' },
        { type: 'link', text: 'Write to me', url: 'https://mail.example.org/' },
      ],
    });
    const page = await walk.open(bench.url);
    await page.goto(path);
    expect(await page.title()).toBe('Ada Lovelace');
    expect(await page.locator('a.button').count()).toBe(3);
    await walk.inspect(page, 'bio');
    await page.goto(await made('/api/bio/add', { title: 'Empty', alias: 'empty-page' }));
    await walk.inspect(page, 'bio-empty');
  });

  it('show the content of a code readably, and the picture of a network', async () => {
    const page = await walk.open(bench.url);
    await page.goto(await made('/api/qr/add', { type: 'text', data: 'Line one\nLine two '.repeat(8), name: 'Notice' }));
    await walk.inspect(page, 'qr-text');
    await page.goto(
      await made('/api/qr/add', { type: 'wifi', data: { ssid: 'Guests', password: 'welcome here' }, name: 'Wi-Fi' }),
    );
    assert.ok(await page.evaluate<boolean>(`document.querySelector('img').naturalWidth > 100`));
    await walk.inspect(page, 'qr-wifi');
    const blocked = await made('/api/qr/add', { type: 'link', data: 'https://bad.example/' });
    await bench.query(`INSERT INTO blocked_destination (kind, value, reason) VALUES ('host', 'bad.example', 'x')`);
    await page.goto(blocked);
    await walk.inspect(page, 'qr-blocked');
  });

  it('send a report without a script, and say what is missing', async () => {
    const page = await walk.open(bench.url, { javaScriptEnabled: true });
    await page.goto('/report?address=/abc');
    expect(await computedLook(page)).toStrictEqual(oneLook);
    await walk.inspect(page, 'report');
    await page.fill('#address', '');
    await page.fill('#email', 'nobody');
    await Promise.all([page.waitForNavigation(), page.click('button')]);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(2);
    await walk.inspect(page, 'report-wrong');
    await page.fill('#address', 'http://127.0.0.1/abc');
    await page.fill('#email', '');
    await Promise.all([page.waitForNavigation(), page.click('button')]);
    expect(await page.locator('h1').textContent()).toBe('Thank you');
    await walk.inspect(page, 'report-sent');
    expect(walk.complaints).toStrictEqual([]);
  });
});

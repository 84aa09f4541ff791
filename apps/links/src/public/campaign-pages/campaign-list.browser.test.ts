import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { pageWalk, type PageWalk } from '@platform/testing/page-walk';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

jest.setTimeout(300_000);

describe('the public list of a campaign, in a browser', () => {
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

  async function campaign(name: string, links: object[]): Promise<{ id: number; path: string }> {
    const { body } = await bench.call('POST', '/api/campaign/add', { token, body: { name, public: true } });
    for (const link of links) {
      const { id } = await bench.link(token, link);
      await bench.call('POST', `/api/campaign/${body.id}/assign/${id}`, { token });
    }
    return { id: body.id, path: new URL(body.list).pathname };
  }

  it('is readable in light and dark, on a phone, with long words, and escapes markup', async () => {
    const { path } = await campaign('Herbst & <script>alert(1)</script>', [
      {
        title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2),
        custom: 'a-rather-long-alias-for-a-short-link-of-ours-123',
      },
      { title: 'Autumn sale', description: 'Everything in the shop, until the end of October.' },
      { title: '', url: 'https://docs.example.org/a' },
    ]);
    const page = await walk.open(bench.url);
    await page.goto(path);
    expect(await page.locator('h1').textContent()).toBe('Herbst & <script>alert(1)</script>');
    expect(await page.locator('main li').count()).toBe(3);
    assert.notEqual(
      await page.evaluate<string>(`getComputedStyle(document.querySelector('main')).borderRadius`),
      '0px',
      'its style sheet is allowed by its own policy',
    );
    await walk.inspect(page, 'campaign-list');
  });

  it('has pages, and says when it is empty', async () => {
    const { id, path } = await campaign('Many', []);
    const page = await walk.open(bench.url);
    await page.goto(path);
    expect((await page.locator('main').textContent())!).toMatch(/nothing here yet/);
    await walk.inspect(page, 'campaign-list-empty');
    await bench.query(
      `INSERT INTO link (account_id, alias, alias_key, url, title, campaign_id)
       SELECT account_id, 'turned' || n, 'turned' || n, 'https://example.org/', 'Link ' || n, $1
         FROM campaign, generate_series(1, 60) n WHERE campaign.id = $1`,
      [id],
    );
    await page.reload();
    await page.getByRole('link', { name: 'Older' }).click();
    await page.waitForURL(/page=2/);
    expect(await page.locator('main li').count()).toBe(10);
    await walk.inspect(page, 'campaign-list-last');
    await page.getByRole('link', { name: 'Newer' }).click();
    await page.waitForURL(/page=1/);
    expect(await page.locator('main li').count()).toBe(50);
    expect(walk.complaints).toStrictEqual([]);
  });
});

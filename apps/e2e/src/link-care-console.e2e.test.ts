import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startPlatform, type RunningPlatform } from '@platform/testing';
import { pageWalk, withoutChromium, type Page, type PageWalk } from '@platform/testing/page-walk';
import { asker, newcomerAt, type Ask } from './people.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@example.org', password: 'a compiler for 1952' };

interface Made {
  id: number;
}

/** A real browser of an owner who has links already, and looks after them. */
describe('care for links in the console', { timeout: 280_000, skip: withoutChromium }, () => {
  let platform: RunningPlatform;
  let walk: PageWalk;
  let page: Page;
  let ask: Ask;

  before(async () => {
    [walk, platform] = await Promise.all([pageWalk(), startPlatform({ API_RATE_LIMIT: '1000' })]);
    page = await newcomerAt('/console/links', owner, walk, platform);
    await page.getByRole('heading', { level: 1, name: 'Links' }).waitFor();
    ask = await asker(platform, owner);
  });
  after(async () => {
    await walk?.close();
    await platform?.stop();
  });

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const inspect = (name: string) => walk.inspect(page, name);
  const operator = <T>(...args: string[]) => platform.admin<T>('links', ...args);
  const link = (body: object) => ask<Made>('POST', '/v1/links/url/add', { url: 'https://example.org/', ...body });

  it('lets the owner of a blocked link object, says how that stands, and lets them object to a refusal', async () => {
    const { id } = await link({ custom: 'shop', title: 'Shop' });
    await operator('block', '--short', `${platform.links_base_url}/shop`, '--reason', 'spam');
    await page.goto(`/console/links/${id}`);
    await heading('Shop');
    await page.getByText('The operator has blocked this link').waitFor();
    await page.getByLabel('Why it is harmless').fill('No.');
    await press('Object');
    await page.getByText('Must be at least 10 characters.').waitFor();
    await inspect('link-blocked');
    await page.getByLabel('Why it is harmless').fill('This is my own shop, please look.');
    await press('Object');
    await page.getByText('A person will look at it.').waitFor();
    await page.getByText('This is my own shop, please look.').waitFor();
    assert.equal(await page.getByLabel('Why it is harmless').count(), 0);
    assert.equal(await page.evaluate('document.activeElement.tagName'), 'H1');
    await inspect('link-objection');
    const decide = async (...decision: string[]) => {
      const { appeals } = await operator<{ appeals: Made[] }>('appeals');
      await operator('appeal', '--id', String(appeals[0]!.id), ...decision);
      await page.reload();
    };
    await decide('--refuse', '--answer', 'We saw spam.');
    await page.getByText('It was looked at again, and stays blocked.').waitFor();
    await page.getByText('We saw spam.').waitFor();
    await page.getByLabel('Why it is harmless').fill('The spam is gone, please look again.');
    await press('Object');
    await page.getByText('The spam is gone, please look again.').waitFor();
    await decide('--accept');
    await heading('Shop');
    await page.getByText('active', { exact: true }).waitFor();
    assert.equal(await page.getByText('The operator has blocked this link').count(), 0);
    assert.equal(await page.getByRole('heading', { name: 'Your objection' }).count(), 0);
  });

  it('broke its own content security policy nowhere, and logged no error', () => {
    assert.deepEqual(walk.complaints, []);
  });
});

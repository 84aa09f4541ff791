import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eventually, startPlatform, type RunningPlatform } from '@platform/testing';
import { pageWalk, withoutChromium, type Page, type PageWalk } from '@platform/testing/page-walk';
import { asker, newcomerAt, type Ask } from './people.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@example.org', password: 'a compiler for 1952' };
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

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

  it('leads visitors of a country, a device or a language elsewhere, and says which line is wrong', async () => {
    await page.goto('/console/links/new');
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/all');
    await page.getByLabel('Alias (optional)').fill('ways');
    await page.getByText('Other targets for some visitors').click();
    await page.getByLabel('By country').fill('United States https://example.org/us\nAtlantis https://example.org/at');
    await page.getByLabel('By device').fill('iphone https://example.org/iphone');
    await page.getByLabel('By language').fill('French https://example.org/fr');
    await inspect('link-rules');
    // Closed again: what is wrong in it opens it.
    await page.getByText('Other targets for some visitors').click();
    await press('Make the link');
    await page.getByText('"Atlantis" is no country that we know').waitFor();
    assert.equal(await page.evaluate('document.activeElement.id'), 'geotarget');
    await page.getByLabel('By country').fill('United States https://example.org/us');
    await page.getByText('How it is shown').click();
    await page.getByLabel('Title of the preview').fill('All ways');
    await page.getByLabel('What a visit shows').selectOption('Shows a page on the way there');
    await press('Make the link');
    await heading(`${new URL(platform.links_base_url).host}/ways`);
    const at = (headers: Record<string, string>) =>
      fetch(`${platform.links_base_url}/ways`, {
        redirect: 'manual',
        headers: { 'user-agent': person, ...headers },
      });
    assert.match(await (await at({ 'accept-language': 'fr' })).text(), /example\.org\/fr/);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    assert.equal(await page.getByLabel('By country').inputValue(), 'United States https://example.org/us');
    await page.getByLabel('By language').fill('');
    await page.getByLabel('What a visit shows').selectOption('Leads there at once');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    const location = async (headers: Record<string, string>) => (await at(headers)).headers.get('location');
    await eventually(async () => assert.equal(await location({ 'accept-language': 'fr' }), 'https://example.org/all'));
    const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
    assert.equal(await location({ 'user-agent': iphone }), 'https://example.org/iphone');
  });

  it('offers the tags of other links, and leads from a tag to the links that have it', async () => {
    await link({ custom: 'sale', title: 'Big sale', tags: ['sale', '2026'] });
    await page.goto('/console/links/new');
    const offered = async () => {
      const options = await page.locator('#known-tags option').all();
      return Promise.all(options.map((option) => option.getAttribute('value')));
    };
    await page.getByLabel('Tags (optional)').fill('sale, ');
    await eventually(async () => assert.deepEqual(await offered(), ['sale, 2026']));
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/old');
    await page.getByLabel('Tags (optional)').fill('2025');
    await page.getByLabel('Title (optional)').fill('Old sale');
    await press('Make the link');
    await heading('Old sale');
    await page.goto('/console/links');
    await eventually(async () => assert.deepEqual(await offered(), ['2025', '2026', 'sale']));
    await inspect('links-tags');
    await page.getByRole('link', { name: '2026', exact: true }).click();
    await page.getByRole('row', { name: 'Old sale' }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: 'Big sale' }).waitFor();
    assert.equal(new URL(page.url()).search, '?tag=2026');
    assert.equal(await page.getByLabel('Tag', { exact: true }).inputValue(), '2026');
    assert.equal(await page.getByRole('row').count(), 2);
  });

  it('counts the visits of all links together', async () => {
    const visit = (alias: string) =>
      fetch(`${platform.links_base_url}/${alias}`, { redirect: 'manual', headers: { 'user-agent': person } });
    const clicks = async () =>
      page
        .locator('.facts div')
        .filter({ has: page.getByText('Clicks', { exact: true }) })
        .locator('dd')
        .textContent();
    await page.goto('/console/links');
    await page.getByRole('link', { name: 'Statistics', exact: true }).click();
    await heading('Statistics');
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Statistics');
    const before = Number(await clicks());
    for (let i = 0; i < 2; i++) await visit('sale');
    await eventually(
      async () => {
        await press('Show');
        assert.equal(Number(await clicks()), before + 2);
      },
      { timeoutMs: 30_000, everyMs: 300 },
    );
    await page.getByRole('region', { name: 'Browsers', exact: true }).getByText('Chrome').waitFor();
    await inspect('links-statistics');
  });

  it('broke its own content security policy nowhere, and logged no error', () => {
    assert.deepEqual(walk.complaints, []);
  });
});

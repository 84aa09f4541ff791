import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { pageActions } from './console-bench.test-helper.js';
import { asker, newcomerAt, turnTo } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const owner = {
  name: 'Jean',
  surname: 'Bartik',
  email: 'jean@archive.example.org',
  password: 'untangling ENIAC, 1946',
};

/** A browser puts links aside, and takes them back. */
describe('archived links in the console', () => {
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;

  beforeAll(async () => {
    [walk, platform] = await Promise.all([pageWalk(), sharedPlatform()]);
    page = await newcomerAt('/console/links', owner, walk, platform);
    const ask = await asker(platform, owner);
    for (const title of ['Spring', 'Summer', 'Autumn'])
      await ask('POST', '/v1/links/url/add', { url: 'https://example.org/', custom: `archive-${title}`, title });
    await page.reload();
    await row('Autumn').waitFor();
  });
  afterAll(async () => {
    await walk?.close();
  });

  const { press, rowOf: row, part } = pageActions(() => page);
  const gone = (title: string) => row(title).waitFor({ state: 'detached' });
  const choose = (title: string) => page.getByLabel(`Choose ${title}`, { exact: true }).check();
  const show = (state: string) => page.getByLabel('State', { exact: true }).selectOption({ label: state });
  const inspect = (name: string) => walk.inspect(page, name);

  it('leave the list together, and lead on', async () => {
    for (const title of ['Spring', 'Summer']) await choose(title);
    await press('Archive the chosen links');
    await page.getByText('2 links were changed.').waitFor();
    await gone('Spring');
    await gone('Summer');
    await row('Autumn').waitFor();
    const { status } = await fetch(`${platform.links_base_url}/archive-Spring`, { redirect: 'manual' });
    expect(status).toBe(302);
    await page.getByRole('searchbox', { name: 'Search of your links' }).fill('spring');
    await page.getByText('No link of yours is like that.').waitFor();
    await page.getByRole('link', { name: 'Show all your links' }).click();
    await row('Autumn').waitFor();
  });

  it('are shown when one asks for them, and taken back together', async () => {
    await show('archived');
    await row('Spring').getByText('archived', { exact: true }).waitFor();
    await gone('Autumn');
    await inspect('links-archived');
    await choose('Spring');
    await press('Take out of the archive the chosen links');
    await page.getByText('1 link was changed.').waitFor();
    await gone('Spring');
    await row('Summer').waitFor();
    await show('Any state');
    await row('Spring').waitFor();
    await gone('Summer');
  });

  it('are archived and taken back on their own page, which says so', async () => {
    await row('Spring').getByRole('link', { name: 'Spring', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor();
    const badge = page.getByText('archived', { exact: true });
    await part('Danger zone');
    await page.getByRole('heading', { name: 'Archive the link' }).waitFor();
    await press('Archive Spring');
    await page.getByRole('heading', { name: 'Take the link out of the archive' }).waitFor();
    await badge.waitFor();
    await inspect('link-archived');
    await press('Take out of the archive Spring');
    await badge.waitFor({ state: 'detached' });
    await press('Archive Spring');
    await badge.waitFor();
  });

  it('are not lost to an account that has no others', async () => {
    await turnTo(page, '/console/links');
    await choose('Autumn');
    await press('Archive the chosen links');
    await page.getByText('You have no links yet').waitFor();
    await page.getByText('3 links of yours are archived.').waitFor();
    await inspect('links-all-archived');
    await page.getByRole('link', { name: 'Show archived links' }).click();
    for (const title of ['Spring', 'Summer', 'Autumn']) await row(title).waitFor();
  });

  it('break no content security policy, and throw no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

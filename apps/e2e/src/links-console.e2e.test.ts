import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { dayMs, timestamp } from '@platform/contracts';
import { eventually } from '@platform/testing';
import { type Page, type PageWalk } from '@platform/testing/page-walk';
import { consoleBench, pageActions, type ConsoleBench } from './console-bench.test-helper.js';
import type { SharedPlatform } from './shared-platform.test-helper.js';
import { hasFocus, turnTo } from './people.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@links.example.org', password: 'a compiler for 1952' };
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A browser creates short links in the console, and reads their statistics. */
describe('links in the console', () => {
  let bench: ConsoleBench;
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let host: string;
  /** The day of the visits that are counted. */
  let visitedOn: string;

  beforeAll(async () => {
    bench = await consoleBench({ owner, path: '/console/links' });
    ({ platform, walk, page } = bench);
    host = new URL(platform.links_base_url).host;
    await page.getByRole('heading', { level: 1, name: 'Links' }).waitFor();
  });
  afterAll(async () => {
    await bench?.close();
  });

  const { button, press, heading, part, fact, row, copied } = pageActions(() => page);
  /** A number of the statistics. */
  const total = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .first()
      .textContent();
  const inspect = (name: string) => walk.inspect(page, name);
  const daysAgo = (days: number) => timestamp(new Date(Date.now() - days * dayMs)).slice(0, 10);
  const visit = (alias: string, userAgent = person) =>
    fetch(`${platform.links_base_url}/${alias}`, { redirect: 'manual', headers: { 'user-agent': userAgent } });

  it('are explained to somebody who has none, and show an error at its field', async () => {
    await page.getByText('You have no links yet').waitFor();
    await inspect('links-empty');
    await page.getByRole('link', { name: 'Make your first link' }).click();
    await heading('New link');
    await page.getByLabel('Leads to', { exact: true }).fill('javascript:alert(1)');
    await press('Make the link');
    await page.locator('#url-error').waitFor();
    await hasFocus(page, 'url');
    await inspect('link-new');
  });

  it('are created with the keyboard alone, and their address is copied', async () => {
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/summer');
    await page.getByLabel('Alias (optional)').fill('summer');
    await page.getByLabel('Title (optional)', { exact: true }).fill('Summer sale');
    for (const tag of ['sale', '2026']) {
      await page.getByRole('combobox', { name: 'Tags (optional)' }).fill(tag);
      await page.getByRole('combobox', { name: 'Tags (optional)' }).press('Enter');
    }
    await page.getByRole('combobox', { name: 'Tags (optional)' }).press('Enter');
    await heading('Summer sale');
    await hasFocus(page, 'Summer sale');
    await press('Copy the short address');
    await page.getByText('Copied.').waitFor();
    expect(await copied()).toBe(`${platform.links_base_url}/summer`);
  });

  it('report that an alias is taken', async () => {
    await turnTo(page, '/console/links/new');
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/other');
    await page.getByLabel('Alias (optional)').fill('Summer');
    await page.getByText('A link of yours has this alias.').waitFor();
    await press('Make the link');
    await page.locator('#custom-error').waitFor();
    await page.getByLabel('Alias (optional)').fill('other');
    await page.getByText(`Free: ${host}/other`).waitFor();
    await press('Make the link');
    await heading(`${host}/other`);
  });

  it('show visits by people and by robots apart', async () => {
    // All at once, within the same hour.
    visitedOn = daysAgo(0);
    const agents = [person, person, person, person, robot];
    const visits = await Promise.all(agents.map((agent) => visit('summer', agent)));
    for (const { headers } of visits) expect(headers.get('location')).toBe('https://example.org/summer');
    await page.getByRole('link', { name: 'Links', exact: true }).first().click();
    await page.getByRole('link', { name: 'Summer sale' }).click();
    await heading('Summer sale');
    await eventually(
      async () => {
        await press('Load the numbers again');
        expect(await total('Clicks')).toBe('4');
        expect(await total('Robots and previews')).toBe('1');
      },
      { timeoutMs: 30_000, everyMs: 300 },
    );
    expect(await total('Different visitors')).toBe('1');
    await page.getByText('who is back on the next day counts again').waitFor();
    await page.getByRole('figure', { name: 'Visits by day' }).waitFor();
    const tally = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');
    expect((await tally('Browsers').first().textContent())!).toMatch(/Chrome.*4 100%/);
    expect((await tally('Systems').first().textContent())!).toMatch(/Windows.*4 100%/);
    expect((await tally('Devices').first().textContent())!).toMatch(/Computers.*4 100%/);
    expect(await tally('People and robots').count()).toStrictEqual(2);
    await page.getByText('In numbers').click();
    await page.getByRole('table', { name: 'Visits by day', exact: true }).waitFor();
    expect(
      (await row(/20\d\d/)
        .first()
        .textContent())!,
    ).toMatch(/4.*0.*1/);
    const robots = page.getByRole('button', { name: 'Robots and previews', exact: true });
    expect(await robots.getAttribute('aria-pressed')).toBe('false');
    await robots.click();
    expect(await robots.getAttribute('aria-pressed')).toBe('true');
    await inspect('link-statistics');
  });

  it('count by month and by hour, where hours are kept', async () => {
    const by = page.getByLabel('By', { exact: true });
    const chart = (name: string) => page.getByRole('figure', { name, exact: true }).waitFor();
    await by.selectOption('month');
    await chart('Visits by month');
    const hours = by.getByRole('option', { name: 'Hour, at most two weeks of the last five' });
    expect(await hours.isDisabled()).toBe(true);
    await press('7 days');
    await by.selectOption('hour');
    await chart('Visits by hour');
    await press('Other days');
    await page.getByLabel('From', { exact: true }).fill(daysAgo(20));
    await chart('Visits by day');
    expect(await hours.isDisabled()).toBe(true);
    await page.getByLabel('From', { exact: true }).fill(daysAgo(40));
    await page.getByLabel('To', { exact: true }).fill(daysAgo(36));
    await page.getByText('Nobody clicked in these days').waitFor();
    await inspect('link-statistics-empty');
    await page.getByLabel('To', { exact: true }).fill(visitedOn);
    await page.getByLabel('From', { exact: true }).fill(visitedOn);
    await chart('Visits by hour');
  });

  it('show only what a click on a number asks for, in the address too', async () => {
    await press('30 days');
    const browsers = page.getByRole('region', { name: 'Browsers', exact: true });
    await browsers.getByRole('button', { name: 'Chrome', exact: true }).click();
    const chip = page.getByRole('button', { name: 'Remove the filter Browser: Chrome', exact: true });
    await chip.waitFor();
    await eventually(async () => expect(await total('Clicks')).toBe('4'));
    expect(new URL(page.url()).searchParams.getAll('browser')).toStrictEqual(['Chrome']);
    await page.goto(`${page.url()}&os=Haiku`);
    await page.getByText('No click is like that').waitFor();
    await press('Remove the filters');
    await chip.waitFor({ state: 'detached' });
    await eventually(async () => expect(await total('Robots and previews')).toBe('1'));
    expect([...new URL(page.url()).searchParams.keys()]).toStrictEqual(['unit']);
  });

  it('are watched while they are clicked', async () => {
    await press('Watch');
    await page.getByText('Watching. Open a link in another tab').waitFor();
    await visit('other');
    await visit('summer');
    const log = page.getByRole('log', { name: 'Last clicks' });
    await log.getByText(/Chrome on Windows/).waitFor();
    expect(await log.getByRole('listitem').count()).toBe(1);
    await press('Stop watching');
  });

  it('export the numbers that are shown', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), press('Export these numbers')]);
    expect(download.suggestedFilename()).toMatch(/^statistics-summer-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^browser,Chrome,/m);
  });

  it('export the single visits as a file', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), press('Export as CSV the single visits')]);
    expect(download.suggestedFilename()).toBe('visits-summer.csv');
    expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n').length).toBe(7);
  });

  it('show their QR code, and export it as PNG and SVG', async () => {
    await part('QR code');
    const picture = page.getByRole('img', { name: `QR code of ${host}/summer` });
    await picture.waitFor();
    const width = () => page.evaluate<number>(`document.querySelector('.qr-code').naturalWidth`);
    await eventually(async () => expect(await width()).toBeGreaterThan(0));
    for (const [format, begin] of [
      ['PNG', '\x89PNG'],
      ['SVG', '<svg'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), press(`${format} of the QR code`)]);
      expect(download.suggestedFilename()).toBe(`qr-summer.${format.toLowerCase()}`);
      expect((await readFile(await download.path(), 'latin1')).slice(0, 4)).toBe(begin);
    }
  });

  it('change their target, and get and lose a password', async () => {
    await part('Settings');
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/autumn');
    await page.getByText('Password, start and end').click();
    await page.getByLabel('Password (optional)').fill('open sesame');
    await page.getByLabel('Ends after clicks').fill('50');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    await fact('Password').waitFor();
    expect(await page.getByLabel('New password (optional)').inputValue()).toBe('');
    expect((await visit('summer')).status).toBe(200);
    await page.getByLabel('Ask for no password any more').check();
    await press('Save');
    await fact('Password').waitFor({ state: 'detached' });
    expect((await visit('summer')).headers.get('location')).toBe('https://example.org/autumn');
  });

  it('offer campaigns and channels to somebody who has some', async () => {
    const { api_key: key } = await platform.admin<{ api_key: string }>('links', 'key', '--email', owner.email);
    for (const [path, name] of [
      ['campaign/add', 'Seasons'],
      ['channel/add', 'Newsletter'],
    ])
      await fetch(`${platform.links_base_url}/api/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
    await page.reload();
    await page.getByLabel('Campaign', { exact: true }).selectOption({ label: 'Seasons' });
    await page.getByLabel('Channel').selectOption({ label: 'Newsletter' });
    await press('Save');
    await page.getByText('Saved.').waitFor();
    await page.reload();
    await page.getByLabel('Campaign', { exact: true }).waitFor();
    const chosen = page.getByLabel('Campaign', { exact: true }).locator('option:checked');
    expect(await chosen.textContent()).toBe('Seasons');
  });

  it('are disabled and enabled', async () => {
    await part('Danger zone');
    await press('Switch off Summer sale');
    await fact('State').getByText('disabled').waitFor();
    expect((await visit('summer')).status).toBe(404);
    await press('Switch on Summer sale');
    await fact('State').getByText('active').waitFor();
  });

  it.each(['/console/links', '/console/links?tag=sale', '/console/links/new'])(
    'ask for six things at most at %s, and for tags when somebody wants them',
    async (address) => {
      const asked: string[] = [];
      const note = (request: { url(): string }) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/v1/')) asked.push(pathname);
      };
      page.on('request', note);
      await page.goto(address);
      await page.getByLabel('Campaign', { exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      assert.ok(asked.length <= 6, asked.join('\n'));
      expect(asked).not.toContain('/api/v1/links/tags');
      await page
        .getByLabel(/^Tags?( \(optional\))?$/)
        .and(page.locator('input, select'))
        .focus();
      await eventually(() => expect(asked).toContain('/api/v1/links/tags'));
      page.off('request', note);
    },
  );

  it('are found by words and by tag, and sorted by clicks', async () => {
    await turnTo(page, '/console/links');
    await row(/Summer sale/).waitFor();
    expect((await page.getByRole('row').nth(1).textContent())!).toMatch(/other/);
    await page.getByLabel('Order').selectOption('-clicks');
    await eventually(async () => expect((await page.getByRole('row').nth(1).textContent())!).toMatch(/Summer sale/));
    const search = page.getByRole('searchbox', { name: 'Search of your links' });
    await search.fill('other');
    await row(/Summer sale/).waitFor({ state: 'detached' });
    await press('Remove the search');
    await row(/Summer sale/).waitFor();
    const tag = page.getByLabel('Tag', { exact: true });
    await tag.focus();
    await tag.selectOption('sale');
    await row(/other/).waitFor({ state: 'detached' });
    await row(/Summer sale/).waitFor();
    expect(new URL(page.url()).search).toBe('?sort=-clicks&tag=sale');
    await page.getByLabel('State', { exact: true }).selectOption('blocked');
    await page.getByText('No link of yours is like that.').waitFor();
    await page.getByRole('link', { name: 'Show all your links' }).click();
    await row(/other/).waitFor();
  });

  it('are changed together, and say of each that is refused why', async () => {
    await page.getByRole('checkbox', { name: 'All links of this page' }).check();
    await page.getByText('2 chosen').waitFor();
    await press('Tags');
    await page.getByRole('combobox', { name: 'Tags for the chosen links' }).fill('all');
    await page.getByRole('combobox', { name: 'Tags for the chosen links' }).press('Enter');
    await page.keyboard.press('Escape');
    await inspect('links-chosen');
    await press('Add the tags to the chosen links');
    await page.getByText('2 links were changed.').waitFor();
    await eventually(async () => expect(await page.getByRole('link', { name: 'all', exact: true }).count()).toBe(2));
    await page.getByRole('checkbox', { name: 'Choose Summer sale' }).uncheck();
    await press('Campaign');
    await press('Put into it the chosen links');
    await page.getByText('1 link was changed.').waitFor();
    await press('Switch off the chosen links');
    await row(/disabled/).waitFor();
    expect((await visit('other')).status).toBe(404);
    await press('Switch on the chosen links');
    await row(/disabled/).waitFor({ state: 'detached' });
    await press('Choose none');
    await page.getByText('1 chosen').waitFor({ state: 'detached' });
  });

  it('lose their statistics and are deleted after a confirmation', async () => {
    await turnTo(page, '/console/links');
    await page.getByRole('link', { name: 'Summer sale' }).click();
    await part('Danger zone');
    await press('Erase the statistics of Summer sale');
    await press('Yes, erase the statistics of Summer sale');
    await button('Erase the statistics of Summer sale').waitFor();
    await part('Statistics');
    await eventually(async () => expect(await total('Clicks')).toBe('0'));
    await page.getByText('Nobody clicked in these days').waitFor();
    await part('Danger zone');
    await press('Delete Summer sale');
    await press('Yes, delete Summer sale');
    await heading('Links');
    await row(/other/).waitFor();
    expect(await row(/Summer sale/).count()).toBe(0);
    expect((await visit('summer')).status).toBe(404);
  });

  it('show the first key of the account once, create one with few scopes, and revoke it', async () => {
    await page.getByRole('link', { name: 'API keys' }).click();
    await heading('API keys');
    await press('Show the first key of your account');
    await press('Yes, show the first key of your account');
    const first = await page.locator('.secret code').textContent();
    const ask = async (key: string | null, path = 'urls') =>
      (await fetch(`${platform.links_base_url}/api/${path}`, { headers: { authorization: `Bearer ${key}` } })).status;
    expect(await ask(first)).toBe(200);
    await page.reload();
    await row(/First key/).waitFor();
    expect(await page.getByText(first!).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Show the first key of your account' }).count()).toBe(0);
    await page.getByRole('link', { name: 'New key' }).click();
    await page.getByLabel('Name').fill('Robot');
    await page.getByLabel('Make, change and delete links').uncheck();
    await press('Make a key');
    const key = await page.locator('.secret code').textContent();
    await press('Copy the key');
    await page.getByText('Copied.').waitFor();
    await page.getByRole('link', { name: 'Go to your keys' }).click();
    await row(/Robot/).waitFor();
    expect([await ask(key), await ask(key, 'account')]).toStrictEqual([200, 403]);
    await inspect('link-keys');
    await press('Rotate the key Robot');
    await inspect('link-keys-rotate');
    const rotated = async (grace: string) => {
      const shownKeys = page.locator('.secret code');
      const before = (await shownKeys.count()) > 0 ? await shownKeys.first().textContent() : null;
      await page.getByLabel('The old key Robot works').selectOption(grace);
      await press('Make the new key');
      return eventually(async () => {
        const shown = await page.locator('.secret code').first().textContent();
        expect(shown).not.toBe(before);
        return shown;
      });
    };
    const second = await rotated('For another hour');
    await eventually(async () => expect(await row(/Robot/).count()).toBe(2));
    expect([await ask(key), await ask(second), await ask(second, 'account')]).toStrictEqual([200, 200, 403]);
    await row(new RegExp(second!.slice(0, 11)))
      .getByRole('button', { name: 'Rotate the key Robot' })
      .click();
    const third = await rotated('No more, as of now');
    expect([await ask(second), await ask(third)]).toStrictEqual([401, 200]);
    const last = row(new RegExp(third!.slice(0, 11)));
    await last.getByRole('button', { name: 'Revoke the key Robot' }).click();
    await press('Yes, revoke the key Robot');
    await last.waitFor({ state: 'detached' });
    expect(await ask(third)).toBe(401);
  });

  it('ask for a name and at least one scope of a key', async () => {
    await page.goto('/console/links/keys/new');
    await page.getByLabel('Read links and their statistics').uncheck();
    await page.getByLabel('Make, change and delete links').uncheck();
    await page.getByLabel('Name').fill(' ');
    await press('Make a key');
    await page.locator('#name-error').waitFor();
    await page.locator('fieldset .error').waitFor();
  });

  it('let keys change address and password, or not', async () => {
    await page.goto('/console/links/keys');
    await press('Allow it that keys change your e-mail address and password');
    await press('Forbid it that keys change your e-mail address and password');
    await page.getByRole('button', { name: 'Allow it that keys change your e-mail address and password' }).waitFor();
  });

  it('publish visits to applications on request', async () => {
    const subscription = page.getByLabel('Applications that you let manage your links are told');
    await subscription.selectOption({ label: 'Of visits of people' });
    await press('Save');
    await page.getByText('Saved.').waitFor();
    await page.reload();
    await eventually(async () => expect(await subscription.inputValue()).toBe('people'));
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

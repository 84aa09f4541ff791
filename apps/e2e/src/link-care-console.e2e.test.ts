import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@platform/testing';
import { type Page, type PageWalk } from '@platform/testing/page-walk';
import { consoleBench, pageActions, type ConsoleBench } from './console-bench.test-helper.js';
import type { SharedPlatform } from './shared-platform.test-helper.js';
import { hasFocus, turnTo, type Ask } from './people.test-helper.js';

const owner = {
  name: 'Grace',
  surname: 'Hopper',
  email: 'grace@link-care.example.org',
  password: 'a compiler for 1952',
};
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

interface Made {
  id: number;
}

/** A browser of an owner with links. */
describe('the care of links in the console', () => {
  let bench: ConsoleBench;
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let ask: Ask;

  beforeAll(async () => {
    bench = await consoleBench({ owner, path: '/console/links' });
    ({ platform, walk, page, ask } = bench);
    await page.getByRole('heading', { level: 1, name: 'Links' }).waitFor();
  });
  afterAll(async () => {
    await bench?.close();
  });

  const { press, heading } = pageActions(() => page);
  const inspect = (name: string) => walk.inspect(page, name);
  const operator = <T>(...args: string[]) => platform.admin<T>('links', ...args);
  const link = (body: object) => ask<Made>('POST', '/v1/links/url/add', { url: 'https://example.org/', ...body });

  it('imports a file from the empty list: asks about columns, creates links, and returns the rest', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    const file = join(folder, 'links.csv');
    const choose = async (content: string | Buffer) => {
      writeFileSync(file, content);
      await page.getByLabel('File').setInputFiles(file);
    };
    const column = (name: string) => page.getByLabel(`Column “${name}”`);
    try {
      await page.getByRole('link', { name: 'Import them from a file' }).click();
      await heading('Import links');
      await press('Look at it');
      await page.getByText('Must be chosen.').waitFor();
      await hasFocus(page, 'csv');
      await page.getByText('What the file may hold').click();
      await inspect('links-import');
      await choose(Buffer.from('url,title\nhttps://example.org/,K\xf6ln\n', 'latin1'));
      await press('Look at it');
      await page.getByText('Is not in UTF-8.').waitFor();
      await choose('url\nhttps://example.org/\n');
      writeFileSync(file, 'url\nhttps://example.org/2\n');
      // Chromium detects a changed file by the second of its change.
      const later = Date.now() / 1000 + 10;
      utimesSync(file, later, later);
      await press('Look at it');
      await page.getByText('Cannot be read any more').waitFor();
      await choose('goal,my ending,Nonsense\nhttps://example.org/a,from-file,1\nftp://example.org/b,from-b,2\n');
      await press('Look at it');
      await page.getByText('Please say which column holds where the links lead.').waitFor();
      await column('goal').selectOption('url');
      await page.getByText('It looks like the aliases.').first().waitFor();
      await press('Import');
      await hasFocus(page, 'column-1');
      await column('my ending').selectOption('custom');
      await inspect('links-import-columns');
      expect((await ask<{ result: number }>('GET', '/v1/links/urls')).result).toBe(0);
      await press('Import');
      await page.getByText(/^Done\. Started/).waitFor();
      assert.equal(await page.getByLabel('File').inputValue(), '', 'pressed again, it imports nothing again');
      await inspect('links-imported');
      const lines = page.getByRole('button', { name: /^Get these lines/ });
      const [rest] = await Promise.all([page.waitForEvent('download'), lines.click()]);
      expect(readFileSync(await rest.path(), 'utf8')).toBe(
        'goal,my ending,Nonsense,why_not_imported\r\n' +
          'ftp://example.org/b,from-b,2,line 3: url must be a URL that starts with http:// or https://\r\n',
      );
      await turnTo(page, '/console/links');
      await page.getByRole('link', { name: /from-file$/ }).click();
      await heading(`${new URL(platform.links_base_url).host}/from-file`);
      await turnTo(page, '/console/links');
      const [download] = await Promise.all([page.waitForEvent('download'), press('Export as CSV all your links')]);
      expect(download.suggestedFilename()).toBe('links.csv');
      expect(readFileSync(await download.path(), 'utf8')).toMatch(/from-file,https:\/\/example\.org\/a/);
      await inspect('links-files');
      await page.getByRole('link', { name: 'Import links' }).click();
      await heading('Import links');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('delays the start of a link, adds parameters to its target and redirects permanently, on request', async () => {
    await turnTo(page, '/console/links/new');
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/page?a=1');
    await page.getByLabel('Alias (optional)').fill('later');
    for (const title of ['Campaign parameters (UTM)', 'Password, start and end', 'Redirect'])
      await page.getByText(title, { exact: true }).click();
    await page.getByLabel('Starts at (optional)').fill('2040-01-02T03:04');
    await page.getByLabel('Ends at (optional)').fill('2039-01-02T03:04');
    await press('Newsletter');
    expect(await page.getByLabel('Medium', { exact: true }).inputValue()).toBe('email');
    await page.getByLabel('Variant', { exact: true }).fill('top');
    const parameters = page.getByLabel('Parameters (optional)');
    expect(await parameters.inputValue()).toBe('utm_source=newsletter\nutm_medium=email\nutm_content=top');
    await parameters.fill('utm_source=news letter\n=x');
    expect(await page.getByLabel('Source', { exact: true }).inputValue()).toBe('news letter');
    await inspect('link-passage');
    await page.getByText('Campaign parameters (UTM)', { exact: true }).click();
    await press('Make the link');
    await page.getByText('Line 2 must not be empty.').waitFor();
    await page.getByLabel('Parameters (optional)').fill('utm_source=news letter\nmail=a=b');
    await page.getByLabel('Query string of a visit').selectOption('true');
    await press('Make the link');
    await page.locator('#startdate-error, #expiry-error').waitFor();
    await page.getByLabel('Ends at (optional)').fill('');
    await press('Make the link');
    await heading(`${new URL(platform.links_base_url).host}/later`);
    await page.getByText('scheduled', { exact: true }).waitFor();
    await page.getByText('Starts', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    expect(await page.getByLabel('Starts at (optional)').inputValue()).toBe('2040-01-02T03:04');
    expect(await page.getByLabel('Parameters (optional)').inputValue()).toBe('utm_source=news letter\nmail=a=b');
    await page.getByLabel('Starts at (optional)').fill('');
    await page.getByLabel('Kind of redirect').selectOption('Permanent (301)');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    await page.getByText('active', { exact: true }).waitFor();
    await eventually(async () => {
      const res = await fetch(`${platform.links_base_url}/later?utm_content=b`, {
        redirect: 'manual',
        headers: { 'user-agent': person },
      });
      const location = 'https://example.org/page?a=1&utm_source=news%20letter&mail=a%3Db&utm_content=b';
      expect([res.status, res.headers.get('location')]).toStrictEqual([301, location]);
    });
  });

  it('lets the owner of a blocked link object, shows the decision, and lets them object again', async () => {
    const { id } = await link({ custom: 'shop', title: 'Shop' });
    await operator('block', '--short', `${platform.links_base_url}/shop`, '--reason', 'spam');
    await turnTo(page, `/console/links/${id}`);
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
    expect(await page.getByLabel('Why it is harmless').count()).toBe(0);
    await hasFocus(page, 'Shop');
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
    expect(await page.getByText('The operator has blocked this link').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Your objection' }).count()).toBe(0);
  });

  it('redirects visitors by country, device or language, and says which line is wrong', async () => {
    await turnTo(page, '/console/links/new');
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/all');
    await page.getByLabel('Alias (optional)').fill('ways');
    await page.getByText('Other targets for some visitors').click();
    const target = async (kind: string, name: string, address: string) => {
      await press(`Add a ${kind.toLowerCase()}`);
      await page.getByRole('combobox', { name: `${kind} 1`, exact: true }).fill(name);
      await page.getByRole('option', { name, exact: true }).click();
      await page.getByLabel(`${kind} 1: address`).fill(address);
    };
    await target('Country', 'United States', 'https://example.org/us');
    await target('Device', 'iPhone', 'https://example.org/iphone');
    await target('Language', 'French', 'not an address');
    await inspect('link-rules');
    // The section is closed again: an error in it opens it.
    await page.getByText('Other targets for some visitors').click();
    await press('Make the link');
    await page.locator('[aria-invalid="true"]').waitFor();
    await page.getByLabel('Language 1: address').fill('https://example.org/fr');
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
    expect(await (await at({ 'accept-language': 'fr' })).text()).toMatch(/example\.org\/fr/);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    const country = page.getByRole('combobox', { name: 'Country 1', exact: true });
    expect(await country.inputValue()).toBe('United States');
    await press('Remove Language 1');
    await page.getByLabel('What a visit shows').selectOption('Leads there at once');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    const location = async (headers: Record<string, string>) => (await at(headers)).headers.get('location');
    await eventually(async () => expect(await location({ 'accept-language': 'fr' })).toBe('https://example.org/all'));
    const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
    expect(await location({ 'user-agent': iphone })).toBe('https://example.org/iphone');
  });

  it('suggests the tags of other links, and lists the links of a tag', async () => {
    await link({ custom: 'sale', title: 'Big sale', tags: ['sale', '2026'] });
    await page.goto('/console/links/new');
    const tags = page.getByRole('combobox', { name: 'Tags (optional)' });
    await tags.fill('20');
    const suggested = page.getByRole('listbox', { name: 'Tags (optional)' }).getByRole('option');
    await suggested.getByText('2026', { exact: true }).waitFor();
    expect(await suggested.count()).toBe(1);
    await tags.fill('2025');
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/old');
    await page.getByLabel('Title (optional)', { exact: true }).fill('Old sale');
    await press('Make the link');
    await heading('Old sale');
    await turnTo(page, '/console/links');
    const byTag = page.getByLabel('Tag', { exact: true });
    const offered = byTag.getByRole('option');
    await byTag.focus();
    await eventually(async () =>
      expect(await offered.allTextContents()).toStrictEqual(['Any tag', '2025', '2026', 'sale']),
    );
    await inspect('links-tags');
    await page.getByRole('link', { name: '2026', exact: true }).click();
    await page.getByRole('row', { name: 'Old sale' }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: 'Big sale' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tag=2026');
    expect(await page.getByLabel('Tag', { exact: true }).inputValue()).toBe('2026');
    expect(await page.getByRole('row').count()).toBe(2);
  });

  it('counts the visits of all links together', async () => {
    // By a new browser, as earlier visits may be counted only now.
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const visit = (alias: string) =>
      fetch(`${platform.links_base_url}/${alias}`, { redirect: 'manual', headers: { 'user-agent': firefox } });
    const browsers = page.getByRole('region', { name: 'Browsers', exact: true }).getByRole('listitem');
    await turnTo(page, '/console/links');
    await page.getByRole('link', { name: 'Statistics', exact: true }).click();
    await heading('Statistics');
    await hasFocus(page, 'Statistics');
    for (const alias of ['later', 'sale']) await visit(alias);
    await eventually(
      async () => {
        await press('Load the numbers again');
        expect((await browsers.allTextContents()).join('\n')).toMatch(/Firefox\D*2\D/);
      },
      { timeoutMs: 30_000, everyMs: 300 },
    );
    await browsers.getByText('Chrome').waitFor();
    const topLinks = page.getByRole('region', { name: 'Top links', exact: true });
    await topLinks.getByRole('link').first().waitFor();
    await page.getByRole('img', { name: /^Map of the world/ }).waitFor();
    await inspect('links-statistics');
  });

  it('breaks no content security policy of the console, and logs no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { hasFocus, newcomerAt } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const owner = {
  name: 'Mary',
  surname: 'Jackson',
  email: 'mary@link-places.example.org',
  password: 'wind tunnels of 1951',
};
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

/** A browser manages campaigns, channels and domains of short links in the console. */
describe('campaigns, channels and domains in the console', () => {
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let host: string;

  beforeAll(async () => {
    [walk, platform] = await Promise.all([pageWalk(), sharedPlatform()]);
    host = new URL(platform.links_base_url).host;
    page = await newcomerAt('/console/links', owner, walk, platform);
    await heading('Links');
  });
  afterAll(async () => {
    await walk?.close();
  });

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const field = (form: string, label: string) =>
    page.getByRole('form', { name: form, exact: true }).getByLabel(label, { exact: true });
  const card = (name: string) =>
    page.locator('.cards > .card').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
  const fact = (of: string, name: string) =>
    card(of)
      .locator('.facts div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');
  const inspect = (name: string) => walk.inspect(page, name);
  const clipboard = () => page.evaluate<string>('navigator.clipboard.readText()');
  const publicPage = (url: string) => fetch(url, { redirect: 'manual', headers: { 'user-agent': person } });
  /** From one of the lists to another, or from a link back by its breadcrumb. */
  const open = async (name: string) => {
    const trail = page.getByRole('navigation', { name: 'Where you are' });
    if ((await trail.count()) > 0) await trail.getByRole('link', { name: 'Links' }).click();
    await page.getByRole('navigation', { name: 'Parts of links' }).getByRole('link', { name, exact: true }).click();
    await heading(name);
  };

  /** Returns the id, which is part of the page’s address. */
  const makeLink = async (fields: Record<string, string>, choices: Record<string, string>) => {
    await page.goto('/console/links/new');
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
    for (const [label, chosen] of Object.entries(choices)) await page.getByLabel(label).selectOption({ label: chosen });
    await press('Make the link');
    await page.getByRole('navigation', { name: 'Parts of the link' }).waitFor();
    return Number(page.url().split('/').at(-1));
  };

  it('show that there is no campaign, and an error at its field', async () => {
    await open('Campaigns');
    await page.getByText('There is no campaign yet.').waitFor();
    await inspect('campaigns-empty');
    await field('New campaign', 'Name (optional)').fill('x');
    await field('New campaign', 'Slug of the rotator (optional)').fill('ö');
    await press('Make the campaign');
    await page.locator('#new-campaign-name-error').waitFor();
    await page.locator('#new-campaign-slug-error').waitFor();
    await hasFocus(page, 'new-campaign-name');
    await inspect('campaigns-wrong');
  });

  it('create a public campaign with the keyboard, and copy its addresses', async () => {
    await field('New campaign', 'Slug of the rotator (optional)').fill('Seasons');
    await page.getByLabel('Public: everybody may use its list and its rotator').check();
    await field('New campaign', 'Name (optional)').fill('Four seasons');
    await field('New campaign', 'Name (optional)').press('Enter');
    await card('Four seasons').getByText('public', { exact: true }).waitFor();
    await press('Copy the rotator of Four seasons');
    await page.getByText('Copied.').waitFor();
    expect(await clipboard()).toBe(`${platform.links_base_url}/r/seasons`);
    await press('Copy the list of Four seasons');
    await eventually(async () => expect(await clipboard()).toMatch(/\/u\/[^/]+\/c-\d+$/));
    expect((await publicPage(await clipboard())).status).toBe(200);
  });

  it('say which of name and slug is taken', async () => {
    await field('New campaign', 'Name (optional)').fill('four SEASONS');
    await press('Make the campaign');
    await page.locator('#new-campaign-name-error').waitFor();
    await field('New campaign', 'Name (optional)').fill('Other');
    await field('New campaign', 'Slug of the rotator (optional)').fill('seasons');
    await press('Make the campaign');
    await page.locator('#new-campaign-slug-error').waitFor();
    await field('New campaign', 'Slug of the rotator (optional)').fill('');
    await press('Make the campaign');
    await card('Other').getByText('private', { exact: true }).waitFor();
  });

  it('count the links of a campaign, and the clicks of its rotator', async () => {
    await makeLink(
      { 'Leads to': 'https://example.org/summer', 'Title (optional)': 'Summer' },
      { Campaign: 'Four seasons' },
    );
    const visited = await publicPage(`${platform.links_base_url}/r/seasons`);
    expect(visited.headers.get('location')).toBe('https://example.org/summer');
    await open('Campaigns');
    expect(await fact('Four seasons', 'Links').textContent()).toBe('1');
    await eventually(
      async () => {
        await page.reload();
        expect(await fact('Four seasons', 'Clicks through its rotator').textContent()).toBe('1');
      },
      { timeoutMs: 30_000, everyMs: 300 },
    );
    await inspect('campaigns');
  });

  it('list the links of a campaign, which a search, a reload and the back button keep', async () => {
    await makeLink({ 'Leads to': 'https://example.org/winter', 'Title (optional)': 'Winter' }, {});
    await open('Campaigns');
    await fact('Four seasons', 'Links').getByRole('link', { name: '1' }).click();
    await heading('Links');
    const chosen = (name: string) => page.getByLabel(name, { exact: true }).locator('option:checked');
    await eventually(async () => expect(await chosen('Campaign').textContent()).toBe('Four seasons'));
    const rows = page.getByRole('table', { name: 'Your links' }).getByRole('row');
    const search = page.getByRole('searchbox', { name: 'Search of your links' });
    await rows.getByRole('link', { name: 'Summer' }).waitFor();
    expect(await rows.count()).toBe(2);
    await inspect('links-of-campaign');
    await search.fill('winter');
    await page.getByText('No link of yours is like that.').waitFor();
    await page.reload();
    await page.getByText('No link of yours is like that.').waitFor();
    expect(await search.inputValue()).toBe('winter');
    await eventually(async () => expect(await chosen('Campaign').textContent()).toBe('Four seasons'));
    await page.getByRole('link', { name: 'Show all your links' }).click();
    await rows.getByRole('link', { name: 'Winter' }).waitFor();
    expect([await rows.count(), await search.inputValue()]).toStrictEqual([3, '']);
    await page.goBack();
    await page.getByText('No link of yours is like that.').waitFor();
    expect(await search.inputValue()).toBe('winter');
  });

  it('rename a campaign, remove its slug, and delete it after a confirmation', async () => {
    await open('Campaigns');
    await press('Edit Four seasons');
    await field('Edit Four seasons', 'Name').fill('Two seasons');
    await field('Edit Four seasons', 'Slug of the rotator (optional)').fill('');
    await inspect('campaigns-edit');
    await press('Save');
    await card('Two seasons').waitFor();
    await fact('Two seasons', 'Rotator').waitFor({ state: 'detached' });
    expect((await publicPage(`${platform.links_base_url}/r/seasons`)).status).toBe(404);
    await press('Delete Two seasons');
    await page
      .getByText('Its list and its rotator end. 1 link in it stays. Delete the campaign Two seasons?')
      .waitFor();
    await press('Yes, delete Two seasons');
    await card('Two seasons').waitFor({ state: 'detached' });
    await card('Other').waitFor();
  });

  it('show more campaigns than one page holds, by page', async () => {
    for (let i = 1; i <= 10; i++) {
      await field('New campaign', 'Name (optional)').fill(`Series ${i}`);
      await press('Make the campaign');
      await card(`Series ${i}`).waitFor();
    }
    await press('Next');
    await card('Other').waitFor();
    await card('Series 10').waitFor({ state: 'detached' });
    await press('Delete Other');
    await press('Yes, delete Other');
    await card('Series 10').waitFor();
  });

  it('show that there is no channel, and create one with a colour', async () => {
    await open('Channels');
    await page.getByText('There is no channel yet.').waitFor();
    await press('Make the channel');
    await page.locator('#new-channel-name-error').waitFor();
    await inspect('channels-empty');
    await field('New channel', 'Name').fill('Newsletter');
    await field('New channel', 'Colour').fill('#c2410c');
    await field('New channel', 'Description (optional)').fill('Each first Monday');
    await press('Make the channel');
    await card('Newsletter').getByText('Each first Monday').waitFor();
    expect(await card('Newsletter').locator('circle').getAttribute('fill')).toBe('#c2410c');
  });

  it('star a channel, which is listed first then, and change its description', async () => {
    await field('New channel', 'Name').fill('Posters');
    await press('Make the channel');
    await card('Posters').waitFor();
    await press('Star Newsletter');
    await card('Newsletter').getByText('starred', { exact: true }).waitFor();
    expect((await page.locator('.cards > .card').first().textContent())!).toMatch(/Newsletter/);
    await press('Edit Newsletter');
    expect(await field('Edit Newsletter', 'Colour').inputValue()).toBe('#c2410c');
    await field('Edit Newsletter', 'Name').fill('Mails');
    await field('Edit Newsletter', 'Description (optional)').fill('');
    await inspect('channels-edit');
    await press('Save');
    await card('Mails').waitFor();
    expect(await page.getByText('Each first Monday').count()).toBe(0);
  });

  it('show the items of a channel, and remove them', async () => {
    const id = await makeLink(
      { 'Leads to': 'https://example.org/n', 'Title (optional)': 'News' },
      { Channel: 'Mails' },
    );
    await open('Channels');
    await press('What is in it Posters');
    await page.getByText('Nothing is in it yet.').waitFor();
    await press('What is in it Mails');
    const row = page.getByRole('table', { name: 'What is in Mails' }).getByRole('row', { name: /News/ });
    await row.waitFor();
    expect(await row.getByRole('link').getAttribute('href')).toBe(`/console/links/${id}`);
    await inspect('channels');
    await press('Remove News from Mails');
    await press('Yes, remove News from Mails');
    await row.waitFor({ state: 'detached' });
    await press('Delete Mails');
    await press('Yes, delete Mails');
    await card('Mails').waitFor({ state: 'detached' });
    await card('Posters').waitFor();
  });

  it('name the DNS record of a domain that does not point to the platform yet', async () => {
    await open('Domains');
    await page.getByText('There is no domain yet.').waitFor();
    await inspect('domains-empty');
    await field('Add a domain', 'Domain').fill('192.0.2.1');
    await press('Add');
    await page.locator('#new-domain-domain-error').waitFor();
    await field('Add a domain', 'Domain').fill('links.example.com');
    await press('Add');
    await page.getByText('links.example.com does not point here.').waitFor();
    await inspect('domains-record');
    await press('Copy the name of the record');
    await page.getByText('Copied.').waitFor();
    expect(await clipboard()).toBe('links.example.com');
    await press('Check now');
    await page.getByText('links.example.com does not point here.').waitFor();
  });

  it('add a domain that points here, warn of a whole registered one, and show its targets', async () => {
    await field('Add a domain', 'Domain').fill('brand.example');
    await field('Add a domain', 'Its root leads to (optional)').fill('https://example.org/home');
    await press('Check now');
    await card('brand.example').getByText('verified', { exact: true }).waitFor();
    await page.getByText('brand.example is a whole registered domain').waitFor();
    expect(await fact('brand.example', 'Its root leads to').textContent()).toBe('https://example.org/home');
    await field('Add a domain', 'Domain').fill('brand.example');
    await press('Add');
    await page.locator('#new-domain-domain-error').getByText('You have this domain already.').waitFor();
  });

  it('change the targets of a domain, and refuse its own address at the field', async () => {
    await press('Edit brand.example');
    await field('Edit brand.example', 'Unknown addresses lead to (optional)').fill(`http://${host}/x`);
    await press('Save');
    await page.locator('.card .error').waitFor();
    await inspect('domains-edit');
    await field('Edit brand.example', 'Unknown addresses lead to (optional)').fill('https://example.org/lost');
    await field('Edit brand.example', 'Its root leads to (optional)').fill('');
    await field('Edit brand.example', '“Sale” and “sale” are').selectOption('true');
    await page.getByText('Files of your apps').click();
    await field('Edit brand.example', 'Of Android (optional)').fill('{');
    await press('Save');
    await page.getByText('Must be JSON.').waitFor();
    await field('Edit brand.example', 'Of Android (optional)').fill('[{"relation":["x"]}]');
    await press('Save');
    await fact('brand.example', 'Unknown addresses lead to').getByText('https://example.org/lost').waitFor();
    expect(await fact('brand.example', 'Its root leads to').textContent()).toBe('nowhere');
    expect(await fact('brand.example', 'Sale and sale are').textContent()).toBe('two links');
  });

  it('check a domain on request', async () => {
    const asked = page.waitForResponse((response) => /\/domain\/\d+\/check$/.test(response.url()));
    await press('Check now brand.example');
    expect((await asked).status()).toBe(200);
    await card('brand.example').getByText('verified', { exact: true }).waitFor();
  });

  it('say what is lost with a domain before it is deleted', async () => {
    await makeLink({ 'Leads to': 'https://example.org/b' }, { Host: 'brand.example' });
    await open('Domains');
    await fact('brand.example', 'Links on it').getByRole('link', { name: '1' }).click();
    const host = page.getByLabel('Host', { exact: true }).locator('option:checked');
    await eventually(async () => expect(await host.textContent()).toBe('brand.example'));
    const rows = page.getByRole('table', { name: 'Your links' }).getByRole('row');
    await rows.getByRole('link', { name: 'brand.example/' }).waitFor();
    expect(await rows.count()).toBe(2);
    await open('Domains');
    await inspect('domains');
    await press('Delete brand.example');
    await page.getByText('1 link on it is deleted, too.').waitFor();
    await inspect('domains-delete');
    await press('Yes, delete brand.example');
    await card('brand.example').waitFor({ state: 'detached' });
    await page.getByText('There is no domain yet.').waitFor();
  });

  it('show a domain that lost its DNS record, and one that cannot be read', async () => {
    await field('Add a domain', 'Domain').fill('go.brand.example');
    await press('Add');
    await card('go.brand.example').getByText('verified', { exact: true }).waitFor();
    // Otherwise this takes three days.
    await page.route('**/v1/links/domain/*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { details: object };
      await route.fulfill({ json: { ...answer, details: { ...answer.details, status: 'pending' } } });
    });
    await page.reload();
    await card('go.brand.example').getByText('not verified', { exact: true }).waitFor();
    // No name below .example can point elsewhere.
    const record = { type: 'CNAME', name: 'go.brand.example', values: [host] };
    const json = { error: 1, code: 'domain_not_pointing', message: 'It does not point here.', dns_record: record };
    await page.route('**/v1/links/domain/*/check', (route) => route.fulfill({ status: 422, json }));
    await press('Check now go.brand.example');
    await card('go.brand.example').getByText('CNAME', { exact: true }).waitFor();
    await inspect('domains-lost');
    await page.unroute('**/v1/links/domain/*/check');
    await page.unroute('**/v1/links/domain/*');
    await page.route('**/v1/links/domain/*', (route) => route.abort());
    await page.reload();
    await card('go.brand.example').getByText('The platform cannot be reached.').waitFor();
    await page.unroute('**/v1/links/domain/*');
    await press('Try again');
    await card('go.brand.example').getByText('verified', { exact: true }).waitFor();
  });

  it('are all linked from the links', async () => {
    await open('Links');
    await inspect('links-with-places');
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

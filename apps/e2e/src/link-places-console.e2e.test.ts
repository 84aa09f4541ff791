import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { pageActions } from './console-bench.test-helper.js';
import { asker, counted, hasFocus, newcomerAt, turnTo, type Ask } from './people.test-helper.js';
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
  let ask: Ask;

  beforeAll(async () => {
    [walk, platform] = await Promise.all([pageWalk(), sharedPlatform()]);
    host = new URL(platform.links_base_url).host;
    page = await newcomerAt('/console/links', owner, walk, platform);
    ask = await asker(platform, owner);
    await heading('Links');
  });
  afterAll(async () => {
    await walk?.close();
  });

  const { press, heading, field, rowOf, fact, copied } = pageActions(() => page);
  const inspect = (name: string) => walk.inspect(page, name);
  const publicPage = (url: string) => fetch(url, { redirect: 'manual', headers: { 'user-agent': person } });
  const open = async (name: string) => {
    const places = page.getByRole('navigation', { name: 'Console' }).getByRole('group', { name: 'Links' });
    await places.getByRole('link', { name, exact: true }).click();
    await heading(name);
  };
  /** The page of one thing of a list. */
  const openOne = async (list: string, name: string) => {
    await open(list);
    await rowOf(name).getByRole('link', { name, exact: true }).click();
    await heading(name);
  };
  const startNew = async (list: string, name: string) => {
    await open(list);
    await page.getByRole('link', { name, exact: true }).first().click();
    await heading(name);
  };

  /** Returns the id, which is part of the page’s address. */
  const makeLink = async (fields: Record<string, string>, choices: Record<string, string>) => {
    await turnTo(page, '/console/links/new');
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
    for (const [label, chosen] of Object.entries(choices))
      await page.getByLabel(label, { exact: true }).selectOption({ label: chosen });
    await press('Make the link');
    await page.getByRole('navigation', { name: 'Parts of the link' }).waitFor();
    return Number(page.url().split('/').at(-1));
  };

  it('show that there is no campaign, and an error at its field', async () => {
    await open('Campaigns');
    await page.getByText('There is no campaign yet').waitFor();
    await inspect('campaigns-empty');
    await startNew('Campaigns', 'New campaign');
    await field('New campaign', 'Name (optional)').fill('x');
    await field('New campaign', 'Slug of the rotator (optional)').fill('ö');
    await press('Make the campaign');
    await page.locator('#name-error').waitFor();
    await page.locator('#slug-error').waitFor();
    await hasFocus(page, 'name');
    await inspect('campaigns-wrong');
  });

  it('create a public campaign with the keyboard, and copy its addresses', async () => {
    await field('New campaign', 'Slug of the rotator (optional)').fill('Seasons');
    await page.getByLabel('Public: everybody may use its list and its rotator').check();
    await field('New campaign', 'Name (optional)').fill('Four seasons');
    await field('New campaign', 'Name (optional)').press('Enter');
    await heading('Four seasons');
    await page.getByText('public', { exact: true }).waitFor();
    await press('Copy the rotator of Four seasons');
    await page.getByText('Copied.').waitFor();
    expect(await copied()).toBe(`${platform.links_base_url}/r/seasons`);
    await press('Copy the list of Four seasons');
    await eventually(async () => expect(await copied()).toMatch(/\/u\/[^/]+\/c-\d+$/));
    expect((await publicPage(await copied())).status).toBe(200);
  });

  it('say which of name and slug is taken', async () => {
    await startNew('Campaigns', 'New campaign');
    await field('New campaign', 'Name (optional)').fill('four SEASONS');
    await press('Make the campaign');
    await page.locator('#name-error').waitFor();
    await field('New campaign', 'Name (optional)').fill('Other');
    await field('New campaign', 'Slug of the rotator (optional)').fill('seasons');
    await press('Make the campaign');
    await page.locator('#slug-error').waitFor();
    await field('New campaign', 'Slug of the rotator (optional)').fill('');
    await press('Make the campaign');
    await heading('Other');
    await page.getByText('private', { exact: true }).waitFor();
  });

  it('count the links of a campaign, and their clicks', async () => {
    await makeLink(
      { 'Leads to': 'https://example.org/summer', 'Title (optional)': 'Summer' },
      { Campaign: 'Four seasons' },
    );
    const visited = await publicPage(`${platform.links_base_url}/r/seasons`);
    expect(visited.headers.get('location')).toBe('https://example.org/summer');
    await openOne('Campaigns', 'Four seasons');
    expect(await fact('Links').textContent()).toBe('1');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await counted(ask, `campaign/${id}`);
    await counted(ask, `statistics?campaign=${id}`);
    await page.reload();
    expect(await fact('Clicks through its rotator').textContent()).toBe('1');
    await page.getByRole('region', { name: 'Clicks in 30 days' }).getByText('1', { exact: true }).waitFor();
    await inspect('campaign');
    await open('Campaigns');
    await rowOf('Four seasons').getByRole('cell', { name: '1', exact: true }).waitFor();
  });

  it('list the links of a campaign, which a search, a reload and the back button keep', async () => {
    await makeLink({ 'Leads to': 'https://example.org/winter', 'Title (optional)': 'Winter' }, {});
    await openOne('Campaigns', 'Four seasons');
    await fact('Links').getByRole('link', { name: '1' }).click();
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
    await openOne('Campaigns', 'Four seasons');
    await field('Settings', 'Name').fill('Two seasons');
    await field('Settings', 'Slug of the rotator (optional)').fill('');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    await heading('Two seasons');
    await fact('Rotator').waitFor({ state: 'detached' });
    expect((await publicPage(`${platform.links_base_url}/r/seasons`)).status).toBe(404);
    await page.getByText('Its list and its rotator end. 1 link in it stays.').waitFor();
    await press('Delete Two seasons');
    await page.getByText('Delete the campaign Two seasons?').waitFor();
    await press('Yes, delete Two seasons');
    await heading('Campaigns');
    await rowOf('Other').waitFor();
    expect(await rowOf('Two seasons').count()).toBe(0);
  });

  it('find a campaign by its name, and show more of them than one page holds', async () => {
    for (let i = 1; i <= 20; i++) await ask('POST', '/v1/links/campaign/add', { name: `Series ${i}` });
    await page.reload();
    await rowOf('Series 20').waitFor();
    await press('Next');
    await rowOf('Other').waitFor();
    expect(await rowOf('Series 20').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search of your campaigns' }).fill('eries 1');
    await rowOf('Series 19').waitFor();
    await rowOf('Other').waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByText('No name is like that.').waitFor();
  });

  it('show that there is no channel, and create one with a colour', async () => {
    await open('Channels');
    await page.getByText('There is no channel yet').waitFor();
    await inspect('channels-empty');
    await startNew('Channels', 'New channel');
    await press('Make the channel');
    await page.locator('#name-error').waitFor();
    await field('New channel', 'Name').fill('Newsletter');
    await field('New channel', 'Colour').fill('#c2410c');
    await field('New channel', 'Description (optional)').fill('Each first Monday');
    await inspect('channel-new');
    await press('Make the channel');
    await heading('Newsletter');
    await page.locator('main').getByText('Each first Monday').first().waitFor();
    expect(await field('Settings', 'Colour').inputValue()).toBe('#c2410c');
  });

  it('star a channel, which is listed first then, and change its description', async () => {
    await startNew('Channels', 'New channel');
    await field('New channel', 'Name').fill('Posters');
    await press('Make the channel');
    await heading('Posters');
    await openOne('Channels', 'Newsletter');
    await press('Star Newsletter');
    await page.getByText('starred', { exact: true }).waitFor();
    await open('Channels');
    await rowOf('Newsletter').getByText('starred').waitFor();
    expect((await page.getByRole('row').nth(1).textContent())!).toMatch(/Newsletter/);
    await openOne('Channels', 'Newsletter');
    await field('Settings', 'Name').fill('Mails');
    await field('Settings', 'Description (optional)').fill('');
    await press('Save');
    await heading('Mails');
    await page.getByText('starred', { exact: true }).waitFor();
    expect(await page.getByText('Each first Monday').count()).toBe(0);
  });

  it('show the items of a channel, and remove them', async () => {
    const id = await makeLink(
      { 'Leads to': 'https://example.org/n', 'Title (optional)': 'News' },
      { Channel: 'Mails' },
    );
    await openOne('Channels', 'Posters');
    await page.getByText('Nothing is in it yet.').waitFor();
    await openOne('Channels', 'Mails');
    const item = page.getByRole('table', { name: 'What is in Mails' }).getByRole('row', { name: /News/ });
    await item.waitFor();
    expect(await item.getByRole('link').getAttribute('href')).toBe(`/console/links/${id}`);
    await inspect('channel');
    await press('Remove News from Mails');
    await press('Yes, remove News from Mails');
    await item.waitFor({ state: 'detached' });
    await press('Delete Mails');
    await press('Yes, delete Mails');
    await heading('Channels');
    await rowOf('Posters').waitFor();
    expect(await rowOf('Mails').count()).toBe(0);
  });

  it('name the DNS record of a domain that does not point to the platform yet', async () => {
    await open('Domains');
    await page.getByText('There is no domain yet').waitFor();
    await inspect('domains-empty');
    await startNew('Domains', 'Add a domain');
    await field('Add a domain', 'Domain').fill('192.0.2.1');
    await press('Add');
    await page.locator('#domain-error').waitFor();
    await field('Add a domain', 'Domain').fill('links.example.com');
    await press('Add');
    await page.getByText('links.example.com does not point here.').waitFor();
    await inspect('domains-record');
    await press('Copy the name of the record');
    await page.getByText('Copied.').waitFor();
    expect(await copied()).toBe('links.example.com');
    await press('Check now');
    await page.getByText('links.example.com does not point here.').waitFor();
  });

  it('add a domain that points here, warn of a whole registered one, and show its targets', async () => {
    await field('Add a domain', 'Domain').fill('brand.example');
    await field('Add a domain', 'Its root leads to (optional)').fill('https://example.org/home');
    await press('Check now');
    await page.getByText('brand.example is a whole registered domain').waitFor();
    await inspect('domains-warning');
    await page.getByRole('link', { name: 'Go to the domain' }).click();
    await heading('brand.example');
    await page.getByText('verified', { exact: true }).waitFor();
    expect(await field('Settings', 'Its root leads to (optional)').inputValue()).toBe('https://example.org/home');
    await startNew('Domains', 'Add a domain');
    await field('Add a domain', 'Domain').fill('brand.example');
    await press('Add');
    await page.locator('#domain-error').getByText('You have this domain already.').waitFor();
    // What is changed is asked about when the form is left.
    await field('Add a domain', 'Domain').fill('');
  });

  it('change the targets of a domain, and refuse its own address at the field', async () => {
    await openOne('Domains', 'brand.example');
    await field('Settings', 'Unknown addresses lead to (optional)').fill(`http://${host}/x`);
    await press('Save');
    await page.locator('#unknown-error').waitFor();
    await inspect('domain-wrong');
    await field('Settings', 'Unknown addresses lead to (optional)').fill('https://example.org/lost');
    await field('Settings', 'Its root leads to (optional)').fill('');
    await field('Settings', '“Sale” and “sale” are').selectOption('true');
    await page.getByText('Files of your apps').click();
    await field('Settings', 'Of Android (optional)').fill('{');
    await press('Save');
    await page.getByText('Must be JSON.').waitFor();
    await field('Settings', 'Of Android (optional)').fill('[{"relation":["x"]}]');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    await page.reload();
    expect(await field('Settings', 'Unknown addresses lead to (optional)').inputValue()).toBe(
      'https://example.org/lost',
    );
    expect(await field('Settings', 'Its root leads to (optional)').inputValue()).toBe('');
    expect(await field('Settings', '“Sale” and “sale” are').inputValue()).toBe('true');
    expect(await field('Settings', 'Of Android (optional)').inputValue()).toMatch(/relation/);
    await open('Domains');
    await rowOf('brand.example').getByText('nowhere').waitFor();
  });

  it('check a domain on request', async () => {
    await openOne('Domains', 'brand.example');
    const asked = page.waitForResponse((response) => /\/domain\/\d+\/check$/.test(response.url()));
    await press('Check now brand.example');
    expect((await asked).status()).toBe(200);
    await page.getByText('verified', { exact: true }).waitFor();
  });

  it('say what is lost with a domain before it is deleted', async () => {
    await makeLink({ 'Leads to': 'https://example.org/b' }, { Host: 'brand.example' });
    await open('Domains');
    await rowOf('brand.example').getByText('verified').waitFor();
    await rowOf('brand.example').getByRole('link', { name: '1 link' }).click();
    const chosen = page.getByLabel('Host', { exact: true }).locator('option:checked');
    await eventually(async () => expect(await chosen.textContent()).toBe('brand.example'));
    const rows = page.getByRole('table', { name: 'Your links' }).getByRole('row');
    await rows.getByRole('link', { name: 'brand.example/' }).waitFor();
    expect(await rows.count()).toBe(2);
    await openOne('Domains', 'brand.example');
    await page.getByText('1 link on it is deleted, too.').waitFor();
    await press('Delete brand.example');
    await inspect('domain-delete');
    await press('Yes, delete brand.example');
    await page.getByText('There is no domain yet').waitFor();
  });

  it('show a domain that lost its DNS record, and a list that cannot be read', async () => {
    await startNew('Domains', 'Add a domain');
    await field('Add a domain', 'Domain').fill('go.brand.example');
    await press('Add');
    await heading('go.brand.example');
    await page.getByText('verified', { exact: true }).waitFor();
    // Otherwise this takes three days.
    await page.route('**/v1/links/domain/*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { details: object };
      await route.fulfill({ json: { ...answer, details: { ...answer.details, status: 'pending' } } });
    });
    await page.reload();
    await page.getByText('not verified', { exact: true }).waitFor();
    await page.getByText('Its DNS leads elsewhere by now').waitFor();
    // No name below .example can point elsewhere.
    const record = { type: 'CNAME', name: 'go.brand.example', values: [host] };
    const json = { error: 1, code: 'domain_not_pointing', message: 'It does not point here.', dns_record: record };
    await page.route('**/v1/links/domain/*/check', (route) => route.fulfill({ status: 422, json }));
    await press('Check now go.brand.example');
    await page.getByText('CNAME', { exact: true }).waitFor();
    await inspect('domain-lost');
    await page.unroute('**/v1/links/domain/*/check');
    await page.unroute('**/v1/links/domain/*');
    await open('Domains');
    await page.route('**/v1/links/domains?*', (route) => route.abort());
    await page.reload();
    await page.getByText('The platform cannot be reached.').waitFor();
    await page.unroute('**/v1/links/domains?*');
    await press('Try again');
    await rowOf('go.brand.example').getByText('verified', { exact: true }).waitFor();
  });

  it('are all linked from the links', async () => {
    await open('Links');
    await inspect('links-with-places');
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

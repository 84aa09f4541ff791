import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { pageActions } from './console-bench.test-helper.js';
import { asker, hasFocus, newcomerAt, turnTo, type Ask } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const owner = { name: 'Ida', surname: 'Rhodes', email: 'ida@utm.example.org', password: 'calendars by hand, 1949' };

/** A browser keeps UTM templates, and fills them into links. */
describe('UTM templates in the console', () => {
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let ask: Ask;

  beforeAll(async () => {
    [walk, platform] = await Promise.all([pageWalk(), sharedPlatform()]);
    page = await newcomerAt('/console/links', owner, walk, platform);
    ask = await asker(platform, owner);
    await heading('Links');
  });
  afterAll(async () => {
    await walk?.close();
  });

  const { press, heading, rowOf: row } = pageActions(() => page);
  const label = (name: string) => page.getByLabel(name, { exact: true });
  const inspect = (name: string) => walk.inspect(page, name);
  const linesAre = (text: string) =>
    eventually(async () => expect(await label('Parameters (optional)').inputValue()).toBe(text));
  const open = async () => {
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'UTM templates' }).click();
    await heading('UTM templates');
  };
  const fill = async (fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields)) await label(name).fill(text);
  };
  /** From the list that opens at the field. */
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: 'Template', exact: true }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  const unfold = () => page.getByText('Campaign parameters (UTM)', { exact: true }).click();

  it('say that there is none yet, and which field is wrong', async () => {
    await open();
    await page.getByText('You have no UTM template yet').waitFor();
    await inspect('utm-templates-none');
    await page.getByRole('link', { name: 'New UTM template', exact: true }).click();
    await heading('New UTM template');
    await fill({ Name: 'Letter' });
    await press('Make the template');
    await page.locator('#source-error').waitFor();
    await hasFocus(page, 'source');
    await inspect('utm-template-wrong');
  });

  it('are made, listed with what they add, and refused under the name of another', async () => {
    await fill({ Source: 'news & more', Medium: 'email' });
    await label('Medium').press('Enter');
    await heading('UTM templates');
    await row('Letter').getByText('utm_source=news%20%26%20more&utm_medium=email').waitFor();
    await page.getByRole('link', { name: 'New UTM template', exact: true }).click();
    await heading('New UTM template');
    await fill({ Name: 'lETTER', Source: 'x' });
    await press('Make the template');
    await page.locator('#name-error').waitFor();
    await fill({ Name: 'Advert', Source: 'ads', Term: 'shoes' });
    await press('Make the template');
    await heading('UTM templates');
    await page.getByRole('searchbox', { name: 'Search of your UTM templates' }).fill('adv');
    await row('Letter').waitFor({ state: 'detached' });
    await row('Advert').waitFor();
  });

  it('fill in what is empty in a new link, and one takes the place of another', async () => {
    await turnTo(page, '/console/links/new');
    await fill({ 'Leads to': 'https://example.org/utm', 'Alias (optional)': 'utm-filled' });
    await unfold();
    await label('Medium').fill('typed');
    await choose('Letter');
    await linesAre('utm_medium=typed\nutm_source=news & more');
    await inspect('utm-template-chosen');
    await choose('Advert');
    await linesAre('utm_medium=typed\nutm_source=ads\nutm_term=shoes');
    await press('Print');
    await linesAre('utm_medium=typed\nutm_source=print');
    await press('Make the link');
    await heading(`${new URL(platform.links_base_url).host}/utm-filled`);
    const { headers } = await fetch(`${platform.links_base_url}/utm-filled`, { redirect: 'manual' });
    expect(headers.get('location')).toBe('https://example.org/utm?utm_medium=typed&utm_source=print');
  });

  it('are saved from the fields of a link, beside those that there are', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await heading(`${new URL(platform.links_base_url).host}/utm-filled`);
    await label('Campaign name').fill('autumn');
    await press('Save as a template');
    await hasFocus(page, 'utm-template-name');
    await label('Name of the template').fill('letter');
    await label('Name of the template').press('Enter');
    await page.getByText('You have a UTM template of this name already.').waitFor();
    await inspect('utm-template-taken');
    await label('Name of the template').fill('Posters');
    await press('Save the template');
    await page.getByText('The template Posters is saved.').waitFor();
    await choose('Letter');
    await linesAre('utm_medium=typed\nutm_source=print\nutm_campaign=autumn');
    await press('Save');
    await page.getByText('Saved.', { exact: true }).waitFor();
    await open();
    await row('Posters').getByText('utm_source=print&utm_medium=typed&utm_campaign=autumn').waitFor();
  });

  it('are changed and deleted, and links stay as they are', async () => {
    await row('Posters').getByRole('link').click();
    await heading('Posters');
    await fill({ Name: 'Flyers', Medium: '', Variant: 'red' });
    await press('Save');
    await page.getByText('Saved.', { exact: true }).waitFor();
    await heading('Flyers');
    await press('Delete Flyers');
    await press('Yes, delete Flyers');
    await heading('UTM templates');
    await row('Flyers').waitFor({ state: 'detached' });
    const { templates } = await ask<{ templates: { name: string }[] }>('GET', '/v1/links/utm-templates?sort=name');
    expect(templates.map(({ name }) => name)).toStrictEqual(['Advert', 'Letter']);
    const { headers } = await fetch(`${platform.links_base_url}/utm-filled`, { redirect: 'manual' });
    const kept = 'https://example.org/utm?utm_medium=typed&utm_source=print&utm_campaign=autumn';
    expect(headers.get('location')).toBe(kept);
  });

  it('break no content security policy, and throw no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

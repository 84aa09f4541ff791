import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { eventually } from '@platform/testing';
import { consoleBench, pageActions, type ConsoleBench } from './console-bench.test-helper.js';
import { hasFocus, turnTo } from './people.test-helper.js';

const owner = {
  name: 'Grace',
  surname: 'Hopper',
  email: 'grace@link-overlays.example.org',
  password: 'compilers of 1952',
};
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

interface Link {
  id: number;
  type: string;
  pixels: number[];
  pixel_consent: string;
}

/** A browser manages in the console what links show and load on the way. */
describe('overlays, splash pages and pixels in the console', () => {
  let bench: ConsoleBench;
  beforeAll(async () => {
    bench = await consoleBench({ owner, path: '/console/links/overlays' });
  });
  afterAll(() => bench?.close());

  const { press, follow, heading } = pageActions(() => bench.page);
  const fill = (label: string, text: string) => bench.page.getByLabel(label, { exact: true }).fill(text);
  const row = (table: string, name: string) =>
    bench.page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });
  const preview = (of: string) => bench.page.frameLocator(`iframe[title="Preview of the ${of}"]`);
  const error = (of: string) => bench.page.locator(`[id="${of}-error"]`);
  const inspect = (name: string) => bench.walk.inspect(bench.page, name);
  const idHere = () => Number(/\/(\d+)(?=[/?]|$)/.exec(bench.page.url())![1]);
  const visit = (alias: string, init: RequestInit = {}) =>
    fetch(`${bench.platform.links_base_url}/${alias}`, {
      redirect: 'manual',
      ...init,
      headers: { 'user-agent': person, accept: 'text/plain' },
    });
  const answer = (alias: string, fields: Record<string, string>) =>
    visit(`${alias}/answer`, { method: 'POST', body: new URLSearchParams(fields) });
  const link = (id: number) => bench.ask<Link>('GET', `/v1/links/url/${id}`);
  let linkId: number;

  it('teach what an overlay is, and say what is missing at its field', async () => {
    await heading('Overlays');
    await bench.page.getByText('You have no overlay yet').waitFor();
    await inspect('overlays-empty');
    await follow('New overlay');
    await heading('New overlay');
    await preview('overlay').getByText('What you want to tell your visitors').waitFor();
    await press('Make the overlay');
    await error('name').waitFor();
    await error('settings.text').waitFor();
    await hasFocus(bench.page, 'name');
    await inspect('overlay-wrong');
  });

  it('make a poll, whose preview follows what is typed', async () => {
    await bench.page.getByLabel('Poll', { exact: true }).check();
    expect(bench.page.url()).toMatch(/type=poll/);
    await preview('overlay').getByText('What do you want to know?').waitFor();
    await fill('Name', 'Tea or coffee');
    await fill('Question', 'What do you drink?');
    await fill('Answers', 'Tea\nTea');
    await press('Make the overlay');
    await error('settings.options').getByText('twice').waitFor();
    await fill('Answers', 'Tea\nCoffee');
    await preview('overlay').getByText('What do you drink?').waitFor();
    await preview('overlay').getByLabel('Coffee').waitFor();
    await bench.page.getByLabel('Background').fill('#ffffff');
    await bench.page.getByLabel('Text', { exact: true }).fill('#eeeeee');
    await bench.page.getByText('Its text is hard to read').waitFor();
    await bench.page.getByLabel('Text', { exact: true }).fill('#1b1f2a');
    await inspect('overlay-new');
    await press('Make the overlay');
    await heading('Tea or coffee');
  });

  it('use it on a link by its name, and collect what visitors answer', async () => {
    const overlay = idHere();
    await turnTo(bench.page, '/console/links/new');
    await fill('Leads to', 'https://example.org/drinks');
    await fill('Alias (optional)', 'drinks');
    await bench.page.getByText('How it is shown').click();
    await bench.page.getByLabel('What a visit shows').selectOption('Shows an overlay of yours above it');
    await eventually(async () =>
      expect(await bench.page.getByRole('combobox', { name: 'Overlay', exact: true }).inputValue()).toBe(
        'Tea or coffee',
      ),
    );
    await inspect('link-overlay');
    await press('Make the link');
    await bench.page.getByRole('navigation', { name: 'Parts of the link' }).waitFor();
    linkId = idHere();
    expect(await link(linkId)).toMatchObject({ type: `overlay-${overlay}` });
    expect(await (await visit('drinks')).text()).toMatch(/What do you drink\?/);
    for (const option of ['1', '1', '0']) expect((await answer('drinks', { option })).status).toBe(200);
    await turnTo(bench.page, '/console/links/overlays');
    await row('Your overlays', 'Tea or coffee').getByText('1 link').waitFor();
    await follow('3 answers');
    const inbox = row('What visitors wrote', 'Coffee');
    await inbox.first().waitFor();
    expect(await inbox.count()).toBe(2);
    await bench.page.getByRole('heading', { name: 'Votes' }).waitFor();
    await inspect('overlay-answers');
    expect(await inbox.first().getByRole('link').getAttribute('href')).toBe(`/console/links/${linkId}`);
  });

  it('export the answers as a file', async () => {
    const download = bench.page.waitForEvent('download');
    await press('Export as CSV the answers to Tea or coffee');
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^id,date,link,email,message,option/);
  });

  it('change an overlay, of which only that is sent, and show it as it is then', async () => {
    await follow('Settings');
    await bench.page.getByLabel('Place on the page').selectOption('Middle');
    await fill('Question', 'What do you prefer?');
    await preview('overlay').getByText('What do you prefer?').waitFor();
    // Somebody else changes another setting meanwhile.
    await bench.ask('PUT', `/v1/links/overlay/${idHere()}/update`, { settings: { success: 'Cheers.' } });
    await press('Save');
    await bench.page.getByText('Saved.').waitFor();
    expect(await bench.page.getByLabel('What visitors read then').inputValue()).toBe('Cheers.');
    expect(await bench.page.getByLabel('Place on the page').inputValue()).toBe('center');
    await eventually(async () => expect(await (await visit('drinks')).text()).toMatch(/What do you prefer\?/));
    await fill('Question', 'Left');
    bench.page.once('dialog', (dialog) => void dialog.dismiss());
    await follow('Overlays');
    expect(await bench.page.getByLabel('Question').inputValue()).toBe('Left');
    await fill('Question', 'What do you prefer?');
  });

  it('make a contact form, and show its messages', async () => {
    await turnTo(bench.page, '/console/links/overlays/new?type=contact');
    await fill('Name', 'Write to us');
    await fill('E-mail address', 'nobody');
    await press('Make the overlay');
    await error('settings.email').waitFor();
    await fill('E-mail address', 'grace@example.org');
    await preview('overlay').getByRole('heading', { name: 'Contact us' }).waitFor();
    await press('Make the overlay');
    await heading('Write to us');
    await bench.page.getByRole('link', { name: 'Answers', exact: true }).click();
    await bench.page.getByText('Nobody has answered yet.').waitFor();
    await inspect('overlay-answers-empty');
    const overlay = idHere();
    await bench.ask('POST', '/v1/links/url/add', {
      url: 'https://example.org/contact',
      custom: 'contact-us',
      type: `overlay-${overlay}`,
    });
    const written = { email: 'visitor@example.org', message: 'Hello\nGrace' };
    expect((await answer('contact-us', written)).status).toBe(200);
    await bench.page.reload();
    await row('What visitors wrote', 'visitor@example.org').getByText('Hello').waitFor();
    await inspect('overlay-messages');
  });

  it('find overlays by a part of their name', async () => {
    await turnTo(bench.page, '/console/links/overlays');
    await row('Your overlays', 'Tea or coffee').waitFor();
    await bench.page.getByRole('searchbox', { name: 'Search of your overlays' }).fill('write');
    await row('Your overlays', 'Tea or coffee').waitFor({ state: 'detached' });
    expect(bench.page.url()).toMatch(/q=write/);
    await bench.page.reload();
    await row('Your overlays', 'Write to us').waitFor();
    await bench.page.getByRole('searchbox').fill('nothing');
    await bench.page.getByText('No name is like that.').waitFor();
  });

  it('delete an overlay after a confirmation that says what ends with it', async () => {
    await turnTo(bench.page, '/console/links/overlays');
    await follow('Tea or coffee');
    await bench.page.getByText('1 link that shows it leads straight on then.').waitFor();
    await bench.page.getByText('Its 3 answers are deleted, too.').waitFor();
    await press('Delete Tea or coffee');
    await inspect('overlay-delete');
    await press('Yes, delete Tea or coffee');
    await heading('Overlays');
    await row('Your overlays', 'Write to us').waitFor();
    expect(await row('Your overlays', 'Tea or coffee').count()).toBe(0);
    expect(await link(linkId)).toMatchObject({ type: 'direct' });
  });

  it('make a splash page with its preview, and use it on a link by its name', async () => {
    await turnTo(bench.page, '/console/links/splash');
    await bench.page.getByText('You have no splash page yet').waitFor();
    await inspect('splash-empty');
    await follow('New splash page');
    await fill('Name', 'Before you go');
    await fill('Heading (optional)', 'One moment, please');
    await fill('Seconds until it goes on by itself', '90');
    await fill('The wide picture leads to (optional)', 'javascript:alert(1)');
    await press('Make the splash page');
    await error('counter').waitFor();
    await error('product').waitFor();
    await inspect('splash-wrong');
    await fill('Seconds until it goes on by itself', '0');
    await fill('The wide picture leads to (optional)', '');
    await preview('splash page').getByRole('heading', { name: 'One moment, please' }).waitFor();
    await bench.page.getByText('Phone', { exact: true }).click();
    await inspect('splash-new');
    await press('Make the splash page');
    await heading('Before you go');
    const splash = idHere();
    await turnTo(bench.page, `/console/links/${linkId}/settings`);
    await bench.page.getByText('How it is shown').click();
    await bench.page.getByLabel('What a visit shows').selectOption('Shows a splash page of yours on the way');
    await eventually(async () =>
      expect(await bench.page.getByRole('combobox', { name: 'Splash page', exact: true }).inputValue()).toBe(
        'Before you go',
      ),
    );
    await press('Save');
    await bench.page.getByText('Saved.').waitFor();
    expect(await link(linkId)).toMatchObject({ type: String(splash) });
    await eventually(async () => expect(await (await visit('drinks')).text()).toMatch(/One moment, please/));
  });

  it('change and delete a splash page', async () => {
    await turnTo(bench.page, '/console/links/splash');
    await row('Your splash pages', 'Before you go').getByText('1 link').waitFor();
    await follow('Before you go');
    await fill('Name', 'Wait');
    await fill('Text (optional)', 'It goes on soon.');
    await preview('splash page').getByText('It goes on soon.').waitFor();
    await press('Save');
    await heading('Wait');
    await press('Delete Wait');
    await press('Yes, delete Wait');
    await bench.page.getByText('You have no splash page yet').waitFor();
    expect(await link(linkId)).toMatchObject({ type: 'direct' });
  });

  it('make a pixel, refuse what is no tag of its network, and tell which tag is taken', async () => {
    await turnTo(bench.page, '/console/links/pixels');
    await bench.page.getByText('You have no pixel yet').waitFor();
    await inspect('pixels-empty');
    await follow('New pixel');
    await bench.page.getByLabel('Network', { exact: true }).selectOption('Facebook');
    await fill('Name', 'Shop');
    await fill('Tag', '<script>');
    await press('Make the pixel');
    await error('tag').waitFor();
    await hasFocus(bench.page, 'tag');
    await inspect('pixel-wrong');
    await fill('Tag', '1234567890');
    await press('Make the pixel');
    await row('Your pixels', 'Shop').getByText('Facebook').waitFor();
    await follow('New pixel');
    await bench.page.getByLabel('Network', { exact: true }).selectOption('Facebook');
    await fill('Name', 'Twice');
    await fill('Tag', '1234567890');
    await press('Make the pixel');
    await error('tag').getByText('You have a pixel of this type with this tag already.').waitFor();
    await bench.page.getByLabel('Network', { exact: true }).selectOption('TikTok');
    await fill('Tag', 'C1ABCDEFGHIJKLMNOPQR');
    await press('Make the pixel');
    await row('Your pixels', 'Twice').getByText('TikTok').waitFor();
  });

  it('choose pixels of a link by name, and ask visitors first', async () => {
    await turnTo(bench.page, `/console/links/${linkId}/settings`);
    await bench.page.getByRole('main').getByText('Pixels', { exact: true }).click();
    const picker = bench.page.getByRole('combobox', { name: 'Pixels (optional)', exact: true });
    await picker.click();
    await picker.fill('sho');
    await bench.page.getByRole('option', { name: 'Shop (Facebook)' }).click();
    await bench.page.getByLabel('Before pixels load').selectOption('Visitors are asked');
    await inspect('link-pixels');
    await press('Save');
    await bench.page.getByText('Saved.').waitFor();
    const { pixels, pixel_consent: consent } = await link(linkId);
    expect([pixels.length, consent]).toStrictEqual([1, 'ask']);
  });

  it('change and delete a pixel', async () => {
    await turnTo(bench.page, '/console/links/pixels');
    await row('Your pixels', 'Shop').getByText('1 link').waitFor();
    await follow('Shop');
    await fill('Tag', 'x');
    await press('Save');
    await error('tag').waitFor();
    await fill('Tag', '9876543210');
    await fill('Name', 'Store');
    await press('Save');
    await heading('Store');
    await bench.page.getByText('1 link that loads it goes on without.').waitFor();
    await press('Delete Store');
    await press('Yes, delete Store');
    await row('Your pixels', 'Twice').waitFor();
    expect((await link(linkId)).pixels).toStrictEqual([]);
  });

  it('say that one is missing', async () => {
    for (const [kind, title] of [
      ['overlays', 'Overlay'],
      ['splash', 'Splash page'],
      ['pixels', 'Pixel'],
    ] as const) {
      await turnTo(bench.page, `/console/links/${kind}/2147483647`);
      await heading(title);
      await bench.page.getByRole('alert').waitFor();
    }
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(bench.walk.complaints).toStrictEqual([]);
  });
});

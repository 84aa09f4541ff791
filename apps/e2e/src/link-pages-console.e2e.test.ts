import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { eventually } from '@platform/testing';
import { type Page, type PageWalk } from '@platform/testing/page-walk';
import { consoleBench, pageActions, type ConsoleBench } from './console-bench.test-helper.js';
import type { SharedPlatform } from './shared-platform.test-helper.js';
import { counted, hasFocus, turnTo, type Ask } from './people.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@pages.example.org', password: 'a compiler for 1952' };
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

interface Made {
  id: number;
  shorturl: string;
}

/** A browser of an owner who makes public pages and QR codes. */
describe('bio pages and QR codes in the console', () => {
  let bench: ConsoleBench;
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let ask: Ask;

  beforeAll(async () => {
    bench = await consoleBench({ owner, path: '/console/links/bio' });
    ({ platform, walk, page, ask } = bench);
    await page.getByRole('heading', { level: 1, name: 'Bio pages' }).waitFor();
  });
  afterAll(async () => {
    await bench?.close();
  });

  const { press, heading, follow, row } = pageActions(() => page);
  const idHere = () => /\/(\d+)(?=[/?]|$)/.exec(page.url())![1]!;
  const inspect = (name: string) => walk.inspect(page, name);
  const visit = (path: string) =>
    fetch(platform.links_base_url + path, { redirect: 'manual', headers: { 'user-agent': person } });
  const blocks = () => page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Remove block/ }) });
  const preview = () => page.frameLocator('iframe');
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press(name)]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };

  it('explain bio pages to somebody who has none, and show an error at its field', async () => {
    await page.getByText('You have no bio page yet').waitFor();
    await inspect('bio-empty');
    await follow('New bio page');
    await heading('New bio page');
    await press('Make the page');
    await page.getByText('Must not be empty.').first().waitFor();
    await hasFocus(page, 'title');
  });

  it('make a bio page of blocks, which are moved by the keyboard, and preview it', async () => {
    await page.getByLabel('Title', { exact: true }).fill('Grace Hopper');
    await page.getByLabel('Alias (optional)').fill('grace');
    await page.getByLabel('Description (optional)').fill('Compilers, and more');
    await press('Heading');
    await page.getByLabel('Text of the heading').fill('Find me');
    await press('Link');
    await page.getByLabel('Label of the button').fill('My shop');
    await page.getByLabel('Leads to', { exact: true }).fill('not an address');
    await press('Divider');
    await press('Text');
    await page.getByLabel('Text', { exact: true }).fill('Since 1906');
    await preview().getByRole('heading', { name: 'Find me' }).waitFor();
    await preview().getByText('Since 1906').waitFor();
    await press('Make the page');
    await eventually(async () => expect(await page.locator('[aria-invalid="true"]').count()).toBe(1));
    await hasFocus(page, 'block-1-url');
    await page.getByLabel('Leads to', { exact: true }).fill('example.org/shop');
    await preview().getByRole('link', { name: 'My shop' }).waitFor();
    const up = page.getByRole('button', { name: 'Move up block 2, Link' });
    await up.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Move up block 1, Link' }).waitFor();
    await hasFocus(page, 'block-1-up');
    await press('Remove block 3, Divider');
    expect(await blocks().getByRole('listitem').count()).toBe(3);
    await inspect('bio-new');
    await press('Make the page');
    await heading('Grace Hopper');
    const seen = await visit('/@grace');
    const text = await seen.text();
    assert.match(text, /https:\/\/example\.org\/shop/);
    assert.ok(text.indexOf('My shop') < text.indexOf('Find me'), 'the link was moved up');
    assert.doesNotMatch(text, /<hr/);
  });

  it('ask before a changed bio page is left, save what was changed, and hide it', async () => {
    await page.getByLabel('Title', { exact: true }).fill('Rear Admiral Hopper');
    let asked = '';
    page.once('dialog', (dialog) => {
      asked = dialog.message();
      void dialog.dismiss();
    });
    await follow('Visits');
    expect(asked).toMatch(/not saved/);
    await page.getByRole('switch', { name: 'Published' }).uncheck();
    await press('Save');
    await page.getByText('Saved.').waitFor();
    await heading('Rear Admiral Hopper');
    await page.getByText('hidden', { exact: true }).waitFor();
    expect((await visit('/@grace')).status).toBe(404);
    await page.getByRole('switch', { name: 'Published' }).check();
    await press('Save');
    await page.getByText('published', { exact: true }).waitFor();
    await eventually(async () => expect((await visit('/@grace')).status).toBe(200));
  });

  it('count the visits of a bio page', async () => {
    await follow('Visits');
    await heading('Rear Admiral Hopper');
    await counted(ask, `statistics/bio/${idHere()}`);
    await page.reload();
    await page.getByText('Different visitors').waitFor();
    await page.getByRole('region', { name: 'Browsers' }).getByText('Chrome').waitFor();
    await inspect('bio-visits');
  });

  it('list bio pages, find them by words, and delete one after a confirmation', async () => {
    await ask('POST', '/v1/links/bio/add', { title: 'Second page', alias: 'second' });
    await turnTo(page, '/console/links/bio');
    await row(/Rear Admiral Hopper/).waitFor();
    await page.getByRole('searchbox').fill('second');
    await row(/Rear Admiral Hopper/).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?q=second');
    await follow('Second page');
    await heading('Second page');
    await follow('Danger zone');
    await press('Delete Second page');
    await inspect('bio-danger');
    await press('Yes, delete Second page');
    await heading('Bio pages');
    await row(/Rear Admiral Hopper/).waitFor();
    expect(await row(/Second page/).count()).toBe(0);
  });

  it('explain QR codes, and draw one while it is designed', async () => {
    await turnTo(page, '/console/links/qr-codes');
    await page.getByText('You have no QR code yet').waitFor();
    await inspect('qr-codes-empty');
    await follow('New QR code');
    await heading('New QR code');
    await page.getByText('The code appears once its content is filled in.').waitFor();
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/door');
    await page.getByLabel('Name (optional)').fill('Front door');
    const picture = page.getByRole('img', { name: 'The QR code as it is now' });
    await picture.waitFor();
    await page.getByLabel('Colour of the code').fill('#dddddd');
    await page.getByText(/is too little to be scanned/).waitFor();
    await press('Make the code');
    await page.locator('#foreground[aria-invalid="true"]').waitFor();
    await page.getByLabel('Colour of the code').fill('#23564a');
    await page.getByText(/which cameras read well/).waitFor();
    await inspect('qr-code-new');
    await press('Make the code');
    await heading('Front door');
  });

  it('give the picture of a code as PNG and SVG, and count its scans', async () => {
    const [{ id, link }] = (await ask<{ qrs: { id: number; link: string }[] }>('GET', '/v1/links/qr')).qrs as [
      { id: number; link: string },
    ];
    const png = await download('PNG of the QR code');
    expect(png.name).toBe(`qr-${id}.png`);
    expect(png.bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    // The width in the header of the picture.
    expect(png.bytes.readUInt32BE(16)).toBe(1024);
    const svg = (await download('SVG of the QR code')).bytes.toString();
    expect(svg).toMatch(/^<svg[^]*(#23564a|rgb\(35, ?86, ?74\))/);
    const scan = await visit(new URL(link).pathname);
    expect(scan.headers.get('location')).toBe('https://example.org/door');
    await follow('Scans');
    await counted(ask, `statistics/qr/${id}`);
    await page.reload();
    await page.getByText('Different visitors').waitFor();
    await page.getByRole('region', { name: 'Browsers' }).getByText('Chrome').waitFor();
  });

  it('change where a printed code leads, and get and lose a logo', async () => {
    await follow('Design');
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/window');
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
    await page.getByRole('button', { name: 'Remove the logo' }).waitFor();
    await press('Save');
    await page.getByText('Saved.').waitFor();
    const [{ id, link }] = (await ask<{ qrs: { id: number; link: string }[] }>('GET', '/v1/links/qr')).qrs as [
      { id: number; link: string },
    ];
    const stored = () => ask<{ logo: boolean }>('GET', `/v1/links/qr/${id}`);
    expect((await stored()).logo).toBe(true);
    expect((await visit(new URL(link).pathname)).headers.get('location')).toBe('https://example.org/window');
    await press('Remove the logo');
    await press('Save');
    await eventually(async () => expect((await stored()).logo).toBe(false));
  });

  it('make a code of a contact and of a network', async () => {
    await page.goto('/console/links/qr-codes/new');
    await page.getByLabel('What it holds').selectOption({ label: 'Contact' });
    await page.getByLabel('First name').fill('Ada');
    await page.getByRole('img', { name: 'The QR code as it is now' }).waitFor();
    await inspect('qr-code-contact');
    await page.getByLabel('What it holds').selectOption({ label: 'Wi-Fi network' });
    await page.getByLabel('Name of the network').fill('Guests');
    await page.getByLabel('Password of the network').fill('short');
    await page.getByLabel('Name (optional)').fill('Guest network');
    await press('Make the code');
    await page.locator('#data-password[aria-invalid="true"]').waitFor();
    await page.getByLabel('Password of the network').fill('long enough');
    await press('Make the code');
    await heading('Guest network');
    await follow('Scans');
    await page.getByText('Scans of this code are not counted').waitFor();
  });

  it('design a code of a short link from its page', async () => {
    const { id, shorturl } = await ask<Made>('POST', '/v1/links/url/add', {
      url: 'https://example.org/menu',
      custom: 'menu',
      title: 'Menu',
    });
    await turnTo(page, `/console/links/${id}/qr-code`);
    await heading('Menu');
    await page.getByRole('img', { name: /^QR code of/ }).waitFor();
    await follow('Design a code of this link');
    await heading('New QR code');
    await eventually(async () =>
      expect(await page.getByLabel('Leads to', { exact: true }).inputValue()).toBe(shorturl),
    );
    await press('Make the code');
    await heading('Menu');
    await follow('The short link that it leads to');
    await heading('Menu');
    expect(new URL(page.url()).pathname).toBe(`/console/links/${id}`);
  });

  it('list QR codes, and delete one after a confirmation', async () => {
    await turnTo(page, '/console/links/qr-codes');
    await row(/Guest network/).waitFor();
    await follow('Guest network');
    await heading('Guest network');
    await follow('Danger zone');
    await press('Delete Guest network');
    await press('Yes, delete Guest network');
    await heading('QR codes');
    await row(/Front door/).waitFor();
    expect(await row(/Guest network/).count()).toBe(0);
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

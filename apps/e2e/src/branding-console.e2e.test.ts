import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@platform/testing';
import { type Page, type PageWalk } from '@platform/testing/page-walk';
import { consoleBench, type ConsoleBench } from './console-bench.test-helper.js';
import { turnTo } from './people.test-helper.js';

const owner = { name: 'Joan', surname: 'Clarke', email: 'joan@branding.example.org', password: 'banburismus by night' };
/** One transparent pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const picture = { name: 'mark.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };

describe('the branding of an organization in the console', () => {
  let bench: ConsoleBench;
  let walk: PageWalk;
  let page: Page;
  /** The path of the API, and that of the page. */
  let organization: string;
  let at: string;

  beforeAll(async () => {
    bench = await consoleBench({ owner });
    ({ walk, page } = bench);
    ({ organization, at } = await bench.organization({ name: 'Hut Eight' }));
  });
  afterAll(() => bench?.close());

  const form = () => page.getByRole('form', { name: 'Colour, links and words', exact: true });
  const stored = () => bench.ask<Record<string, string | null>>('GET', `${organization}/branding`);

  it('shows a colour, a line and a link as they are typed, tells what becomes of the colour, and saves them', async () => {
    await turnTo(page, `${at}/branding`);
    await form().getByLabel('Colour', { exact: true }).fill('#ffd400');
    await form().getByLabel('Line at the foot (optional)').fill('Since 1939');
    await form().getByLabel('Help page (optional)').fill('https://hut.example.org/help');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText('Since 1939').waitFor();
    await preview.getByText('Help', { exact: true }).waitFor();
    await page.getByText('On a light ground it could not be read').waitFor();
    await walk.inspect(page, 'branding');
    await preview.getByText('Mail', { exact: true }).click();
    await preview.getByText('Look at the invitation').waitFor();
    await preview.getByText('Dark', { exact: true }).click();
    await walk.inspect(page, 'branding-mail');
    await form().getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
    expect(await stored()).toMatchObject({
      accent: '#ffd400',
      footer_text: 'Since 1939',
      support_url: 'https://hut.example.org/help',
      terms_url: null,
    });
  });

  it('says at the field what is no address', async () => {
    await form().getByLabel('Terms of use (optional)').fill('ftp://hut.example.org');
    await form().getByRole('button', { name: 'Save' }).click();
    await form().getByText('Must be a URL that starts with http:// or https://.').waitFor();
    await form().getByLabel('Terms of use (optional)').fill('');
    await form().getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
  });

  it('stores a mark at once, shows it on the sign-in page of a client, and removes it', async () => {
    await page.getByLabel('Picture of the mark').setInputFiles(picture);
    await page.getByRole('img', { name: 'The mark of Hut Eight' }).first().waitFor();
    const { mark_url } = await stored();
    const scopes = ['openid'];
    const redirect_uris = ['https://hut.example.org/back'];
    const organization_uuid = organization.split('/').at(-1)!;
    const { client_id } = await bench.ask<{ client_id: string }>('POST', '/v1/oauth-clients', {
      ...{ name: 'Bombe', redirect_uris, scopes, organization_uuid },
    });
    const stranger = await walk.open(bench.platform.auth_url);
    const asked = new URLSearchParams({
      ...{ client_id, redirect_uri: redirect_uris[0]!, response_type: 'code', scope: 'openid', state: 'x' },
      ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
    });
    await stranger.goto(`/oauth/authorize?${asked.toString()}`);
    await stranger.getByText('Hut Eight', { exact: true }).waitFor();
    await stranger.getByText('Platform runs this page for Hut Eight.').waitFor();
    expect(await stranger.evaluate<number>(`document.querySelector('.brand img').naturalWidth`)).toBe(256);
    await walk.inspect(stranger, 'branding-sign-in');
    await stranger.close();

    await page.getByRole('button', { name: 'Remove the mark of Hut Eight' }).click();
    await eventually(async () => expect((await stored())['mark_url']).toBeNull());
    expect((await fetch(mark_url!)).status).toBe(404);
    expect(walk.complaints).toStrictEqual([]);
  });
});

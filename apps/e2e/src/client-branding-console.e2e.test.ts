import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, onePixel } from '@platform/testing';
import { type Page, type PageWalk } from '@platform/testing/page-walk';
import { consoleBench, type ConsoleBench } from './console-bench.test-helper.js';

const owner = { name: 'Mavis', surname: 'Batey', email: 'mavis@client-branding.example.org', password: 'cape matapan' };
const picture = { name: 'mark.png', mimeType: 'image/png', buffer: Buffer.from(onePixel.split(',')[1]!, 'base64') };
const redirectUri = 'https://rodding.example.org/back';

describe('the branding of an application in the console', () => {
  let bench: ConsoleBench;
  let walk: PageWalk;
  let page: Page;
  let clientId: string;

  beforeAll(async () => {
    bench = await consoleBench({ owner });
    ({ walk, page } = bench);
    const { organization } = await bench.organization({ name: 'The Cottage' });
    const harbour = { accent: '#1f5f99', footer_text: 'Since 1939', terms_url: 'https://cottage.example.org/terms' };
    await bench.ask('PUT', `${organization}/branding`, harbour);
    const { client_id } = await bench.ask<{ client_id: string }>('POST', '/v1/oauth-clients', {
      ...{ name: 'Rodding', redirect_uris: [redirectUri], scopes: ['openid'] },
      organization_uuid: organization.split('/').at(-1)!,
    });
    clientId = client_id;
  });
  afterAll(() => bench?.close());

  const form = () => page.getByRole('form', { name: 'Colour, links and words', exact: true });
  const preview = () => page.getByRole('region', { name: 'Preview' });
  const stored = () => bench.ask<Record<string, string | null>>('GET', `/v1/oauth-clients/${clientId}/branding`);

  /** The page on which somebody signs in to it. */
  async function signIn(): Promise<Page> {
    const stranger = await walk.open(bench.platform.auth_url);
    const asked = new URLSearchParams({
      ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: 'openid', state: 'x' },
      ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
    });
    await stranger.goto(`/oauth/authorize?${asked.toString()}`);
    return stranger;
  }

  it('shows the organization where nothing is chosen, and the application with what is typed', async () => {
    await page.goto(`/console/applications/${clientId}`);
    const parts = page.getByRole('navigation', { name: /^Parts of/ });
    await parts.getByRole('link', { name: 'Branding', exact: true }).click();
    await preview().getByText('The Cottage', { exact: true }).waitFor();
    await preview().getByText('Since 1939').waitFor();
    await form().getByLabel('Colour', { exact: true }).fill('#ffd400');
    await form().getByLabel('Help page (optional)').fill('https://rodding.example.org/help');
    await preview().getByText('Rodding', { exact: true }).waitFor();
    await preview().getByText('Platform runs this page for Rodding.').waitFor();
    for (const text of ['Help', 'Terms', 'Since 1939']) await preview().getByText(text, { exact: true }).waitFor();
    await page.getByText('On a light ground it could not be read').waitFor();
    await walk.inspect(page, 'client-branding');
    await form().getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
    expect(await stored()).toMatchObject({ accent: '#ffd400', support_url: 'https://rodding.example.org/help' });
  });

  it('says at the field what is no address', async () => {
    await form().getByLabel('Privacy policy (optional)').fill('ftp://rodding.example.org');
    await form().getByRole('button', { name: 'Save' }).click();
    await form().getByText('Must be a URL that starts with http:// or https://.').waitFor();
    await form().getByLabel('Privacy policy (optional)').fill('');
    await form().getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
  });

  it('stores a mark at once, and its sign-in page shows it under its name', async () => {
    await page.getByLabel('Picture of the mark').setInputFiles(picture);
    await page.getByRole('img', { name: 'The mark of Rodding' }).first().waitFor();
    const stranger = await signIn();
    await stranger.getByText('Platform runs this page for Rodding.').waitFor();
    await stranger.getByText('Since 1939').waitFor();
    expect(await stranger.evaluate<number>(`document.querySelector('.brand img').naturalWidth`)).toBe(256);
    const accent = `getComputedStyle(document.documentElement).getPropertyValue('--accent')`;
    const own = await stranger.evaluate<string>(accent);
    await walk.inspect(stranger, 'client-branding-sign-in');
    await stranger.close();

    await page.getByRole('button', { name: 'Remove the mark of Rodding' }).click();
    await eventually(async () => expect((await stored())['mark_url']).toBeNull());
    const without = await signIn();
    expect(await without.evaluate<string>(accent)).toBe(own);
    expect(await without.evaluate<number>(`document.querySelectorAll('.brand img, .brand svg').length`)).toBe(0);
    await walk.inspect(without, 'client-branding-without-mark');
    await without.close();
  });

  it('is taken away as a whole, and the pages look like the organization again', async () => {
    await page.getByRole('button', { name: 'Remove the branding Rodding' }).click();
    await page.getByRole('button', { name: 'Yes, remove the branding Rodding' }).click();
    await preview().getByText('The Cottage', { exact: true }).waitFor();
    expect(await form().getByLabel('Help page (optional)').inputValue()).toBe('');
    expect(await stored()).toMatchObject({ accent: null, support_url: null, updated_at: null });
    const stranger = await signIn();
    await stranger.getByText('Platform runs this page for The Cottage.').waitFor();
    await stranger.close();
    expect(walk.complaints).toStrictEqual([]);
  });
});

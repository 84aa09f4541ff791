import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brandOf, brandVariables } from '@platform/look';
import { browser } from '@platform/testing';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { type Branding, playOrganizations, type TestOrganization } from '../../testing/organizations.test-helper.js';

const markHash = 'ab'.repeat(32);
const markPath = `/api/v1/organizations/branding/${markHash}`;
const full: Branding = {
  accent: '#c02050',
  mark_hash: markHash,
  support_email: 'help@acme.example',
  support_url: 'https://acme.example/help?a=1&b="2"',
  terms_url: null,
  privacy_url: 'https://acme.example/privacy',
  footer_text: 'Since <1815>',
};

describe('the branding of an organization', () => {
  let bench: IdentityBench;
  let play: ReturnType<typeof playOrganizations>;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    play = playOrganizations(bench);
    ada = await bench.person({ isVerified: true });
  });
  afterAll(() => bench.close());

  async function clientOf({ uuid }: TestOrganization) {
    const made = await bench.client();
    await bench.query(`UPDATE oauth_clients SET organization_uuid = $2, owner_uuid = NULL WHERE client_id = $1`, [
      made.client_id,
      uuid,
    ]);
    return made;
  }
  const signInPage = async (of: TestOrganization, agent = browser(bench.url)) => {
    const { path } = await bench.authorization({ client: await clientOf(of) });
    return agent.get(path);
  };
  const isBranded = async (of: TestOrganization) => (await signInPage(of)).text.includes('class="brand"');

  it('is on every page of a sign-in with a client of the organization, and the platform is named', async () => {
    const acme = await play.organization(ada, 'Acme & <Sons>');
    await play.brand(acme, full);
    const agent = browser(bench.url);
    const signIn = await signInPage(acme, agent);
    expect(signIn.url.pathname).toBe('/login');
    const flow = signIn.url.searchParams.get('flow')!;
    const pages = [signIn, await agent.get(`/forgot?flow=${flow}`), await agent.get(`/register?flow=${flow}`)];
    pages.push(await agent.submit(signIn, { email: ada.email, password: 'wrong' }));
    const consent = await agent.submit(signIn, { email: ada.email, password });
    expect(consent.url.pathname).toBe('/consent');
    pages.push(consent);
    for (const { text } of pages) {
      expect(text).toContain(`<img class="mark" src="${markPath}" alt=""`);
      expect(text).toContain('<span>Acme &#38; &#60;Sons&#62;</span>');
      expect(text).toContain('<p>Since &#60;1815&#62;</p>');
      expect(text).toContain('href="https://acme.example/help?a=1&#38;b=&#34;2&#34;"');
      expect(text).toContain('href="mailto:help@acme.example"');
      expect(text).toContain('Platform runs this page for Acme &#38; &#60;Sons&#62;.');
      expect(text).not.toContain('>Terms<');
    }
  });

  it('comes with a style sheet of its own, which our policy allows and browsers keep', async () => {
    const acme = await play.organization(ada);
    await play.brand(acme, full);
    const { text, headers } = await signInPage(acme);
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self';.*img-src 'self' data:;/);
    const [, href = ''] = /<link rel="stylesheet" href="(\/assets\/brand\/[^"]+)"/.exec(text) ?? [];
    expect(href).toMatch(/^\/assets\/brand\/c02050\.css\?v=[0-9a-f]{12}$/);
    const sheet = await fetch(bench.url + href);
    expect([sheet.status, sheet.headers.get('content-type'), sheet.headers.get('cache-control')]).toStrictEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sheet.text()).toBe(brandVariables(brandOf('#c02050')));
    const other = await fetch(`${bench.url}/assets/brand/c02050.css?v=older`);
    expect(other.headers.get('cache-control')).toBe('no-store');
    for (const name of ['c02050', 'C02050.css', 'red.css', '..%2Fc02050.css', 'c0205.css', '%00.css'])
      expect((await fetch(`${bench.url}/assets/brand/${name}`)).status).toBe(404);
  });

  it('is not on the pages of other clients, nor of an organization that chose nothing', async () => {
    const { path } = await bench.authorization({ client: await bench.client() });
    const { text } = await browser(bench.url).get(path);
    expect(text).not.toMatch(/class="brand|assets\/brand/);
    expect(await isBranded(await play.organization(ada))).toBe(false);
  });

  it('keeps the mark of the platform for an organization with a colour alone', async () => {
    const acme = await play.organization(ada);
    await play.brand(acme, { ...full, mark_hash: null });
    const { text } = await signInPage(acme);
    expect(text).toMatch(/<p class="brand">\s*<svg class="mark"/);
  });

  it('ignores an event that comes late', async () => {
    const acme = await play.organization(ada);
    await play.brand(acme, { ...full, footer_text: 'Newer' }, 900_002);
    await play.brand(acme, { ...full, footer_text: 'Older' }, 900_001);
    expect((await signInPage(acme)).text).toContain('<p>Newer</p>');
  });

  it('is on the page on which a device is connected', async () => {
    const acme = await play.organization(ada);
    await play.brand(acme, full);
    const scope = 'openid';
    const made = await clientOf(acme);
    const { body } = await bench.clientRequest('/api/oauth/device_authorization', made, { scope });
    const agent = browser(bench.url);
    const asked = await agent.submit(await agent.get('/device'), { user_code: body.user_code });
    const connected = await bench.goOn(agent, await agent.submit(asked), ada);
    for (const { text } of [asked, connected]) expect(text).toContain(markPath);
  });

  it('is not shown while the organization is suspended, and ends with it, also for a late event', async () => {
    const acme = await play.organization(ada);
    await play.brand(acme, full);
    expect(await isBranded(acme)).toBe(true);
    await play.suspend(acme);
    expect(await isBranded(acme)).toBe(false);
    await play.delete(acme);
    await play.brand(acme, full);
    expect(await bench.query(`SELECT FROM branding_copy WHERE organization_uuid = $1`, [acme.uuid])).toStrictEqual([]);
  });
});

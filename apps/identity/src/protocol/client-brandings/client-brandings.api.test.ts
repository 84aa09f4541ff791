import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, onePixel, type Browser } from '@platform/testing';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { type Branding, playOrganizations } from '../../testing/organizations.test-helper.js';

const markHash = 'cd'.repeat(32);
const ofAcme: Branding = {
  accent: '#0b5a8a',
  mark_hash: markHash,
  support_email: 'help@acme.example',
  support_url: 'https://acme.example/help',
  terms_url: 'https://acme.example/terms',
  privacy_url: null,
  footer_text: 'Acme since 1815',
};

describe('the pages of a client with a branding of its own', () => {
  let bench: IdentityBench;
  let play: ReturnType<typeof playOrganizations>;
  let ada: MadePerson;
  let token: string;
  beforeAll(async () => {
    bench = await identityBench({
      BRAND_NAME: 'Harbour',
      BRAND_SUPPORT_URL: 'https://harbour.example/help',
      BRAND_PRIVACY_URL: 'https://harbour.example/privacy',
    });
    play = playOrganizations(bench);
    ada = await bench.person({ isVerified: true });
    token = await bench.token({ user_uuid: ada.uuid, scopes: ['clients:manage'] });
  });
  afterAll(() => bench.close());

  async function brandedClient(branding: object, owner: object = { owner_uuid: ada.uuid }): Promise<MadeClient> {
    const client = await bench.client({ name: 'Notes & <More>', ...owner });
    const at = `/api/v1/oauth-clients/${client.client_id}/branding`;
    expect((await bench.call('PUT', at, { token, body: branding })).status).toBe(200);
    return client;
  }
  const withMark = async ({ client_id }: MadeClient): Promise<string> => {
    const answer = await bench.call('PUT', `/api/v1/oauth-clients/${client_id}/branding/mark`, {
      token,
      body: { picture: onePixel },
    });
    return new URL(answer.body.data.mark_url).pathname;
  };
  const acmeWith = async (branding: Branding = ofAcme) => {
    const acme = await play.organization(ada, 'Acme');
    await play.brand(acme, branding);
    return acme;
  };
  const signIn = async (client: MadeClient, agent: Browser = browser(bench.url)) =>
    agent.get((await bench.authorization({ client })).path);
  const isOurMark = /<p class="brand">\s*<svg class="mark"/;

  it('look like it on every page of the sign-in, under its name, and name the platform', async () => {
    const client = await brandedClient({ accent: '#c02050', footer_text: 'Notes <taken>' });
    const mark = await withMark(client);
    const agent = browser(bench.url);
    const first = await signIn(client, agent);
    const flow = first.url.searchParams.get('flow')!;
    const pages = [first, await agent.get(`/forgot?flow=${flow}`), await agent.get(`/register?flow=${flow}`)];
    pages.push(await agent.submit(first, { email: ada.email, password: 'wrong' }));
    const consent = await agent.submit(first, { email: ada.email, password });
    expect(consent.url.pathname).toBe('/consent');
    pages.push(consent);
    for (const { text } of pages) {
      expect(text).toContain(`<img class="mark" src="${mark}" alt=""`);
      expect(text).toContain('<span>Notes &#38; &#60;More&#62;</span>');
      expect(text).toContain('/assets/brand/c02050.css');
      expect(text).toContain('<p>Notes &#60;taken&#62;</p>');
      expect(text).toContain('Harbour runs this page for Notes &#38; &#60;More&#62;.');
    }
  });

  it('look like the organization where it chose nothing, and like the platform where neither did', async () => {
    const acme = await acmeWith();
    const owner = { organization_uuid: acme.uuid };
    const ofClient = await signIn(await brandedClient({ terms_url: 'https://notes.example/terms' }, owner));
    expect(ofClient.text).toContain('<span>Notes &#38; &#60;More&#62;</span>');
    expect(ofClient.text).toContain('href="https://notes.example/terms"');
    expect(ofClient.text).not.toContain('https://acme.example/terms');
    for (const said of ['/assets/brand/0b5a8a.css', `branding/${markHash}"`, 'Acme since 1815', 'help@acme.example'])
      expect(ofClient.text).toContain(said);
    // As on the pages of the organization, whose links stand in place of those of the platform.
    expect(ofClient.text).not.toContain('https://harbour.example');

    const ofPerson = await signIn(await brandedClient({ support_url: 'https://notes.example/help' }));
    expect(ofPerson.text).toContain('href="https://notes.example/help"');
    expect(ofPerson.text).toContain('href="https://harbour.example/privacy"');
    expect(ofPerson.text).not.toMatch(/harbour\.example\/help|assets\/brand/);
  });

  it('look like the organization again, under its name, once the branding is removed', async () => {
    const acme = await acmeWith();
    const client = await brandedClient({ accent: '#c02050' }, { organization_uuid: acme.uuid });
    expect((await signIn(client)).text).toContain('/assets/brand/c02050.css');
    await bench.call('DELETE', `/api/v1/oauth-clients/${client.client_id}/branding`, { token });
    const { text } = await signIn(client);
    expect(text).toContain('/assets/brand/0b5a8a.css');
    expect(text).toContain('Harbour runs this page for Acme.');
  });

  it('bear our mark only when the operator has verified the client, so that no name passes for ours', async () => {
    const client = await brandedClient({ accent: '#c02050' });
    expect((await signIn(client)).text).not.toMatch(isOurMark);
    await bench.query(`UPDATE oauth_clients SET is_verified = true WHERE client_id = $1`, [client.client_id]);
    expect((await signIn(client)).text).toMatch(isOurMark);
  });

  it('show no address in place of its name', async () => {
    const client = await brandedClient({ accent: '#c02050' });
    await bench.query(`UPDATE oauth_clients SET name = 'Pay at evil.example' WHERE client_id = $1`, [client.client_id]);
    const { text } = await signIn(client);
    const [, name] = /<p class="brand">[^]*?<span>([^<]*)<\/span>/.exec(text) ?? [];
    expect(name).toBeTruthy();
    expect(name).not.toContain('evil.example');
  });

  it('show nothing of it while its organization or its owner is suspended', async () => {
    const acme = await acmeWith();
    const ofOrganization = await brandedClient({ accent: '#c02050' }, { organization_uuid: acme.uuid });
    await play.suspend(acme);
    const bob = await bench.person();
    const ofBob = await brandedClient({ accent: '#c02050' });
    await bench.query(`UPDATE oauth_clients SET owner_uuid = $2 WHERE client_id = $1`, [ofBob.client_id, bob.uuid]);
    expect((await signIn(ofBob)).text).toContain('/assets/brand/c02050.css');
    await bench.query(`UPDATE users SET is_active = false WHERE uuid = $1`, [bob.uuid]);
    for (const client of [ofOrganization, ofBob])
      expect((await signIn(client)).text).not.toMatch(/class="brand"|assets\/brand/);
  });

  it('look like it where a device is connected', async () => {
    const client = await brandedClient({ accent: '#c02050' });
    const { body } = await bench.clientRequest('/api/oauth/device_authorization', client, { scope: 'openid' });
    const agent = browser(bench.url);
    const asked = await agent.submit(await agent.get('/device'), { user_code: body.user_code });
    const connected = await bench.goOn(agent, await agent.submit(asked), ada);
    for (const { text } of [asked, connected]) expect(text).toContain('/assets/brand/c02050.css');
  });

  it('look like it where the mailed link for a new password is opened, in the browser of the sign-in alone', async () => {
    const client = await brandedClient({ accent: '#c02050' });
    const agent = browser(bench.url);
    const flow = (await signIn(client, agent)).url.searchParams.get('flow')!;
    const bob = await bench.person({ isVerified: true });
    await agent.submit(await agent.get(`/forgot?flow=${flow}`), { email: bob.email }, '/forgot');
    const link = await bench.mailedLink(bob.email, '/reset');
    const page = await agent.get(link);
    expect(page.text).toContain('/assets/brand/c02050.css');
    const refused = await agent.submit(page, { password: 'short' }, '/reset');
    expect([refused.status, refused.text.includes('/assets/brand/c02050.css')]).toStrictEqual([422, true]);
    expect((await browser(bench.url).get(link)).text).not.toContain('/assets/brand/');
  });
});

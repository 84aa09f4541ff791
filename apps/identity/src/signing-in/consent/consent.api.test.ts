import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser, type Page } from '@platform/testing';
import { languages } from '../../pages/i18n/translations.js';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { byPassword } from '../../testing/factors.test-helper.js';
import { playOrganizations } from '../../testing/organizations.test-helper.js';
import { messages } from '../../pages/i18n/index.js';

describe('the consent page', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    ada = await bench.person();
  });
  afterAll(() => bench.close());

  const csp = ({ headers }: Page) => headers.get('content-security-policy') ?? '';
  async function consentOf(client: MadeClient, parameters: Record<string, string> = {}, agent = browser(bench.url)) {
    const { path } = await bench.authorization({ client, scope: 'openid email', parameters });
    const page = await agent.submit(await agent.get(path), { email: ada.email, password });
    expect(page.url.pathname).toBe('/consent');
    return { agent, page };
  }

  it('is remembered in other browsers for applications that can authenticate, and for no others', async () => {
    const who = await bench.person();
    for (const [type, path] of [
      ['confidential', '/callback'],
      ['public', '/consent'],
    ] as const) {
      const client = await bench.client({ type });
      await bench.tokens({ client }, who);
      const elsewhere = browser(bench.url);
      await byPassword(bench, who, elsewhere);
      const { pathname } = (await elsewhere.get((await bench.authorization({ client })).path)).url;
      assert.equal(pathname, path, type);
    }
  });

  it('names owner, unchecked state, logo of that host, links, target and signed-in person', async () => {
    const links = {
      logo_uri: 'https://logo.example/a.png',
      policy_uri: 'https://app.example/p',
      tos_uri: 'https://app.example/t',
    };
    const made = await bench.client({ owner_uuid: ada.uuid, ...links });
    const { page } = await consentOf(made);
    for (const shown of [
      ...Object.values(links),
      ada.email,
      'Ada Lovelace',
      '127.0.0.1:9999',
      messages('consent', 'en').unverified,
    ])
      assert.ok(page.text.includes(shown), shown);
    expect(csp(page)).toMatch(/img-src 'self' data: https:\/\/logo\.example;/);
    expect(csp((await consentOf(await bench.client())).page)).not.toMatch(/logo\.example/);
  });

  it('names the organization of the client, unchecked until the operator verifies it', async () => {
    const play = playOrganizations(bench);
    const navy = await play.organization(ada, 'Royal <Navy>');
    const made = await bench.client({ organization_uuid: navy.uuid });
    for (const language of languages) {
      const { page } = await consentOf(made, { ui_locales: language });
      const { by, unverified } = messages('consent', language);
      assert.ok(page.text.includes(`${by} <strong>Royal &#60;Navy&#62;</strong>`), language);
      assert.ok(page.text.includes(unverified), language);
      expect(page.text.includes('Ada Lovelace')).toBeFalsy();
    }
    await play.delete(navy);
    const { path } = await bench.authorization({ client: made, scope: 'openid email' });
    expect((await browser(bench.url).get(path)).status).toBeGreaterThanOrEqual(400);
  });

  it('says that the operator vouches for its own clients and for verified ones', async () => {
    const { page } = await consentOf(await bench.client());
    expect(page.text).toContain(messages('consent', 'en').verified);
    const checked = await bench.client({ owner_uuid: ada.uuid });
    await bench.query(`UPDATE oauth_clients SET is_verified = true WHERE client_id = $1`, [checked.client_id]);
    expect((await consentOf(checked)).page.text).toContain(messages('consent', 'en').verified);
  });

  it('is skipped for single claims of a trusted client, and in other browsers of who allowed them before', async () => {
    const claims = JSON.stringify({ userinfo: { birthdate: null, phone_number: null } });
    const ask = async (client: MadeClient, parameters: Record<string, string> = {}) => {
      const { path } = await bench.authorization({ client, scope: 'openid', parameters: { claims, ...parameters } });
      const agent = browser(bench.url);
      return { agent, page: await agent.submit(await agent.get(path), { email: ada.email, password }) };
    };
    const trusted = await bench.client({ is_trusted: true });
    expect((await ask(trusted)).page.url.searchParams.get('code')).toBeTruthy();
    const other = await bench.client();
    const { agent, page } = await ask(other);
    expect(page.url.pathname).toBe('/consent');
    expect((await agent.submit(page, { decision: 'allow' }, '/consent')).url.searchParams.get('code')).toBeTruthy();
    expect((await ask(other)).page.url.searchParams.get('code')).toBeTruthy();
    const more = JSON.stringify({ userinfo: { birthdate: null, gender: null } });
    expect((await ask(other, { claims: more })).page.url.pathname).toBe('/consent');
  });

  it('speaks six languages', async () => {
    const made = await bench.client();
    for (const language of languages) {
      const { page } = await consentOf(made, { ui_locales: language });
      expect(page.text).toMatch(new RegExp(`<html lang="${language}"`));
      assert.ok(page.text.includes(messages('scopes', language).email), language);
    }
  });

  it('says in each language that the e-mail address is part of the profile, as at GET /user', async () => {
    const made = await bench.client();
    for (const language of languages) {
      const { path } = await bench.authorization({
        client: made,
        scope: 'profile',
        parameters: { ui_locales: language },
      });
      const agent = browser(bench.url);
      const page = await agent.submit(await agent.get(path), { email: ada.email, password });
      const asked = /<ul class="scopes">([^]*?)<\/ul>/.exec(page.text)?.[1] ?? '';
      assert.match(asked, /e-mail|correo electrónico/i, language);
    }
  });

  it('lets another person sign in: the first one is signed out, and the second is asked', async () => {
    const made = await bench.client();
    const bob = await bench.person();
    const { agent, page } = await consentOf(made);
    const again = await agent.submit(page, {}, '/consent/switch');
    expect(again.url.pathname).toBe('/login');
    const asked = await agent.submit(again, { email: bob.email, password });
    expect(asked.text).toContain(bob.email);
    const back = await agent.submit(asked, { decision: 'allow' }, '/consent');
    expect(back.url.searchParams.get('code')).toBeTruthy();
    const grants = await bench.query(`SELECT user_uuid FROM oauth_grants WHERE client_id = $1`, [made.client_id]);
    expect(grants).toStrictEqual([{ user_uuid: bob.uuid }]);
  });

  it('refuses a forged answer: without the form of this browser, or for the flow of another', async () => {
    const made = await bench.client();
    const { agent, page } = await consentOf(made);
    const forged = await agent.submit(page, { csrf: 'x'.repeat(43), decision: 'allow' }, '/consent');
    expect(forged.status).toBe(403);
    expect((await agent.submit(page, { csrf: '' }, '/consent/switch')).status).toBe(403);
    const other = await consentOf(made);
    const stolen = await other.agent.submit(other.page, { flow: page.url.searchParams.get('flow')! }, '/consent');
    expect(stolen.status).toBe(400);
    expect(csp(page)).toMatch(/frame-ancestors 'none'/);
    expect(await bench.query(`SELECT id FROM oauth_grants WHERE client_id = $1`, [made.client_id])).toStrictEqual([]);
  });

  for (const uri of ['com.example.notes:/callback', 'http://[::1]:9999/callback'])
    it(`returns to an app by a page without a form, as form-action stops redirects of forms (${uri})`, async () => {
      const made = await bench.client({ type: 'public', redirect_uris: [uri] });
      const { path, state } = await bench.authorization({ client: made, parameters: { redirect_uri: uri } });
      const agent = browser(bench.url);
      const continued = await agent.submit(await agent.get(path), { email: ada.email, password });
      expect(continued.url.pathname).toBe('/login/continue');
      const consent = await agent.get(continued.url.searchParams.get('to')!);
      expect(consent.text).toContain(new URL(uri).host || 'com.example.notes');
      const allowed = await agent.submit(consent, { decision: 'allow' }, '/consent');
      expect(allowed.text).toMatch(/http-equiv="refresh" content="0;url=\/oauth\/authorize\//);
      const back = await agent.get(allowed.url.searchParams.get('to')!);
      expect(back.url.href.startsWith(`${uri}?`)).toBeTruthy();
      expect(back.url.searchParams.get('state')).toBe(state);
    });

  it('returns only to the application of the flow', async () => {
    for (const to of [
      '//evil.example',
      'https://evil.example',
      '/oauth/authorize/../../x',
      '/\\evil',
      '/oauth/authorize/%09',
      'javascript:alert(1)',
    ]) {
      const page = await browser(bench.url).get(`/login/continue?${new URLSearchParams({ to }).toString()}`);
      assert.equal(page.status, 404, to);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { joiningPaths } from '@platform/contracts';
import { httpReceiver, type HttpReceiver } from '@platform/testing';
import { pageWalk, phone, type Page, type PageWalk } from '@platform/testing/page-walk';
import { messages } from '../../pages/i18n/index.js';
import { IdentityProviders } from '../../signing-in/federation/identity-providers.service.js';
import { foreignProvider } from '../foreign-provider.test-helper.js';
import { identityBench, password, type IdentityBench, type MadePerson } from '../identity-bench.test-helper.js';

jest.setTimeout(600_000);

/** An organization with a name that cannot wrap. */
const organization = { uuid: randomUUID(), name: 'Donaudampfschifffahrtsgesellschaft & <Söhne>' };

/** A browser checks the pages that involve another party: an organization, a device, an application, a provider. */
describe('the pages that involve other people, in a browser', () => {
  let bench: IdentityBench;
  let walk: PageWalk;
  let organizations: HttpReceiver;
  let foreign: Awaited<ReturnType<typeof foreignProvider>>;
  /** The answers of organizations, by path. */
  const answers: Record<string, [status: number, body: object]> = {};
  beforeAll(async () => {
    organizations = await httpReceiver();
    organizations.always(({ path }) => {
      const [status, body] = answers[path] ?? [404, { error: 'not_found', message: 'x' }];
      return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    });
    [bench, walk] = await Promise.all([identityBench({ ORGANIZATIONS_URL: organizations.url }), pageWalk()]);
    foreign = await foreignProvider(`${bench.url}/federation/example/callback`);
    const { client_id: clientId, client_secret: clientSecret } = foreign.client;
    const provider = { code: 'example', name: 'Example Identity', issuer: foreign.url, clientId, clientSecret };
    await bench.running.app.get(IdentityProviders).create({ ...provider, scopes: ['openid', 'email', 'profile'] });
  });
  afterAll(async () => {
    await walk?.close();
    await foreign?.close();
    await bench?.close();
    await organizations?.close();
  });

  const press = (page: Page, selector: string) => Promise.all([page.waitForNavigation(), page.click(selector)]);
  async function signIn(page: Page, who: MadePerson): Promise<void> {
    await page.goto('/login');
    await page.fill('#email', who.email);
    await page.fill('#password', password);
    await press(page, 'main form[action="/login"] button');
  }

  /** In English in full, in German on a phone, as words are long there. */
  for (const locale of ['en', 'de'] as const) {
    const options = { glance: locale !== 'en' };
    const prefix = locale === 'en' ? '' : `${locale}-`;
    const arrive = async () => ({
      page: await walk.open(bench.url, { locale, ...(options.glance && { viewport: phone }) }),
      who: await bench.person({ isVerified: true }),
      look: (page: Page, name: string) => walk.inspect(page, prefix + name, options),
    });

    it(`cover invitations and shared links, in ${locale}`, async () => {
      const { page, who, look } = await arrive();
      const invitation = { organization, email: who.email, role_display_name: 'Member', invited_by: 'Grace Hopper' };
      const invited = (status = 'pending') => (answers[joiningPaths.invitation] = [200, { ...invitation, status }]);
      answers[joiningPaths.inviteLink] = [200, { organization, role_display_name: 'Member' }];
      invited();
      await page.goto('/invitations/some');
      await look(page, 'invitation-stranger');
      await page.goto('/join/some');
      await look(page, 'join-stranger');
      await signIn(page, who);
      for (const status of ['accepted', 'expired', 'cancelled']) {
        invited(status);
        await page.goto('/invitations/some');
        await look(page, `invitation-${status}`);
      }
      answers[joiningPaths.invitation] = [200, { ...invitation, email: 'else@example.com', status: 'pending' }];
      await page.goto('/invitations/some');
      await look(page, 'invitation-of-another');
      invited();
      for (const [decision, status] of [
        ['decline', 'declined'],
        ['accept', 'accepted'],
      ] as const) {
        answers[joiningPaths.answer] = [200, { status, organization }];
        await page.goto('/invitations/some');
        if (decision === 'decline') await look(page, 'invitation');
        await press(page, `main button[value=${decision}]`);
        await look(page, `invitation-is-${status}`);
      }
      answers[joiningPaths.join] = [403, { error: 'domain_not_allowed', message: 'x' }];
      await page.goto('/join/some');
      await look(page, 'join');
      await press(page, 'main form button');
      await look(page, 'join-refused');
      answers[joiningPaths.invitation] = [404, { error: 'not_found', message: 'x' }];
      await page.goto('/invitations/some');
      await look(page, 'invitation-not-found');
      answers[joiningPaths.invitation] = [500, {}];
      expect((await page.goto('/invitations/some'))?.status()).toBe(503);
      expect(await page.getAttribute('main .next a', 'href')).toBe('/invitations/some');
      await look(page, 'unavailable');
    }, 120_000);

    it(`cover devices, in ${locale}`, async () => {
      const { page, who, look } = await arrive();
      const client = await bench.client({ name: 'Television in the living room' });
      const begin = async () => {
        const scope = { scope: 'openid email' };
        const { body } = await bench.clientRequest('/api/oauth/device_authorization', client, scope);
        await page.goto(`/device?user_code=${body.user_code as string}`);
      };
      await begin();
      await look(page, 'device-code');
      await press(page, 'main button');
      await look(page, 'device-confirm');
      await press(page, 'main button[name=abort]');
      await look(page, 'device-refused');
      await page.goto('/device');
      await page.fill('#user_code', 'BBBB-BBBB');
      await press(page, 'main button');
      await look(page, 'device-wrong');
      await signIn(page, who);
      await begin();
      await press(page, 'main button');
      await press(page, 'main button:not([name=abort])');
      await look(page, 'device-consent');
      await press(page, 'main button[value=allow]');
      await look(page, 'device-connected');
    }, 120_000);

    it(`cover an application that somebody else registered, in ${locale}`, async () => {
      const { page, who, look } = await arrive();
      const owner = await bench.person();
      const pages = { policy_uri: 'https://notes.example/privacy', tos_uri: 'https://notes.example/terms' };
      const client = await bench.client({
        name: 'Field Notes of an application with a long name',
        owner_uuid: owner.uuid,
        redirect_uris: ['http://127.0.0.1:9999/callback', 'com.example.notes:/callback'],
        ...pages,
      });
      await bench.code({ client, scope: 'openid email' }, who);
      await signIn(page, who);
      const claims = JSON.stringify({ userinfo: { phone_number: null, birthdate: null } });
      const request = { client, scope: 'openid email profile org:read org:manage offline_access' };
      const parameters = { claims, prompt: 'consent' };
      await page.goto((await bench.authorization({ ...request, parameters })).path);
      const last = page.locator('.scopes:not(.known) li').last();
      const { phone, birthday } = messages('account', locale);
      expect((await last.textContent())!).toMatch(new RegExp(`: ${phone}, ${birthday}$`));
      await look(page, 'consent-more');
      const toApp = { ...parameters, redirect_uri: 'com.example.notes:/callback' };
      await page.goto((await bench.authorization({ ...request, parameters: toApp })).path);
      await look(page, 'consent-app');
    }, 120_000);

    it(`cover another provider, in ${locale}`, async () => {
      const { page, who, look } = await arrive();
      await page.goto('/login');
      await look(page, 'provider-login');
      await page.goto('/register');
      await page.waitForSelector('form[action="/federation/example"] button');
      await look(page, 'provider-register');
      foreign.signInAs(null);
      await page.goto('/login');
      await press(page, 'form[action="/federation/example"] button');
      await page.waitForSelector('main h1');
      await look(page, 'provider-refused');
      await signIn(page, who);
      await page.goto('/account/connections');
      await look(page, 'provider-connections');
      foreign.signInAs({ sub: randomUUID(), email: 'ada@other.example', email_verified: true });
      await press(page, 'form[action="/account/connections/link"] button');
      await page.waitForURL('**/account/connections?done=linked');
      await look(page, 'provider-linked');
    }, 120_000);
  }

  it('cover errors', async () => {
    for (const locale of ['en', 'de']) {
      const page = await walk.open(bench.url, { locale });
      await page.goto('/login');
      await page.evaluate(`document.querySelector('[name=csrf]').value = 'x'`);
      await page.fill('#email', 'ada@example.com');
      await page.fill('#password', 'x');
      await press(page, 'main form[action="/login"] button');
      await walk.inspect(page, `${locale}-csrf-failed`, { glance: locale !== 'en' });
      await signIn(page, await bench.person());
      await bench.query('ALTER TABLE federated_identities RENAME TO gone');
      try {
        expect((await page.goto('/account/connections'))?.status()).toBe(500);
      } finally {
        await bench.query('ALTER TABLE gone RENAME TO federated_identities');
      }
      await walk.inspect(page, `${locale}-internal-error`, { glance: locale !== 'en' });
    }
  });

  it('break no content security policy, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

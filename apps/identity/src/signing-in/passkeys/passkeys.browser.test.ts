import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pageWalk, type BrowserContext, type CDPSession, type Page, type PageWalk } from '@platform/testing/page-walk';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

jest.setTimeout(200_000);

/** A browser with a virtual authenticator that verifies its user and keeps discoverable passkeys. */
describe('passkeys', () => {
  let bench: IdentityBench;
  let walk: PageWalk;
  beforeAll(async () => {
    bench = await identityBench({}, 'localhost');
    walk = await pageWalk();
  });
  afterAll(async () => {
    await walk?.close();
    await bench?.close();
    expect(walk.complaints).toStrictEqual([]);
  });

  interface Opened {
    context: BrowserContext;
    page: Page;
    cdp: CDPSession;
    authenticatorId: string;
  }

  async function open(): Promise<Opened> {
    const page = await walk.open(bench.url, { locale: 'en', reducedMotion: 'no-preference' });
    const context = page.context();
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: false },
      },
    });
    return { context, page, cdp, authenticatorId };
  }

  /** Sets whether somebody touches the authenticator: else it would use at once a passkey offered in the background. */
  const touch = ({ cdp, authenticatorId }: Opened, enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

  async function byPassword({ page }: Opened, who: MadePerson): Promise<void> {
    await page.goto('/login');
    await page.locator('#email').fill(who.email);
    await page.locator('#password').fill(password);
    await page.locator('form[action="/login"] button').click();
  }

  const send = (page: Page, action: string) => page.locator(`form[action="${action}"] button.button`).first().click();
  const arrives = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

  async function withPasskey(who: MadePerson): Promise<Opened> {
    const opened = await open();
    const { page } = opened;
    await byPassword(opened, who);
    await arrives(page, '/account');
    await page.goto('/account/security/passkeys');
    await page.locator('#name').fill('My key');
    await touch(opened, true);
    await send(page, '/account/security/passkeys');
    await page.locator('li code').first().waitFor();
    expect(await page.locator('li code').count()).toBe(10);
    await touch(opened, false);
    // The form that has shown the codes is sent again.
    await page.reload();
    await page.getByText('The passkey is added. If you did not keep').waitFor();
    await page.goto('/account/security');
    await page.getByText('My key', { exact: true }).waitFor();
    return opened;
  }

  /** Picks the passkey that the sign-in page offers in the background. */
  async function takeOffered(opened: Opened): Promise<void> {
    await opened.page.goto('about:blank');
    await touch(opened, true);
    await opened.page.goto('/login', { waitUntil: 'commit' });
  }

  async function signOut(page: Page): Promise<void> {
    await page.goto('/account');
    await page.locator('button[form="sign-out"]').click();
    await arrives(page, '/login');
  }

  const idOf = async (who: MadePerson) =>
    (await bench.query<{ id: string }>(`SELECT id FROM passkeys WHERE user_uuid = $1`, [who.uuid]))[0]!.id;

  const amrOf = async (who: MadePerson) => {
    const rows = await bench.query<{ amr: string[]; acr: string }>(
      `SELECT payload->'amr' AS amr, payload->>'acr' AS acr FROM oauth_records
       WHERE kind = 'Session' AND payload->>'accountId' = $1 ORDER BY created_at DESC LIMIT 1`,
      [who.uuid],
    );
    return rows[0];
  };

  it('sign in alone, offered at the address field, and count as two factors resistant to phishing', async () => {
    const who = await bench.person();
    const opened = await withPasskey(who);
    const { page } = opened;
    await signOut(page);
    // Every visit of the page asks in the background, so that the passkey is suggested; here it is used at once.
    await takeOffered(opened);
    await arrives(page, '/account');
    expect(await amrOf(who)).toStrictEqual({ amr: ['pop', 'user', 'mfa'], acr: 'phr' });
    await opened.context.close();
  });

  it('are the second factor after a password', async () => {
    const who = await bench.person();
    const opened = await withPasskey(who);
    const { page } = opened;
    await signOut(page);
    await byPassword(opened, who);
    await arrives(page, '/mfa');
    await touch(opened, true);
    await send(page, '/mfa');
    await arrives(page, '/account');
    expect((await amrOf(who))?.amr).toStrictEqual(['pwd', 'pop', 'user', 'mfa']);
    await opened.context.close();
  });

  it('of another person are no second factor, although they sign the same challenge', async () => {
    const [ada, eve] = [await bench.person(), await bench.person()];
    const [adas, eves] = [await withPasskey(ada), await withPasskey(eve)];
    const { page } = eves;
    await signOut(page);
    await byPassword(eves, ada);
    await arrives(page, '/mfa');
    const [adasId, evesId] = await Promise.all([ada, eve].map(idOf));
    // The page asks for Ada’s passkey: Eve makes it ask for hers.
    await page.evaluate(`{
      const { dataset } = document.querySelector('form[data-passkey]');
      if (!dataset.options.includes('${adasId}')) throw new Error(dataset.options);
      dataset.options = dataset.options.replace('${adasId}', '${evesId}');
    }`);
    await touch(eves, true);
    const answered = Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.waitForEvent('load'),
    ]);
    await send(page, '/mfa');
    const [answer] = await answered;
    expect(
      (JSON.parse(new URLSearchParams(answer.request().postData()!).get('credential')!) as { id: string }).id,
    ).toBe(evesId);
    expect([answer.status(), new URL(answer.url()).pathname]).toStrictEqual([401, '/mfa']);
    const cookies = await eves.context.cookies();
    expect(cookies.some(({ name }) => name === 'identity_session')).toBeFalsy();
    await page.goto('/account');
    await arrives(page, '/login');
    await Promise.all([adas.context.close(), eves.context.close()]);
  });

  it('confirm a change, and can be removed: then the password alone signs in', async () => {
    const who = await bench.person();
    const opened = await withPasskey(who);
    const { page } = opened;
    await page.goto('/login/confirm?to=/account/security');
    await touch(opened, true);
    await page.locator('form[action="/login/confirm"][data-passkey] button').click();
    await arrives(page, '/account/security');
    await touch(opened, false);
    await page.locator('#passkeys ~ .items summary').click();
    await send(page, '/account/security/passkeys/remove');
    await page.getByText('My key', { exact: true }).waitFor({ state: 'detached' });
    await signOut(page);
    await byPassword(opened, who);
    await arrives(page, '/account');
    await opened.context.close();
  });

  it('answer a challenge once, in the browser that was asked, for its purpose', async () => {
    const who = await bench.person();
    const opened = await withPasskey(who);
    const { page, context } = opened;
    await signOut(page);
    const cookies = await context.cookies();
    const posted = page.waitForRequest((request) => request.url().endsWith('/login/passkey'));
    await takeOffered(opened);
    // The form is shown again, as a form that is sent twice counts as one.
    const body = (await posted).postData()!.replace(/form_id=[^&]*/, 'form_id=another');
    await arrives(page, '/account');
    const replay = (cookie: string) =>
      fetch(`${bench.url}/login/passkey`, {
        ...{ method: 'POST', redirect: 'manual', body },
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      });
    const csrf = cookies.find(({ name }) => name.endsWith('csrf'))!;
    const asked = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await replay(asked)).status).toBe(401);
    expect((await replay(`${csrf.name}=${csrf.value}`)).status).toBe(401);
    const asAnother = asked.replace('identity_passkey_sign-in', 'identity_passkey_mfa');
    expect((await replay(asAnother)).status).toBe(401);
    await context.close();
  });
});

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { httpReceiver } from '@platform/testing';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { codeOf } from '../factors.test-helper.js';
import { identityBench, password, redirectUri, type IdentityBench } from '../identity-bench.test-helper.js';

jest.setTimeout(240_000);

const focused = `(() => {
  const { tagName, name, textContent } = document.activeElement;
  const { outlineStyle } = getComputedStyle(document.activeElement);
  const text = textContent.replace(/\\s+/g, " ").trim();
  return { what: tagName === 'INPUT' ? name : text, isSeen: outlineStyle !== 'none' };
})()`;

/** People without scripts, or without a mouse. */
describe('a journey through the pages', () => {
  let bench: IdentityBench;
  let walk: PageWalk;
  let application: Awaited<ReturnType<typeof httpReceiver>>;
  beforeAll(async () => {
    [bench, walk, application] = await Promise.all([identityBench(), pageWalk(), httpReceiver()]);
  });
  afterAll(async () => {
    await walk?.close();
    await bench?.close();
    await application?.close();
  });

  const open = (options: Parameters<PageWalk['open']>[1] = {}): Promise<Page> => walk.open(bench.url, options);
  const authorize = async (parameters: Record<string, string> = {}) => {
    const redirect_uri = `${application.url}/callback`;
    const client = await bench.client({ name: 'Field Notes', redirect_uris: [redirect_uri] });
    return (await bench.authorization({ client, parameters: { redirect_uri, ...parameters } })).path;
  };
  const arrived = (page: Page) => page.waitForURL((url) => url.origin === application.url);
  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

  describe('without JavaScript', () => {
    it('makes and confirms an account, and the application gets its code', async () => {
      const page = await open({ javaScriptEnabled: false });
      const email = `${randomUUID()}@example.com`;
      await page.goto(await authorize());
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByLabel('First name').fill('Grace');
      await page.getByLabel('Last name').fill('Hopper');
      await page.getByLabel('E-mail address').fill(email);
      await page.getByLabel('Password').fill(password);
      await button(page, 'Create account').click();
      await page.getByText(email).waitFor();
      await page.goto(await bench.mailedLink(email, '/verify-email'));
      await page.getByRole('main').getByRole('button').click();
      await button(page, 'Allow').click();
      await arrived(page);
      expect(new URL(page.url()).searchParams.get('code')).toBeTruthy();
    });

    it('signs in, also as another person, changes the language, and signs out', async () => {
      const page = await open({ javaScriptEnabled: false });
      const [ada, bob] = [await bench.person(), await bench.person()];
      for (const who of [ada, bob]) {
        await page.goto(await authorize({ prompt: 'login' }));
        await page.getByLabel('E-mail address').fill(who.email);
        await page.getByLabel('Password').fill(password);
        await button(page, 'Sign in').click();
        // The provider continues by a form that a script would submit.
        if (who === bob) await button(page, 'Go on').click();
        await page.getByText(who.email).waitFor();
        await button(page, 'Allow').click();
        await arrived(page);
      }
      await page.goto('/account');
      await page.locator('.languages summary').click();
      await page.getByRole('button', { name: 'Deutsch' }).click();
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await page.waitForURL('**/login');
      expect(await page.getAttribute('html', 'lang')).toBe('de');
    });

    it('saves recovery codes as a file, and they stay on the page', async () => {
      const page = await open({ javaScriptEnabled: false });
      await page.goto('/login');
      await page.getByLabel('E-mail address').fill((await bench.person()).email);
      await page.getByLabel('Password').fill(password);
      await button(page, 'Sign in').click();
      await page.waitForURL('**/account');
      await page.goto('/account/security/totp');
      await page.locator('#code').fill(codeOf((await page.textContent('.secret'))!.replaceAll(/\s/g, '')));
      await page.locator('main button').click();
      await page.locator('.codes').waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Download as a text file').click(),
      ]);
      expect(download.suggestedFilename()).toBe('recovery-codes.txt');
      const text = readFileSync(await download.path(), 'utf8');
      const codes = await page.locator('.codes code').allTextContents();
      expect(codes.length).toBe(10);
      expect(text.endsWith(`${codes.join('\r\n')}\r\n`)).toBeTruthy();
    });

    it('offers no passkey, which could not work', async () => {
      const page = await open({ javaScriptEnabled: false });
      await page.goto('/login');
      expect(await page.getByRole('button', { name: /passkey/i }).count()).toBe(0);
    });
  });

  describe('back to an app on this device', () => {
    const ipv6 = 'http://[::1]:9999/callback';
    const scheme = 'com.example.app:/out';

    /** The request that the app gets in the end. */
    async function allow(parameters: Record<string, string> = {}) {
      const page = await open();
      const client = await bench.client({ redirect_uris: [ipv6] });
      const { path } = await bench.authorization({ client, parameters: { redirect_uri: ipv6, ...parameters } });
      await page.goto(path);
      await page.getByLabel('E-mail address').fill((await bench.person()).email);
      await page.getByLabel('Password').fill(password);
      await button(page, 'Sign in').click();
      const asked = page.waitForRequest((request) => request.url().startsWith(ipv6));
      await button(page, 'Allow').click();
      return asked;
    }

    it('gives a code to an app that listens at an IPv6 address, by the address or by a form', async () => {
      const asked = await allow();
      expect(new URL(asked.url()).searchParams.get('code')).toBeTruthy();
      const posted = await allow({ response_mode: 'form_post' });
      expect(posted.method()).toBe('POST');
      expect(posted.postData() ?? '').toMatch(/code=/);
    });

    it('signs out and returns to it, and to an app with a custom scheme', async () => {
      for (const back of [ipv6, scheme]) {
        const page = await open();
        const redirectUris = [redirectUri, ...(back === scheme ? ['com.example.app:/callback'] : [])];
        const client = await bench.client({ redirect_uris: redirectUris, post_logout_redirect_uris: [back] });
        await page.goto('/login');
        await page.getByLabel('E-mail address').fill((await bench.person()).email);
        await page.getByLabel('Password').fill(password);
        await button(page, 'Sign in').click();
        await page.waitForURL('**/account');
        const query = new URLSearchParams({ client_id: client.client_id, post_logout_redirect_uri: back });
        await page.goto(`/oauth/logout?${query}`);
        const arrived =
          back === scheme
            ? page.getByRole('link', { name: 'Open the app' }).waitFor()
            : page.waitForRequest((request) => request.url().startsWith(back));
        await button(page, 'Sign out').click();
        await arrived;
      }
    });
  });

  describe('with the keyboard alone', () => {
    /** Presses Tab until this element has the focus, and checks that every element on the way shows it. */
    async function tabTo(page: Page, wanted: string): Promise<void> {
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press('Tab');
        const { what, isSeen } = await page.evaluate<{ what: string; isSeen: boolean }>(focused);
        assert.ok(isSeen, `the focus cannot be seen on ${what}`);
        if (what === wanted) return;
      }
      throw new Error(`Tab does not lead to ${wanted}`);
    }

    async function signIn(page: Page, email: string): Promise<void> {
      // The browser may set the focus only with its first frame of the page, after the load.
      await page.waitForSelector('input[name=email]:focus');
      await page.keyboard.type(email);
      await tabTo(page, 'password');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
    }

    it('signs in and allows what an application asks for', async () => {
      const page = await open();
      const ada = await bench.person();
      await page.goto(await authorize());
      await signIn(page, ada.email);
      await page.getByText(ada.email).waitFor();
      await tabTo(page, 'Allow');
      await page.keyboard.press('Enter');
      await arrived(page);
    });

    it('changes the language, and the page returns in it', async () => {
      const page = await open();
      await page.goto('/register');
      await tabTo(page, 'Language: English');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Français');
      await page.keyboard.press('Enter');
      await page.waitForSelector('html[lang=fr]');
      expect(new URL(page.url()).pathname).toBe('/register');
    });

    it('skips the navigation of the account', async () => {
      const page = await open();
      const ada = await bench.person();
      await page.goto('/login');
      await signIn(page, ada.email);
      await page.waitForURL('**/account');
      await tabTo(page, 'Skip to the content');
      await page.keyboard.press('Enter');
      await page.waitForFunction(`document.activeElement.id === 'content'`);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(`document.activeElement.closest('main') !== null`)).toBe(true);
    });
  });

  it('breaks no content security policy', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

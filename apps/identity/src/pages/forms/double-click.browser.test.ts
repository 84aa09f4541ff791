import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { httpReceiver } from '@platform/testing';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { age, withTotp } from '../../testing/factors.test-helper.js';
import { identityBench, password, type IdentityBench } from '../../testing/identity-bench.test-helper.js';

jest.setTimeout(240_000);

const delaysMs = [0, 40, 100, 180, 300];

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('double clicks in a browser %s', (_, javaScriptEnabled) => {
  let bench: IdentityBench;
  let walk: PageWalk;
  let application: Awaited<ReturnType<typeof httpReceiver>>;
  let page: Page;
  /** Where forms were sent to in this test. */
  const sent: string[] = [];
  beforeAll(async () => {
    [bench, walk, application] = await Promise.all([identityBench(), pageWalk(), httpReceiver()]);
    page = await walk.open(bench.url, { javaScriptEnabled });
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  });
  beforeEach(async () => {
    sent.length = 0;
    // As good as a new window, which takes as long as a sign-in.
    await page.context().clearCookies();
  });
  afterAll(async () => {
    await walk?.close();
    await bench?.close();
    await application?.close();
  });

  /** Clicks again only if the same form is still shown. */
  async function clickTwice(button: string, delayMs: number): Promise<void> {
    await page.locator(button).first().waitFor();
    const click = () => page.evaluate(`void document.querySelector('${button}')?.click()`).catch(() => undefined);
    await click();
    await sleep(delayMs);
    await click();
  }

  it.each(delaysMs)('%i ms apart on every button of a sign-in end at the application, with a code', async (delayMs) => {
    const ada = await bench.person();
    const totp = await withTotp(bench, ada);
    const redirect_uri = `${application.url}/callback`;
    const client = await bench.client({ redirect_uris: [redirect_uri] });
    const { path, verifier } = await bench.authorization({ client, parameters: { redirect_uri } });
    await page.goto(path);
    await page.getByLabel('E-mail address').fill(ada.email);
    await page.getByLabel('Password').fill(password);
    await clickTwice('form[action="/login"] button', delayMs);
    await page.waitForURL('**/mfa');
    await page.locator('input[name=code]').fill(await totp.code());
    await clickTwice('form[action="/mfa"] button', delayMs);
    await page.waitForURL('**/consent?**');
    await clickTwice('form[action="/consent"] button[value=allow]', delayMs);
    await page.waitForURL((url) => url.origin === application.url);
    const code = new URL(page.url()).searchParams.get('code')!;
    const answer = await bench.tokenRequest(client, {
      ...{ grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier },
    });
    expect(answer.status).toBe(200);
    if (javaScriptEnabled) expect(sent).toStrictEqual(['/login', '/mfa', '/consent']);
  });

  it.each([0, 150])('%i ms apart on a confirmation of the sign-in lead to the change', async (delayMs) => {
    const ada = await bench.person();
    await page.goto('/login');
    await page.getByLabel('E-mail address').fill(ada.email);
    await page.getByLabel('Password').fill(password);
    await clickTwice('form[action="/login"] button', delayMs);
    await page.waitForURL('**/account');
    await age(bench, ada, 700);
    await page.goto('/account/security/totp');
    await page.waitForURL('**/login/confirm?**');
    await page.getByLabel('Password').fill(password);
    await clickTwice('form[action="/login/confirm"] button', delayMs);
    await page.waitForURL('**/account/security/totp');
  });
});

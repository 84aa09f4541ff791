import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { languages } from '../i18n/translations.js';
import { identityBench, password, type IdentityBench, type MadePerson } from '../testing/identity-bench.test-helper.js';
import { pageWalk, withoutChromium, type PageWalk } from '../testing/page-walk.test-helper.js';

/** A real browser looks at every page as people do, and as screen readers do. */
describe('the pages in a browser', { timeout: 240_000, skip: withoutChromium }, () => {
  let bench: IdentityBench;
  let walk: PageWalk;
  let ada: MadePerson;
  before(async () => {
    [bench, walk] = await Promise.all([identityBench(), pageWalk()]);
    ada = await bench.person();
  });
  after(async () => {
    await walk?.close();
    await bench?.close();
  });

  const authorize = async (parameters: Record<string, string> = {}) =>
    (await bench.authorization({ client: await bench.client({ name: 'Field Notes' }), parameters })).path;

  async function signIn(page: Page): Promise<void> {
    await page.goto('/login');
    await page.fill('#email', ada.email);
    await page.fill('#password', password);
    await page.press('#password', 'Enter');
    await page.waitForURL('**/account');
  }

  describe('every page fits a phone, reads in light and dark, and axe finds nothing', () => {
    it('before somebody has signed in', async () => {
      const page = await walk.open(bench.url);
      const stops: [string, string | (() => Promise<unknown>)][] = [
        ['sign-in', await authorize()],
        ['sign-in-failed', () => page.fill('#email', ada.email).then(() => submit(page, '#password', 'wrong'))],
        ['register', '/register'],
        ['register-wrong', () => wrongRegistration(page)],
        ['not-found', '/consent?flow='],
        ['sign-in-over', '/login?flow=abcdefghijkl'],
        ['bad-client', '/oauth/authorize?client_id=nobody&response_type=code'],
        ['bad-redirect', (await authorize()).replace('callback', 'elsewhere')],
        ['sign-out', '/oauth/logout'],
      ];
      for (const [name, stop] of stops) {
        await (typeof stop === 'string' ? page.goto(stop) : stop());
        await walk.inspect(page, name);
      }
    });

    it('of the account', async () => {
      const page = await walk.open(bench.url);
      await signIn(page);
      for (const name of ['account']) {
        await page.goto(`/${name}`);
        await walk.inspect(page, name.replace('/', '-'));
      }
      await page.goto(await authorize());
      await walk.inspect(page, 'consent');
    });

    it('in six languages', async () => {
      for (const locale of languages) {
        const page = await walk.open(bench.url, { locale });
        for (const [name, path] of Object.entries({ register: '/register', 'sign-in': await authorize() })) {
          await page.goto(path);
          await page.click('summary');
          await walk.inspect(page, `${locale}-${name}`);
        }
        await page.context().close();
      }
    });
  });

  it('broke no content security policy, and logged no error', () => {
    assert.deepEqual(walk.complaints, []);
  });
});

async function submit(page: Page, field: string, value: string): Promise<void> {
  await page.fill(field, value);
  await page.press(field, 'Enter');
  await page.waitForSelector('[role=alert]');
}

/** As a browser without validation of its own would send it. */
async function wrongRegistration(page: Page): Promise<void> {
  await page.evaluate('document.forms[0].noValidate = true');
  await page.fill('#name', 'Grace');
  await page.fill('#email', 'not an address');
  await submit(page, '#password', 'short');
}

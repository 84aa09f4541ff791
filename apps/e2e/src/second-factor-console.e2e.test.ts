import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Page, type PageWalk } from '@platform/testing/page-walk';
import { generateSync } from 'otplib';
import { consoleBench, type ConsoleBench } from './console-bench.test-helper.js';
import { newcomerAt, type Ask } from './people.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@factors.example.org', password: 'a compiler for 1952' };
const joan = { name: 'Joan', surname: 'Clarke', email: 'joan@factors.example.org', password: 'banburismus by night' };

/** A browser demands a second factor from the members of an organization, and adds one. */
describe('a second factor that an organization demands, in the console', () => {
  let bench: ConsoleBench;
  let walk: PageWalk;
  let page: Page;
  let ask: Ask;
  let organization: string;
  let at: string;
  /** The owner’s recovery codes, each for one use. */
  let recoveryCodes: string[];

  beforeAll(async () => {
    bench = await consoleBench({ owner });
    ({ walk, page, ask } = bench);
    ({ organization, at } = await bench.organization({ name: 'Navy' }));
  });
  afterAll(async () => {
    await bench?.close();
  });

  const answer = async (on: Page, label: string) => {
    await on.getByRole('button', { name: new RegExp(`^${label} `) }).click();
    await on.getByRole('button', { name: new RegExp(`^Yes, ${label.toLowerCase()} `) }).click();
  };
  const isDemanded = (on: Page) => on.getByText('demanded', { exact: true }).waitFor();

  it('cannot be demanded by a person who signed in without one, whom the page shows how to add one', async () => {
    await page.goto(`${at}/settings`);
    await answer(page, 'Demand');
    await page.getByRole('alert').getByText('Sign in with a second factor yourself').waitFor();
    const link = page.getByRole('link', { name: 'Security settings of your account' });
    const [account] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await account.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(account.url()).pathname).toBe('/account/security');
    await account.goto('/account/security/totp');
    const secret = (await account.locator('.secret').textContent())!.replaceAll(' ', '');
    await account.getByLabel('Code').fill(generateSync({ secret }));
    await account.locator('form').getByRole('button').last().click();
    await account.locator('li code').first().waitFor();
    recoveryCodes = await account.locator('li code').allTextContents();
    await account.close();
  });

  it('is demanded after a sign-in with one', async () => {
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByLabel('E-mail address').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Use a recovery code instead').click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[0]!);
    await page.getByRole('button', { name: 'Use the recovery code' }).click();
    await page.waitForURL((url) => url.pathname === `${at}/settings`);
    const newcomer = { email: joan.email, role: 'viewer' };
    const others = await newcomerAt('/console', joan, walk, bench.platform);
    await ask('POST', `${organization}/members`, newcomer);
    await answer(page, 'Demand');
    await isDemanded(page);
    await walk.inspect(page, 'second-factor-demanded');
    await page.reload();
    await isDemanded(page);

    await others.goto(at);
    await others.getByRole('alert').getByText('This organization demands a second factor').waitFor();
    await others.getByRole('link', { name: 'Security settings of your account' }).waitFor();
    await others.getByRole('button', { name: 'Sign in again' }).waitFor();
    await walk.inspect(others, 'second-factor-required');
    await answer(others, 'Leave');
    await others.waitForURL((url) => url.pathname === '/console/organizations');
    await others.getByText('You do not belong to an organization yet.').waitFor();
    expect(await others.getByText('Navy').count()).toBe(0);
  });

  it('is no longer demanded on request', async () => {
    await answer(page, 'Do without');
    await page.getByText('not demanded', { exact: true }).waitFor();
    expect((await ask<{ requires_mfa: boolean }>('GET', organization)).requires_mfa).toBe(false);
  });

  it('breaks no content security policy of the console, and logs no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

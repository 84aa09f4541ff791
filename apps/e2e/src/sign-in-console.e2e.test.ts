import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Page, type PageWalk } from '@platform/testing/page-walk';
import { consoleBench, type ConsoleBench } from './console-bench.test-helper.js';
import type { SharedPlatform } from './shared-platform.test-helper.js';
import { createPerson, hasFocus, signIn } from './people.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@sign-in.example.org', password: 'a compiler for 1952' };
const heir = { name: 'Joan', surname: 'Clarke', email: 'joan@sign-in.example.org', password: 'banburismus by night' };
const path = '/console/organizations/new';

/** A browser returns to the console, is refused there, and is interrupted on its way. */
describe('the return to the console', () => {
  let bench: ConsoleBench;
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;

  beforeAll(async () => {
    bench = await consoleBench({ owner, path });
    ({ platform, walk, page } = bench);
    await isIn();
  });
  afterAll(async () => {
    await bench?.close();
  });

  const isIn = (at = page) => at.getByRole('heading', { level: 1, name: 'New organization' }).waitFor();
  const isVisitor = (at = page) => at.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  const newTab = async () => {
    const tab = await page.context().newPage();
    await tab.goto(path);
    return tab;
  };
  /** Counts the requests of the page to identity for a sign-in from now on. */
  function signInsOf(at: Page) {
    const asked: string[] = [];
    at.on('request', (req) => new URL(req.url()).pathname === '/oauth/authorize' && asked.push(req.url()));
    return asked;
  }

  it('needs no question in another tab, and adds nothing to the history', async () => {
    const tab = await newTab();
    await isIn(tab);
    const steps = await tab.evaluate('history.length');
    await tab.reload();
    await isIn(tab);
    expect(await tab.evaluate('history.length')).toBe(steps);
    await tab.close();
  });

  it('says that identity did not answer, and continues after a reload', async () => {
    await page.route('**/oauth/authorize?*', (route) => route.abort(), { times: 1 });
    await page.reload();
    await page.getByText('The platform could not be reached.').waitFor();
    await page.reload();
    await isIn();
  });

  it('goes to identity where that answers with a page, and comes back from it', async () => {
    const body = '<title>Something to read</title>';
    await page.route('**/oauth/authorize?*', (route) => route.fulfill({ contentType: 'text/html', body }), {
      times: 1,
    });
    const gone = page.waitForRequest((req) => req.isNavigationRequest() && req.url().includes('/oauth/authorize?'));
    await Promise.all([gone, page.reload()]);
    await isIn();
  });

  it('leads to the page that was opened last, also by the redirect of an abandoned one', async () => {
    const authorize = '**/oauth/authorize?*';
    const ways: string[] = [];
    await page.route(authorize, (route) => {
      if (route.request().isNavigationRequest()) ways.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>On the way</title>' });
    });
    for (const place of ['/console/applications', path]) {
      await page.goto(place);
      await page.waitForURL(authorize);
    }
    await page.unroute(authorize);
    await page.goto(ways[0]!);
    await isIn();
    await page.goto(ways[1]!);
    await isIn();
  });

  it('continues after a reload during the token request, and after its failure', async () => {
    await page.route('**/oauth/token', () => undefined, { times: 1 });
    await Promise.all([page.waitForRequest('**/oauth/token'), page.reload()]);
    await page.reload();
    await isIn();
    await page.route('**/oauth/token', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.reload();
    await page.getByText('The platform could not be reached.').waitFor();
    await page.reload();
    await isIn();
  });

  it('asks identity once for somebody who is not signed in, and keeps the address for later', async () => {
    const other = await walk.open(platform.auth_url);
    const asked = signInsOf(other);
    await other.goto(path);
    await isVisitor(other);
    await other.reload();
    await isVisitor(other);
    expect(asked.length).toBe(1);
    await signIn(other, owner);
    await isIn(other);
    await other.context().close();
  });

  it('keeps a typed text on the page when the sign-in has ended, and says so', async () => {
    const again = page.getByRole('button', { name: 'Sign in again' });
    const dead = { status: 401, json: { error: 'invalid_token', message: '' } };
    await page.getByLabel('Description').fill('Ships and the people who sail them.');
    await page.getByLabel('Name').fill('Navy');
    await page.route('**/api/v1/organizations', (route) => route.fulfill(dead), { times: 2 });
    await page.getByRole('button', { name: 'Create organization' }).click();
    await page.getByRole('alert').getByText('what you typed below is not saved').waitFor();
    expect(await page.getByLabel('Description').inputValue()).toBe('Ships and the people who sail them.');
    await hasFocus(page, 'Sign in again');
    await walk.inspect(page, 'session-over');
    await again.click();
    await isIn();
  });

  it('asks for a fresh sign-in before the ownership is transferred, and returns to the page', async () => {
    const { ask } = bench;
    await createPerson(platform, heir);
    const { uuid } = await ask<{ uuid: string }>('POST', '/v1/organizations', { name: 'Navy' });
    await ask('POST', `/v1/organizations/${uuid}/members`, { email: heir.email, role: 'viewer' });
    const settings = `/console/organizations/${uuid}/settings`;
    await page.goto(settings);
    const transferOwnership = async () => {
      await page.getByLabel('New owner').selectOption(`Joan Clarke (${heir.email})`);
      await page.getByRole('button', { name: 'Hand over Navy' }).click();
      await page.getByRole('button', { name: 'Yes, hand over Navy' }).click();
    };
    // As if the sign-in were older than ten minutes.
    const stale = { error: 'reauthentication_required', message: 'Please sign in again to confirm that it is you.' };
    await page.route('**/transfer-ownership', (route) => route.fulfill({ status: 403, json: stale }), { times: 1 });
    await transferOwnership();
    await page.getByRole('alert').getByText('Please sign in again').waitFor();
    await walk.inspect(page, 'sign-in-again');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByLabel('E-mail address').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname === settings);
    await transferOwnership();
    await page.getByRole('heading', { name: 'Leave the organization' }).waitFor();
    expect((await ask<{ your_role: string }>('GET', `/v1/organizations/${uuid}`)).your_role).toBe('admin');
    await page.goto(path);
    await isIn();
  });

  it('keeps a signed-out person out in every tab until they ask, although identity would let them in', async () => {
    const asked = signInsOf(page);
    // Identity cannot be reached at this moment, so that its own session stays.
    await page.route('**/oauth/logout?*', (route) => route.abort());
    // Only after the error page of the browser.
    const left = page.waitForEvent('framenavigated');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await left;
    await page.unroute('**/oauth/logout?*');
    await page.goto(path);
    await isVisitor();
    const tab = await newTab();
    await isVisitor(tab);
    await tab.close();
    expect(asked.length).toBe(0);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isIn();
    await isIn(await newTab());
  });

  it('loads a page again when its script is missing, once', async () => {
    const missing = { status: 404, json: { error: 'not_found', message: '' } };
    const other = await walk.open(platform.auth_url);
    await other.route('**/assets/*.js', (route) => route.fulfill(missing), { times: 1 });
    await other.goto(path);
    await isVisitor(other);
    await other.evaluate('sessionStorage.clear()');
    let loads = 0;
    other.on('framenavigated', () => (loads += 1));
    await other.route('**/assets/*', (route) => route.fulfill(missing));
    await other.goto(path);
    await other.getByText('Please load the page again in a moment.').waitFor();
    expect(loads).toBe(2);
    await other.context().close();
  });

  it('breaks no content security policy of the console, and logs no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { eventually } from '@platform/testing';
import { pageWalk, phone, type Page, type PageWalk } from '@platform/testing/page-walk';
import { pageActions } from './console-bench.test-helper.js';
import { createPerson, hasFocus, signIn } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@console.example.org', password: 'a compiler for 1952' };
const viewer = { name: 'Ada', surname: 'Lovelace', email: 'ada@console.example.org', password: 'notes on the engine' };
const guest = { name: 'Joan', surname: 'Clarke', email: 'joan@console.example.org', password: 'banburismus by night' };

/** A browser uses the console as people do. */
describe('the console', () => {
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let organizationAddress: string;

  beforeAll(async () => {
    walk = await pageWalk();
    platform = await sharedPlatform();
    for (const person of [owner, viewer, guest]) await createPerson(platform, person);
    page = await open();
  });
  afterAll(async () => {
    await walk?.close();
  });

  /** Its own browser, with the animations that most people see. */
  async function open(): Promise<Page> {
    const opened = await walk.open(platform.auth_url, { reducedMotion: 'no-preference' });
    return opened;
  }

  async function enter(at: Page, who: typeof owner): Promise<void> {
    await signIn(at, who);
    await at.getByRole('link', { name: `${who.name} ${who.surname}` }).waitFor();
  }
  const heading = (at: Page, name: string) => at.getByRole('heading', { level: 1, name }).waitFor();
  const { part, press } = pageActions(() => page);
  const width = (at: Page) => at.evaluate<number>('document.documentElement.scrollWidth');
  const pathOf = (at: Page) => new URL(at.url()).pathname;

  it('opens at the root, signs in through identity and returns to the requested page', async () => {
    await page.goto('/');
    // Wait for the end of the silent sign-in: its redirect could otherwise win against the next address.
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(pathOf(page)).toBe('/console');
    await page.goto('/console/organizations/new');
    await enter(page, owner);
    await heading(page, 'New organization');
    expect(page.url()).toBe(`${platform.auth_url}/console/organizations/new`);
  });

  it('stores no token where a later script could find it', async () => {
    const kept = await page.evaluate('JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])');
    expect(kept).toBe('[{"console.return-to":"/console/organizations/new","console.sign-in":"[]"},{},""]');
  });

  it('explains organizations to somebody who has none', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByText('You do not belong to an organization yet').waitFor();
    await hasFocus(page, 'Organizations');
    await page.setViewportSize(phone);
    await eventually(async () => expect(await width(page)).toBe(320));
    await page.getByRole('link', { name: 'Create your first organization' }).click();
    await heading(page, 'New organization');
  });

  it('shows an error at its field, and focuses that field', async () => {
    await page.getByLabel('Description').fill('x'.repeat(1001));
    await page.getByRole('button', { name: 'Create organization' }).click();
    await page.getByText('Must not be empty.').waitFor();
    await page.getByText('Must be at most 1000 characters.').waitFor();
    await hasFocus(page, 'name');
    expect(await page.getByLabel('Name').getAttribute('aria-describedby')).toBe('name-error');
  });

  it('creates an organization with the keyboard alone', async () => {
    await page.keyboard.type('Navy');
    await page.getByLabel('Description').fill('Ships and the people who sail them.');
    await page.getByLabel('Name').press('Enter');
    await heading(page, 'Navy');
    organizationAddress = page.url();
    await hasFocus(page, 'Navy');
    await eventually(async () => expect(await page.title()).toBe('Navy · Console'));
    await page.getByRole('row', { name: 'Grace Hopper' }).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
  });

  it('adds a member by e-mail, and explains a failure', async () => {
    const add = () => page.getByRole('button', { name: 'Add member' }).click();
    await press('Add a member');
    await page.getByLabel('E-mail address').fill('nobody@console.example.org');
    await add();
    await page.getByText('No registered user has this e-mail address.').waitFor();
    await hasFocus(page, 'email');
    await page.getByLabel('E-mail address').fill(viewer.email);
    await page.getByLabel('Role', { exact: true }).selectOption('viewer');
    await add();
    await page.getByText('Ada Lovelace is a member now.').waitFor();
    await page.getByRole('row', { name: 'Ada Lovelace' }).waitFor();
    expect(await page.getByRole('row').count()).toBe(3);
    await page.getByLabel('E-mail address').fill(viewer.email);
    await add();
    await page.getByText('The user is already a member.').waitFor();
  });

  it('continues after a reload without a password', async () => {
    await page.reload();
    await heading(page, 'Navy');
    expect(page.url()).toBe(organizationAddress);
    await page.getByRole('row', { name: 'Ada Lovelace' }).waitFor();
    expect(await page.getByRole('row').count()).toBe(3);
  });

  it('gives a viewer read access, and names the permission that is missing for more', async () => {
    const other = await open();
    await other.goto('/console');
    await enter(other, viewer);
    await other.getByText('1 of 11 permissions').click();
    await other.getByText('View the member list').waitFor();
    await other.getByText('Viewer', { exact: true }).waitFor();
    await other.getByRole('link', { name: 'Navy' }).click();
    await other.getByText('Your role lacks the permission “Add members, change roles”.').waitFor();
    assert.ok(await other.getByRole('button', { name: 'Add a member' }).isDisabled());
    assert.ok(!(await other.getByRole('combobox', { name: 'Role of' }).count()));
    await other.context().close();
  });

  it('invites somebody, and withdraws the invitation after a confirmation', async () => {
    await part('Invitations');
    await heading(page, 'Navy');
    await hasFocus(page, 'Navy');
    await press('New invitations');
    await hasFocus(page, 'email');
    await page.getByLabel('E-mail address').fill('guest@console.example.org');
    await page.getByLabel('Role').selectOption('viewer');
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByText('An invitation is on its way to guest@console.example.org.').waitFor();
    await page.getByRole('row', { name: 'guest@console.example.org' }).getByText('pending').waitFor();
    await eventually(async () => expect(await page.title()).toBe('Invitations · Navy · Console'));
    const withdraw = page.getByRole('button', { name: 'Withdraw' });
    await withdraw.click();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await hasFocus(page, 'Withdraw the invitation of guest@console.example.org');
    await withdraw.click();
    await page.getByRole('button', { name: 'Yes, withdraw' }).click();
    await page.getByRole('row', { name: 'guest@console.example.org' }).getByText('cancelled').waitFor();
  });

  it('shows invitations to the invited person, to decline or accept', async () => {
    const invite = async () => {
      await page.getByLabel('E-mail address').fill(guest.email);
      await page.getByLabel('Role').selectOption('viewer');
      await page.getByRole('button', { name: 'Invite' }).click();
      await page.getByText(`An invitation is on its way to ${guest.email}.`).waitFor();
    };
    await invite();
    const other = await open();
    await other.goto('/console');
    await enter(other, guest);
    const received = other.getByRole('region', { name: 'Invitations to you' });
    await received.getByText('invited by Grace Hopper').waitFor();
    await walk.inspect(other, 'received-invitations');
    await other.getByRole('button', { name: 'Decline the invitation to Navy' }).click();
    await other.getByRole('button', { name: 'Yes, decline the invitation to Navy' }).click();
    await received.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('row', { name: guest.email }).getByText('declined').waitFor();
    await press('New invitations');
    await invite();
    await other.reload();
    await other.getByRole('button', { name: 'Accept the invitation to Navy' }).click();
    await other.getByRole('link', { name: 'Navy', exact: true }).waitFor();
    await received.waitFor({ state: 'detached' });
    await other.context().close();
  });

  it('creates an invite link, shows it once, and revokes it after a confirmation', async () => {
    await part('Invite links');
    await page.getByText('There are no invite links.').waitFor();
    await press('New invite link');
    await page.getByLabel('Role').selectOption('viewer');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await page.getByRole('button', { name: 'Copy the invite link' }).waitFor();
    await page.getByRole('table', { name: 'Invite links' }).getByRole('cell', { name: 'open', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Revoke the link of Grace' }).click();
    await page.getByRole('button', { name: 'Yes, revoke' }).click();
    await page.getByText('There are no invite links.').waitFor();
  });

  it('creates a role, gives it to a member, and explains why it cannot be deleted', async () => {
    // The page asks about the invite link that nobody has copied.
    page.once('dialog', (dialog) => void dialog.accept());
    await part('Roles');
    await press('New role');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Auditor');
    await page.getByLabel('Access the audit log').check();
    await page.getByRole('button', { name: 'Create role' }).click();
    await page.getByRole('heading', { level: 3, name: 'Auditor' }).waitFor();
    await part('Members');
    const roleOfAda = page.getByLabel('Role of Ada');
    await roleOfAda.selectOption('auditor');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await roleOfAda.inputValue()).toBe('viewer');
    await roleOfAda.selectOption('auditor');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
    expect(await roleOfAda.inputValue()).toBe('auditor');
    await part('Roles');
    await page.getByRole('button', { name: 'Delete Auditor' }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await page.getByText('Members, invitations or links still have this role.').waitFor();
  });

  it('shows an error of the API that is about no field of the form', async () => {
    await press('New role');
    await page.getByLabel('Name', { exact: true }).fill('Clerk');
    const errors = { permissions: ['must be known.'] };
    const answer = {
      status: 422,
      json: { error: 'validation_failed', message: 'The given data was invalid.', errors },
    };
    await page.route('**/roles', (route) => route.fulfill(answer), { times: 1 });
    await page.getByRole('button', { name: 'Create role' }).click();
    await page.getByRole('alert').getByText('Permissions: must be known.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('');
  });

  it('renames the organization in its settings, and keeps its slug', async () => {
    await part('Settings');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Royal Navy');
    await page.getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Royal Navy');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Navy');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Navy', exact: true }).waitFor();
  });

  it('exports the audit log, and shows new entries when it is loaded again', async () => {
    const log = page.getByRole('list', { name: 'Audit log' });
    await part('Audit log');
    await log.getByText('Grace Hopper').first().waitFor();
    // The page is as wide as a phone now.
    await page.getByText('Filter', { exact: true }).click();
    await page.getByLabel('What').selectOption('Exports of this log');
    await page.getByLabel('From (UTC)').fill(new Date().toISOString().slice(0, 10));
    await page.getByText('Nothing of this kind has happened.').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV what the filter shows' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('audit-log.csv');
    expect(await readFile(await download.path(), 'utf8')).toMatch(/audit\.exported/);
    await page.getByRole('button', { name: 'Load again' }).click();
    await log.getByText('audit.exported').waitFor();
  });

  it('waits after too many requests, and then continues', async () => {
    await page.clock.install();
    const answer = {
      status: 429,
      headers: { 'retry-after': '40' },
      json: { error: 'rate_limit_exceeded', message: '' },
    };
    await page.route('**/api/v1/organizations', (route) => route.fulfill(answer), { times: 1 });
    await page.goto('/console');
    const retry = page.getByRole('button', { name: /Try again in \d+ s/ });
    await retry.waitFor();
    assert.ok(await retry.isDisabled());
    await page.clock.runFor(41_000);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Navy' }).waitFor();
  });

  it('says when the platform cannot be reached, and tries again on request', async () => {
    // Also the second time, which needs no request of the person.
    await page.route('**/api/v1/organizations/*', (route) => route.abort(), { times: 2 });
    await page.getByRole('link', { name: 'Navy' }).click();
    await page.getByText('The platform cannot be reached.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Navy');
  });

  it('fits a screen of 320 pixels, in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(phone);
      const parts = ['', '/invitations', '/roles', '/settings'].map((name) => organizationAddress + name);
      for (const address of ['/console', '/console/organizations/new', ...parts]) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        assert.equal(await width(page), 320, address);
      }
    }
    await page.setViewportSize({ width: 1100, height: 800 });
  });

  it('asks to sign in again when the tokens are revoked, and returns', async () => {
    const dead = { status: 401, json: { error: 'invalid_token', message: '' } };
    await page.route('**/api/v1/organizations', (route) => route.fulfill(dead), { times: 2 });
    await page.goto('/console');
    await page.getByText('Your sign-in has ended.').waitFor();
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByRole('link', { name: 'Navy' }).waitFor();
  });

  it('refuses an answer without a request of its own', async () => {
    const other = await open();
    await other.goto(`/console/callback?code=stolen&state=forged&iss=${encodeURIComponent(platform.base_url)}`);
    await other.getByRole('alert').getByText('was not started in this tab').waitFor();
    expect(pathOf(other)).toBe('/console');
    await other.context().close();
  });

  it('signs out completely: the token is revoked, and the password is needed again', async () => {
    const [request] = await Promise.all([page.waitForRequest('**/api/v1/me'), page.reload()]);
    const authorization = request.headers()['authorization']!;
    const me = async () => (await fetch(`${platform.base_url}/v1/me`, { headers: { authorization } })).status;
    await page.getByRole('link', { name: 'Navy' }).waitFor();
    expect(await me()).toBe(200);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out of the console.').waitFor();
    expect(await me()).toBe(401);
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByLabel('Password').waitFor();
  });

  it('breaks no content security policy of its own, and logs no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

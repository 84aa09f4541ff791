import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import { pageWalk, type Locator, type Page, type PageWalk } from '@platform/testing/page-walk';
import { asker, createPerson, newcomerAt, type Ask } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@frame.example.org', password: 'a compiler for 1952' };
const admin = { name: 'Ada', surname: 'Lovelace', email: 'ada@frame.example.org', password: 'notes on the engine' };

/** A browser checks what all pages of the console share: forms, tables and navigation. */
describe('the frame of the console', () => {
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let ask: Ask;
  /** The path of the API, and that of the page. */
  let organization: string;
  let at: string;
  /** In the settings, as other pages have a field with the same name. */
  let name: Locator;

  beforeAll(async () => {
    [walk, platform] = await Promise.all([pageWalk(), sharedPlatform()]);
    page = await newcomerAt('/console', owner, walk, platform);
    await createPerson(platform, admin);
    ask = await asker(platform, owner);
    const { uuid } = await ask<{ uuid: string }>('POST', '/v1/organizations', { name: 'Navy' });
    organization = `/v1/organizations/${uuid}`;
    at = `/console/organizations/${uuid}`;
    const settings = page.getByRole('form', { name: 'Name and description', exact: true });
    name = settings.getByRole('textbox', { name: 'Name', exact: true });
    await ask('POST', `${organization}/members`, { email: admin.email, role: 'admin' });
    await ask('POST', '/v1/links/url/add', { url: 'https://example.org/', title: 'Summer sale' });
  });
  afterAll(async () => {
    await walk?.close();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = (name: string) => button(name).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const parts = (of: string) => page.getByRole('navigation', { name: `Parts of ${of}` });
  const part = (of: string, name: string) => parts(of).getByRole('link', { name, exact: true });
  /** The question of the page after this action; undefined when there is none. */
  async function asks(does: () => Promise<unknown>, answer: 'accept' | 'dismiss') {
    const questions: string[] = [];
    const onDialog = (dialog: { message(): string; accept(): Promise<void>; dismiss(): Promise<void> }) => {
      questions.push(dialog.message());
      void dialog[answer]();
    };
    page.on('dialog', onDialog);
    await does();
    page.off('dialog', onDialog);
    return questions;
  }
  const unsaved = 'What you have changed here is not saved. Leave this page?';

  it('hides the note of a saved form after a later refusal, which it explains at the button', async () => {
    await page.goto(`${at}/settings`);
    await name.fill('Royal Navy');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    await name.fill('');
    await press('Save');
    await page.getByText('Must not be empty.').waitFor();
    expect(await page.getByText('Saved.').count()).toBe(0);
    await name.fill('Navy');
    const answer = { status: 500, json: { error: 'internal_error', message: 'The platform failed.' } };
    await page.route(`**${organization}`, (route) => route.fulfill(answer), { times: 1 });
    await page.setViewportSize({ width: 1200, height: 400 });
    await name.press('Enter');
    await page.getByRole('alert').getByText('The platform failed.').waitFor();
    expect(await page.getByText('Saved.').count()).toBe(0);
    await eventually(async () => {
      const alert = (await page.getByRole('alert').boundingBox())!;
      const save = (await button('Save').boundingBox())!;
      assert.ok(alert.y > 0 && alert.y + alert.height <= 400, 'in sight');
      assert.ok(alert.y < save.y && save.y - alert.y < 120, 'above the button');
    });
    await page.setViewportSize({ width: 1200, height: 820 });
    await walk.inspect(page, 'form-failed');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.goto(at);
    await page.route('**/members', (route) => route.fulfill(answer), { times: 1 });
    await page.getByLabel('E-mail address').fill('joan@frame.example.org');
    await press('Add member');
    await page.getByRole('alert').getByText('The platform failed.').waitFor();
    await walk.inspect(page, 'row-failed');
  });

  it('asks before a changed form is left, by a link, the back button or a reload, until it is saved', async () => {
    await page.goto(at);
    await part('the organization', 'Settings').click();
    await name.fill('Fleet');
    expect(await asks(() => part('the organization', 'Roles').click(), 'dismiss')).toStrictEqual([unsaved]);
    expect(await name.inputValue()).toBe('Fleet');
    expect(await asks(() => part('the organization', 'Settings').click(), 'dismiss')).toStrictEqual([]);
    expect(await name.inputValue()).toBe('Fleet');
    expect((await asks(() => page.reload(), 'accept')).length).toBe(1);
    await name.fill('Fleet');
    await name.fill('Navy');
    expect(await asks(() => part('the organization', 'Roles').click(), 'accept')).toStrictEqual([]);
    await part('the organization', 'Settings').click();
    await name.fill('Royal Navy');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    expect(await asks(() => part('the organization', 'Audit log').click(), 'dismiss')).toStrictEqual([]);
    await page.getByLabel('What').selectOption('Members');
    expect(await asks(() => part('the organization', 'Settings').click(), 'dismiss')).toStrictEqual([]);
    await name.fill('Fleet');
    expect(await asks(() => press('Sign out'), 'dismiss')).toStrictEqual([unsaved]);
    expect(await asks(() => part('the organization', 'Roles').click(), 'accept')).toStrictEqual([unsaved]);
    await page.getByRole('heading', { level: 2, name: 'Roles' }).waitFor();
    await page.goto('/console/organizations/new');
    await page.getByLabel('Name').fill('Merchant navy');
    expect(
      await asks(async () => {
        await press('Create organization');
        await heading('Merchant navy');
      }, 'dismiss'),
    ).toStrictEqual([]);
  });

  it('stays at its place in the history when the person stays, and continues from there', async () => {
    const move = (way: 'back' | 'forward') => page.evaluate(`history.${way}()`);
    await page.goto(at);
    for (const each of ['Roles', 'Settings', 'Teams']) await part('the organization', each).click();
    await move('back');
    await name.fill('Fleet');
    const refusedBack = async () => {
      await Promise.all([page.waitForEvent('dialog'), move('back')]);
      await page.waitForURL(`**${at}/settings`);
    };
    expect(await asks(refusedBack, 'dismiss')).toStrictEqual([unsaved]);
    expect(await name.inputValue()).toBe('Fleet');
    await name.fill('Royal Navy');
    await move('forward');
    await page.getByRole('heading', { level: 2, name: 'Teams' }).waitFor();
    await move('back');
    await name.waitFor();
    // A jump within the page adds no step.
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    await page.waitForURL(`**${at}/settings#content`);
    await name.fill('Fleet');
    await move('back');
    await page.waitForURL(`**${at}/settings`);
    expect(await name.inputValue()).toBe('Fleet');
    expect(await asks(refusedBack, 'dismiss')).toStrictEqual([unsaved]);
    expect(await name.inputValue()).toBe('Fleet');
    await name.fill('Royal Navy');
    await move('back');
    await page.getByRole('heading', { level: 2, name: 'Roles' }).waitFor();
  });

  it('loads again a page that the browser shows from its memory, without a question', async () => {
    await page.goto(`${at}/settings`);
    await name.fill('Fleet');
    const fromMemory = `void setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))`;
    const reload = () => Promise.all([page.waitForEvent('load'), page.evaluate(fromMemory)]);
    expect(await asks(reload, 'dismiss')).toStrictEqual([]);
    await eventually(async () => expect(await name.inputValue()).toBe('Royal Navy'));
  });

  it('asks before a secret that is shown once is left, until it is copied', async () => {
    await page.goto('/console/links/keys');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ships');
    await press('Make a key');
    await button('Copy the key').waitFor();
    const leave = () => part('links', 'Domains').click();
    expect(await asks(leave, 'dismiss')).toStrictEqual([
      'You have not copied the key, which is shown only once. Leave this page?',
    ]);
    await press('Copy the key');
    await page.getByText('Copied.').waitFor();
    expect(await asks(leave, 'dismiss')).toStrictEqual([]);
    await heading('Domains');
  });

  it('keeps a link that is shown once when another one cannot be created', async () => {
    await page.goto(`${at}/invite-links`);
    await press('Make a link');
    const made = await page.getByRole('form').getByText('/join/').textContent();
    await page.route('**/invite-links', (route) => route.abort(), { times: 1 });
    await press('Make a link');
    await page.getByText('The platform cannot be reached.').waitFor();
    expect(await page.getByRole('form').getByText('/join/').textContent()).toBe(made);
  });

  it('shows the current page in the header and in the navigation, which stays in place', async () => {
    const main = page.getByRole('navigation', { name: 'Console' });
    const edge = (link: ReturnType<typeof part>) =>
      link.evaluate((one) => one.ownerDocument.defaultView!.getComputedStyle(one).borderBottomColor);
    await page.goto(at);
    await part('the organization', 'Members').waitFor();
    expect(await edge(main.getByRole('link', { name: 'Organizations' }))).not.toBe('rgba(0, 0, 0, 0)');
    expect(await edge(main.getByRole('link', { name: 'Links' }))).toBe('rgba(0, 0, 0, 0)');
    const places = () =>
      parts('the organization')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as object));
    const before = await places();
    await part('the organization', 'Deliveries').click();
    await page.getByText('Nothing was sent yet.').waitFor();
    expect(await places()).toStrictEqual(before);
    await part('the organization', 'Rules').click();
    await page.getByRole('link', { name: 'Add a destination first' }).click();
    await page.getByRole('heading', { level: 2, name: 'New destination' }).waitFor();
  });

  it('links every page about links with every other', async () => {
    await page.goto('/console/links');
    await page.getByRole('link', { name: 'Summer sale' }).waitFor();
    await walk.inspect(page, 'links');
    for (const name of ['Campaigns', 'Channels', 'Domains', 'API keys', 'Statistics', 'Links']) {
      await part('links', name).click();
      await heading(name);
      expect(await part('links', name).getAttribute('aria-current')).toBe('page');
    }
  });

  it('fits the first screen of a phone: two lines of header, one of navigation, a closed filter', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${at}/audit-log`);
    await page.getByRole('cell', { name: 'Grace Hopper' }).first().waitFor();
    const top = async (what: ReturnType<typeof button>) => (await what.boundingBox())!.y;
    expect((await page.locator('header').boundingBox())!.height).toBeLessThan(110);
    expect((await parts('the organization').boundingBox())!.height).toBeLessThan(60);
    expect(await top(page.getByRole('row').nth(1))).toBeLessThan(520);
    await eventually(async () => {
      const current = (await part('the organization', 'Audit log').boundingBox())!;
      assert.ok(current.x >= 0 && current.x + current.width <= 360, 'the current part is in sight');
    });
    expect(await page.getByText('Short name').isVisible()).toBe(false);
    expect(await button('Show').isVisible()).toBe(false);
    await page.getByText('Filter', { exact: true }).click();
    await page.getByLabel('What').selectOption('Members');
    await press('Show');
    await page.getByRole('cell', { name: 'member.added' }).waitFor();
    expect(await button('Show').isVisible()).toBe(true);
    await page.getByText('Filter', { exact: true }).click();
    expect(await button('Show').isVisible()).toBe(false);
    await page.setViewportSize({ width: 1200, height: 820 });
    await button('Show').waitFor();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${at}/settings`);
    await page.getByText('Short name', { exact: true }).waitFor();
    await page.setViewportSize({ width: 1200, height: 820 });
  });

  it('labels the cells of a table without a visible head, and dates open invitations', async () => {
    const emails = ['baerbel@person.example', 'mary@person.example'];
    for (const email of emails) await ask('POST', `${organization}/invitations`, { email, role: 'admin' });
    await page.goto(`${at}/invitations`);
    const row = (email: string) => page.getByRole('row', { name: email });
    await press(`Withdraw the invitation of ${emails[1]}`);
    await button('No').press('Escape');
    await press(`Withdraw the invitation of ${emails[1]}`);
    await press(`Yes, withdraw the invitation of ${emails[1]}`);
    await row(emails[1]!).getByText('cancelled').waitFor();
    expect((await row(emails[0]!).textContent())!).toMatch(/20\d\d/);
    expect((await row(emails[1]!).textContent())!).not.toMatch(/20\d\d/);
    // Words do not break in the columns.
    const lines = (text: string) =>
      row(emails[0]!)
        .getByText(text, { exact: true })
        .evaluate((cell) => {
          const range = cell.ownerDocument.createRange();
          range.selectNodeContents(cell);
          return range.getClientRects().length;
        });
    expect([await lines(emails[0]!), await lines('Administrator')]).toStrictEqual([1, 1]);
    await walk.inspect(page, 'invitations');
    const title = (index: number) =>
      row(emails[0]!)
        .getByRole('cell')
        .nth(index)
        .evaluate((cell) => cell.ownerDocument.defaultView!.getComputedStyle(cell, '::before').content);
    expect(await title(1)).toBe('none');
    await page.setViewportSize({ width: 900, height: 800 });
    expect(await title(1)).toMatch(/Role/);
    expect(await title(0)).toBe('none');
    await page.setViewportSize({ width: 1200, height: 820 });
  });

  it('names the zone of its times, and the role that may do what the person may not', async () => {
    const other = await walk.open(platform.auth_url, { timezoneId: 'Europe/Berlin' });
    await other.goto(`${at}/audit-log`);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await other.getByLabel('E-mail address').fill(admin.email);
    await other.getByLabel('Password').fill(admin.password);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await eventually(async () => expect((await other.getByRole('row').nth(1).textContent())!).toMatch(/M GMT\+[12]/));
    await walk.inspect(other, 'audit-log');
    await other.goto(`${at}/domains`);
    await other.getByText('Ask somebody with the role Owner.').waitFor();
    await other.goto(`${at}/roles`);
    await other.getByRole('heading', { level: 3, name: 'Owner' }).waitFor();
    await walk.inspect(other, 'roles');
    await other.context().close();
  });

  it('breaks no content security policy of its own, and logs no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { eventually } from '@platform/testing';
import { pageWalk, type Locator, type Page, type PageWalk } from '@platform/testing/page-walk';
import { pageActions } from './console-bench.test-helper.js';
import { asker, createPerson, newcomerAt, turnTo, type Ask } from './people.test-helper.js';
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

  const { button, press, heading, row } = pageActions(() => page);
  const parts = (of: string) => page.getByRole('navigation', { name: `Parts of ${of}` });
  const places = (of: string) => page.getByRole('navigation', { name: 'Console' }).getByRole('group', { name: of });
  const place = (of: string, name: string) => places(of).getByRole('link', { name, exact: true });
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
    await turnTo(page, `${at}/settings`);
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
    await turnTo(page, at);
    await page.route('**/members', (route) => route.fulfill(answer), { times: 1 });
    await press('Add a member');
    await page.getByLabel('E-mail address').fill('joan@frame.example.org');
    await press('Add member');
    await page.getByRole('alert').getByText('The platform failed.').waitFor();
    await walk.inspect(page, 'row-failed');
  });

  it('asks before a changed form is left, by a link, the back button or a reload, until it is saved', async () => {
    await page.goto(at);
    await place('Organization', 'Settings').click();
    await name.fill('Fleet');
    expect(await asks(() => place('Organization', 'Roles').click(), 'dismiss')).toStrictEqual([unsaved]);
    expect(await name.inputValue()).toBe('Fleet');
    expect(await asks(() => place('Organization', 'Settings').click(), 'dismiss')).toStrictEqual([]);
    expect(await name.inputValue()).toBe('Fleet');
    expect((await asks(() => page.reload(), 'accept')).length).toBe(1);
    await name.fill('Fleet');
    await name.fill('Navy');
    expect(await asks(() => place('Organization', 'Roles').click(), 'accept')).toStrictEqual([]);
    await place('Organization', 'Settings').click();
    await name.fill('Royal Navy');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    expect(await asks(() => place('Organization', 'Audit log').click(), 'dismiss')).toStrictEqual([]);
    await page.getByLabel('What', { exact: true }).selectOption('Members');
    expect(await asks(() => place('Organization', 'Settings').click(), 'dismiss')).toStrictEqual([]);
    await name.fill('Fleet');
    expect(await asks(() => press('Sign out'), 'dismiss')).toStrictEqual([unsaved]);
    expect(await asks(() => place('Organization', 'Roles').click(), 'accept')).toStrictEqual([unsaved]);
    await page.getByRole('heading', { level: 2, name: 'Roles' }).waitFor();
    await turnTo(page, '/console/organizations/new');
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
    await turnTo(page, at);
    for (const each of ['Roles', 'Settings', 'Teams']) await place('Organization', each).click();
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
    await page.waitForURL(`**${at}/settings#main-content`);
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
    await turnTo(page, `${at}/settings`);
    await name.fill('Fleet');
    const fromMemory = `void setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))`;
    const reload = () => Promise.all([page.waitForEvent('load'), page.evaluate(fromMemory)]);
    expect(await asks(reload, 'dismiss')).toStrictEqual([]);
    await eventually(async () => expect(await name.inputValue()).toBe('Royal Navy'));
  });

  it('asks before a secret that is shown once is left, until it is copied', async () => {
    await turnTo(page, '/console/links/keys/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ships');
    await press('Make a key');
    await button('Copy the key').waitFor();
    const leave = () => place('Links', 'Domains').click();
    expect(await asks(leave, 'dismiss')).toStrictEqual([
      'You have not copied the key, which is shown only once. Leave this page?',
    ]);
    await press('Copy the key');
    await page.getByText('Copied.').waitFor();
    expect(await asks(leave, 'dismiss')).toStrictEqual([]);
    await heading('Domains');
  });

  it('keeps a link that is shown once when another one cannot be created', async () => {
    await turnTo(page, `${at}/invite-links`);
    await press('New invite link');
    await press('Make a link');
    const made = await page.getByRole('form').getByText('/join/').textContent();
    await page.route('**/invite-links', (route) => route.abort(), { times: 1 });
    await press('Make a link');
    await page.getByText('The platform cannot be reached.').waitFor();
    expect(await page.getByRole('form').getByText('/join/').textContent()).toBe(made);
  });

  it('shows the current page in the sidebar, which stays in place', async () => {
    await page.goto(at);
    await page.getByRole('heading', { level: 2, name: 'Members' }).waitFor();
    const current = page.getByRole('navigation', { name: 'Console' }).locator('[aria-current]');
    expect(await current.allTextContents()).toStrictEqual(['Members']);
    const edges = () =>
      places('Organization')
        .getByRole('link')
        .evaluateAll((links) => {
          // From the first on: a place that is clicked may be scrolled to.
          const top = links[0]!.getBoundingClientRect().top;
          return links.map((link) => {
            const { left, right, top: own } = link.getBoundingClientRect();
            return [left, right, own - top];
          });
        });
    const before = await edges();
    await place('Organization', 'Teams').click();
    await page.getByRole('heading', { level: 2, name: 'Teams' }).waitFor();
    expect(await edges()).toStrictEqual(before);
    expect(await current.allTextContents()).toStrictEqual(['Teams']);
    await place('Build', 'Notifications').click();
    await page.getByRole('heading', { level: 2, name: 'Destinations' }).waitFor();
    await turnTo(page, `${at}/rules`);
    await page.getByRole('link', { name: 'Add a destination first' }).click();
    await page.getByRole('heading', { level: 2, name: 'New destination' }).waitFor();
    expect(await current.allTextContents()).toStrictEqual(['Notifications']);
  });

  it('changes from one organization to another at the same part, and keeps the last one', async () => {
    const other = await ask<{ uuid: string }>('POST', '/v1/organizations', { name: 'Merchant fleet' });
    await page.goto(`${at}/teams`);
    await button('Organization: Royal Navy').click();
    await page.getByRole('menuitemradio', { name: 'Merchant fleet' }).click();
    await page.waitForURL(`**/console/organizations/${other.uuid}/teams`);
    await heading('Merchant fleet');
    await place('Links', 'Links').click();
    await heading('Links');
    await page.reload();
    await place('Organization', 'Members').click();
    await heading('Merchant fleet');
    await button('Organization: Merchant fleet').click();
    await page.getByRole('menuitemradio', { name: 'Personal' }).click();
    await place('Organization', 'Members').waitFor({ state: 'detached' });
    await button('Organization: Personal').press('Enter');
    await page.getByRole('menuitem', { name: 'New organization' }).press('Enter');
    await heading('New organization');
    await page.goto(at);
    await button('Organization: Royal Navy').waitFor();
  });

  it('finds pages, actions and things in the palette, and gives the focus back', async () => {
    await turnTo(page, at);
    const field = page.getByRole('textbox', { name: 'Search and commands' });
    const found = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    await button('Search').press('Control+k');
    await field.press('Escape');
    await field.waitFor({ state: 'detached' });
    await eventually(async () => expect(await page.evaluate('document.activeElement.textContent')).toMatch(/^Search/));
    await button('Search').click();
    await field.waitFor();
    await walk.inspect(page, 'palette');
    await field.fill('campai');
    await field.press('Enter');
    await heading('Campaigns');
    await page.keyboard.press('Control+k');
    await found('Royal Navy').first().waitFor();
    await field.fill('summer');
    await found('Summer sale').waitFor();
    await walk.inspect(page, 'palette-found');
    await field.fill('lovel');
    await found('Ada Lovelace').click();
    await page.waitForURL(`**${at}?q=ada*`);
    await page.keyboard.press('Control+k');
    await field.fill('zzzz');
    await page.getByText('Nothing is found.').waitFor();
    await field.fill('New short');
    await field.press('Enter');
    await page.waitForURL('**/console/links/new');
  });

  it('goes by single keys while no field has the focus, until they are turned off', async () => {
    await turnTo(page, '/console/links');
    await heading('Links');
    for (const key of ['g', 'c']) await page.keyboard.press(key);
    await heading('Campaigns');
    for (const key of ['g', 'i']) await page.keyboard.press(key);
    await page.getByRole('heading', { level: 2, name: 'Invitations' }).waitFor();
    await turnTo(page, `${at}/settings`);
    await name.press('End');
    await name.pressSequentially('glt');
    expect(await name.inputValue()).toBe('Royal Navyglt');
    await name.fill('Royal Navy');
    await button('Search').focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByText('Search of the page').waitFor();
    await walk.inspect(page, 'keys');
    await keys.getByRole('switch', { name: 'Single keys' }).uncheck({ force: true });
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.reload();
    await name.waitFor();
    for (const key of ['g', 'l', '?', 't']) await page.keyboard.press(key);
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Search and commands' }).fill('list of keys');
    await page.keyboard.press('Enter');
    await keys.getByRole('switch', { name: 'Single keys' }).check({ force: true });
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`${at}/settings`);
  });

  it('keeps theme and language in the browser', async () => {
    const scheme = () => page.evaluate(`document.documentElement.dataset.mantineColorScheme`);
    await turnTo(page, '/console/links/campaigns');
    await button('Theme').click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await eventually(async () => expect(await scheme()).toBe('dark'));
    await page.reload();
    await heading('Campaigns');
    expect(await scheme()).toBe('dark');
    await page.keyboard.press('t');
    await eventually(async () => expect(await scheme()).toBe('light'));
    await button('Theme').click();
    await page.getByRole('menuitemradio', { name: 'As the system' }).click();
    await button('Language: English').click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    const german = page.getByRole('button', { name: 'Deutsch' });
    await german.waitFor();
    await page.reload();
    await german.click();
    expect(await page.evaluate('document.documentElement.lang')).toBe('de');
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await button('Language: English').waitFor();
  });

  it('links every page about links with every other', async () => {
    await turnTo(page, '/console/links');
    await page.getByRole('link', { name: 'Summer sale' }).waitFor();
    for (const name of ['Campaigns', 'Channels', 'Domains', 'API keys', 'Statistics', 'Links']) {
      await place('Links', name).click();
      await heading(name);
      expect(await place('Links', name).getAttribute('aria-current')).toBe('page');
    }
  });

  it('fits the first screen of a phone: one line of header, one of navigation, a closed filter', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await turnTo(page, `${at}/audit-log`);
    const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
    await entries.getByText('Grace Hopper').first().waitFor();
    const top = async (what: ReturnType<typeof button>) => (await what.boundingBox())!.y;
    expect((await page.locator('header').boundingBox())!.height).toBeLessThan(60);
    expect((await parts('the organization').boundingBox())!.height).toBeLessThan(60);
    expect(await top(entries.first())).toBeLessThan(520);
    await eventually(async () => {
      const current = (await parts('the organization').getByRole('link', { name: 'Audit log' }).boundingBox())!;
      assert.ok(current.x >= 0 && current.x + current.width <= 360, 'the current part is in sight');
    });
    expect(await page.getByText('Short name').isVisible()).toBe(false);
    expect(await page.getByLabel('What').isVisible()).toBe(false);
    await page.getByText('Filter', { exact: true }).click();
    await page.getByLabel('What').selectOption('Members');
    await entries.getByText('member.added').first().waitFor();
    expect(await page.getByLabel('What').isVisible()).toBe(true);
    await page.getByText('Filter', { exact: true }).click();
    expect(await page.getByLabel('What').isVisible()).toBe(false);
    await page.setViewportSize({ width: 1200, height: 820 });
    await page.getByLabel('What').waitFor();
    await page.setViewportSize({ width: 360, height: 640 });
    await turnTo(page, `${at}/settings`);
    await page.getByText('Short name', { exact: true }).waitFor();
    await page.setViewportSize({ width: 1200, height: 820 });
  });

  it('has on a phone a bar for the thumb, and all places in a drawer', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await turnTo(page, at);
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    const more = bar.getByRole('button', { name: 'More' });
    const drawer = page.getByRole('dialog', { name: 'All places' });
    await bar.getByRole('link', { name: 'Links' }).click();
    await heading('Links');
    await more.click();
    await drawer.getByRole('link', { name: 'Campaigns' }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await eventually(async () => expect(await page.evaluate('document.activeElement.textContent')).toBe('More'));
    await more.click();
    await drawer.getByRole('link', { name: 'Campaigns' }).click();
    await heading('Campaigns');
    await drawer.waitFor({ state: 'detached' });
    await bar.getByRole('button', { name: 'New' }).click();
    await page.getByRole('menuitem', { name: 'Short link' }).click();
    await page.waitForURL('**/console/links/new');
    await page.setViewportSize({ width: 1200, height: 820 });
  });

  it('labels the cells of a table without a visible head, and dates open invitations', async () => {
    const emails = ['baerbel@person.example', 'mary@person.example'];
    for (const email of emails) await ask('POST', `${organization}/invitations`, { email, role: 'admin' });
    await page.goto(`${at}/invitations`);
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
    const title = (index: number) =>
      row(emails[0]!)
        .getByRole('cell')
        .nth(index)
        .evaluate((cell) => cell.ownerDocument.defaultView!.getComputedStyle(cell, '::before').content);
    expect(await title(2)).toBe('none');
    await page.setViewportSize({ width: 900, height: 800 });
    expect(await title(2)).toMatch(/Role/);
    expect(await title(1)).toBe('none');
    await page.setViewportSize({ width: 1200, height: 820 });
  });

  it('names the zone of its times, and the role that may do what the person may not', async () => {
    const other = await walk.open(platform.auth_url, { timezoneId: 'Europe/Berlin' });
    await other.goto(`${at}/audit-log`);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await other.getByLabel('E-mail address').fill(admin.email);
    await other.getByLabel('Password').fill(admin.password);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    const entry = other.getByRole('list', { name: 'Audit log' }).getByRole('listitem').first();
    await eventually(async () => expect((await entry.textContent())!).toMatch(/M GMT\+[12]/));
    await walk.inspect(other, 'audit-log');
    await turnTo(other, `${at}/domains`);
    await other.getByText('Ask somebody with the role Owner.').waitFor();
    await turnTo(other, `${at}/roles`);
    await other.getByRole('columnheader', { name: /^Owner/ }).waitFor();
    await walk.inspect(other, 'roles');
    await other.context().close();
  });

  it('breaks no content security policy of its own, and logs no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

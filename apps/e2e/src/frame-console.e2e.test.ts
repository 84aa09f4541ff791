import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eventually, startPlatform, type RunningPlatform } from '@platform/testing';
import { pageWalk, withoutChromium, type Locator, type Page, type PageWalk } from '@platform/testing/page-walk';
import { asker, createPerson, newcomerAt, type Ask } from './people.test-helper.js';

const owner = { name: 'Grace', surname: 'Hopper', email: 'grace@example.org', password: 'a compiler for 1952' };
const admin = { name: 'Ada', surname: 'Lovelace', email: 'ada@example.org', password: 'notes on the engine' };

/** A real browser looks at what all pages of the console have in common: their forms, their tables and the way between them. */
describe('the frame of the console', { skip: withoutChromium }, () => {
  let platform: RunningPlatform;
  let walk: PageWalk;
  let page: Page;
  let ask: Ask;
  /** Of the API, and of the page. */
  let organization: string;
  let at: string;
  /** In the settings: other parts have a field of the same name. */
  let name: Locator;

  before(async () => {
    [walk, platform] = await Promise.all([
      pageWalk(),
      startPlatform({ API_RATE_LIMIT: '5000', LINKS_RATE_LIMIT: '5000' }),
    ]);
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
  after(async () => {
    await walk?.close();
    await platform?.stop();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = (name: string) => button(name).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const parts = (of: string) => page.getByRole('navigation', { name: `Parts of ${of}` });
  const part = (of: string, name: string) => parts(of).getByRole('link', { name, exact: true });
  /** What the page asks when this is done; nothing when it asks nothing. */
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

  it('says no more that a form is saved once it was refused, and says why where one has pressed', async () => {
    await page.goto(`${at}/settings`);
    await name.fill('Royal Navy');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    await name.fill('');
    await press('Save');
    await page.getByText('Must not be empty.').waitFor();
    assert.equal(await page.getByText('Saved.').count(), 0);
    await name.fill('Navy');
    const answer = { status: 500, json: { error: 'internal_error', message: 'The platform failed.' } };
    await page.route(`**${organization}`, (route) => route.fulfill(answer), { times: 1 });
    await page.setViewportSize({ width: 1200, height: 400 });
    await name.press('Enter');
    await page.getByRole('alert').getByText('The platform failed.').waitFor();
    assert.equal(await page.getByText('Saved.').count(), 0);
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
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.goto(at);
    await page.route('**/members', (route) => route.fulfill(answer), { times: 1 });
    await page.getByLabel('E-mail address').fill('joan@example.org');
    await press('Add member');
    await page.getByRole('alert').getByText('The platform failed.').waitFor();
    await walk.inspect(page, 'row-failed');
  });

  it('asks before a changed form is left, by a link, the way back or a reload, and not once it is saved', async () => {
    await page.goto(at);
    await part('the organization', 'Settings').click();
    await name.fill('Fleet');
    assert.deepEqual(await asks(() => part('the organization', 'Roles').click(), 'dismiss'), [unsaved]);
    assert.equal(await name.inputValue(), 'Fleet');
    assert.deepEqual(await asks(() => part('the organization', 'Settings').click(), 'dismiss'), []);
    assert.equal(await name.inputValue(), 'Fleet');
    assert.equal((await asks(() => page.reload(), 'accept')).length, 1);
    await name.fill('Fleet');
    await name.fill('Navy');
    assert.deepEqual(await asks(() => part('the organization', 'Roles').click(), 'accept'), []);
    await part('the organization', 'Settings').click();
    await name.fill('Royal Navy');
    await press('Save');
    await page.getByText('Saved.').waitFor();
    assert.deepEqual(await asks(() => part('the organization', 'Audit log').click(), 'dismiss'), []);
    await page.getByLabel('What').selectOption('Members');
    assert.deepEqual(await asks(() => part('the organization', 'Settings').click(), 'dismiss'), []);
    await name.fill('Fleet');
    assert.deepEqual(await asks(() => press('Sign out'), 'dismiss'), [unsaved]);
    assert.deepEqual(await asks(() => part('the organization', 'Roles').click(), 'accept'), [unsaved]);
    await page.getByRole('heading', { level: 2, name: 'Roles' }).waitFor();
    await page.goto('/console/organizations/new');
    await page.getByLabel('Name').fill('Merchant navy');
    assert.deepEqual(
      await asks(async () => {
        await press('Create organization');
        await heading('Merchant navy');
      }, 'dismiss'),
      [],
    );
  });

  it('stays at its place in the history when one does not leave, and goes on and back from there', async () => {
    const move = (way: 'back' | 'forward') => page.evaluate(`history.${way}()`);
    await page.goto(at);
    for (const each of ['Roles', 'Settings', 'Teams']) await part('the organization', each).click();
    await move('back');
    await name.fill('Fleet');
    const refusedBack = async () => {
      await Promise.all([page.waitForEvent('dialog'), move('back')]);
      await page.waitForURL(`**${at}/settings`);
    };
    assert.deepEqual(await asks(refusedBack, 'dismiss'), [unsaved]);
    assert.equal(await name.inputValue(), 'Fleet');
    await name.fill('Royal Navy');
    await move('forward');
    await page.getByRole('heading', { level: 2, name: 'Teams' }).waitFor();
    await move('back');
    await name.waitFor();
    // A jump within the page is no step.
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    await page.waitForURL(`**${at}/settings#content`);
    await name.fill('Fleet');
    await move('back');
    await page.waitForURL(`**${at}/settings`);
    assert.equal(await name.inputValue(), 'Fleet');
    assert.deepEqual(await asks(refusedBack, 'dismiss'), [unsaved]);
    assert.equal(await name.inputValue(), 'Fleet');
    await name.fill('Royal Navy');
    await move('back');
    await page.getByRole('heading', { level: 2, name: 'Roles' }).waitFor();
  });

  it('loads again what the browser shows from its memory, without a question', async () => {
    await page.goto(`${at}/settings`);
    await name.fill('Fleet');
    const fromMemory = `void setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))`;
    const reload = () => Promise.all([page.waitForEvent('load'), page.evaluate(fromMemory)]);
    assert.deepEqual(await asks(reload, 'dismiss'), []);
    await eventually(async () => assert.equal(await name.inputValue(), 'Royal Navy'));
  });

  it('asks before a secret that is shown once is left, until it is copied', async () => {
    await page.goto('/console/links/keys');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ships');
    await press('Make a key');
    await button('Copy the key').waitFor();
    const leave = () => part('links', 'Domains').click();
    assert.deepEqual(await asks(leave, 'dismiss'), [
      'You have not copied the key, which is shown only once. Leave this page?',
    ]);
    await press('Copy the key');
    await page.getByText('Copied.').waitFor();
    assert.deepEqual(await asks(leave, 'dismiss'), []);
    await heading('Domains');
  });

  it('keeps a link that is shown once when another one cannot be made', async () => {
    await page.goto(`${at}/invite-links`);
    await press('Make a link');
    const made = await page.getByRole('form').getByText('/join/').textContent();
    await page.route('**/invite-links', (route) => route.abort(), { times: 1 });
    await press('Make a link');
    await page.getByText('The platform cannot be reached.').waitFor();
    assert.equal(await page.getByRole('form').getByText('/join/').textContent(), made);
  });

  it('shows where one is, in the header and among the parts, which stay where they are', async () => {
    const main = page.getByRole('navigation', { name: 'Console' });
    const edge = (link: ReturnType<typeof part>) =>
      link.evaluate((one) => one.ownerDocument.defaultView!.getComputedStyle(one).borderBottomColor);
    await page.goto(at);
    await part('the organization', 'Members').waitFor();
    assert.notEqual(await edge(main.getByRole('link', { name: 'Organizations' })), 'rgba(0, 0, 0, 0)');
    assert.equal(await edge(main.getByRole('link', { name: 'Links' })), 'rgba(0, 0, 0, 0)');
    const places = () =>
      parts('the organization')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as object));
    const before = await places();
    await part('the organization', 'Deliveries').click();
    await page.getByText('Nothing was sent yet.').waitFor();
    assert.deepEqual(await places(), before);
    await part('the organization', 'Rules').click();
    await page.getByRole('link', { name: 'make one' }).click();
    await page.getByRole('heading', { level: 2, name: 'Destinations' }).waitFor();
  });

  it('goes from one page about links to each other one', async () => {
    await page.goto('/console/links');
    await page.getByRole('link', { name: 'Summer sale' }).waitFor();
    await walk.inspect(page, 'links');
    for (const name of ['Campaigns', 'Channels', 'Domains', 'API keys', 'Statistics', 'Links']) {
      await part('links', name).click();
      await heading(name);
      assert.equal(await part('links', name).getAttribute('aria-current'), 'page');
    }
  });

  it('begins on the first screen of a phone: the header in two lines, the parts in one, the filter closed', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${at}/audit-log`);
    await page.getByRole('cell', { name: 'Grace Hopper' }).first().waitFor();
    const top = async (what: ReturnType<typeof button>) => (await what.boundingBox())!.y;
    assert.ok((await page.locator('header').boundingBox())!.height < 110);
    assert.ok((await parts('the organization').boundingBox())!.height < 60);
    assert.ok((await top(page.getByRole('row').nth(1))) < 520);
    await eventually(async () => {
      const current = (await part('the organization', 'Audit log').boundingBox())!;
      assert.ok(current.x >= 0 && current.x + current.width <= 360, 'the current part is in sight');
    });
    assert.equal(await page.getByText('Short name').isVisible(), false);
    assert.equal(await button('Show').isVisible(), false);
    await page.getByText('Filter', { exact: true }).click();
    await page.getByLabel('What').selectOption('Members');
    await press('Show');
    await page.getByRole('cell', { name: 'member.added' }).waitFor();
    assert.equal(await button('Show').isVisible(), true);
    await page.getByText('Filter', { exact: true }).click();
    assert.equal(await button('Show').isVisible(), false);
    await page.setViewportSize({ width: 1200, height: 820 });
    await button('Show').waitFor();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${at}/settings`);
    await page.getByText('Short name', { exact: true }).waitFor();
    await page.setViewportSize({ width: 1200, height: 820 });
  });

  it('titles what is in a row where the head of the table is not seen, and dates invitations that are open', async () => {
    const emails = ['baerbel@person.example', 'mary@person.example'];
    for (const email of emails) await ask('POST', `${organization}/invitations`, { email, role: 'admin' });
    await page.goto(`${at}/invitations`);
    const row = (email: string) => page.getByRole('row', { name: email });
    await press(`Withdraw the invitation of ${emails[1]}`);
    await button('No').press('Escape');
    await press(`Withdraw the invitation of ${emails[1]}`);
    await press(`Yes, withdraw the invitation of ${emails[1]}`);
    await row(emails[1]!).getByText('cancelled').waitFor();
    assert.match((await row(emails[0]!).textContent())!, /20\d\d/);
    assert.doesNotMatch((await row(emails[1]!).textContent())!, /20\d\d/);
    // Words stay whole beside each other.
    const lines = (text: string) =>
      row(emails[0]!)
        .getByText(text, { exact: true })
        .evaluate((cell) => {
          const range = cell.ownerDocument.createRange();
          range.selectNodeContents(cell);
          return range.getClientRects().length;
        });
    assert.deepEqual([await lines(emails[0]!), await lines('Administrator')], [1, 1]);
    await walk.inspect(page, 'invitations');
    const title = (index: number) =>
      row(emails[0]!)
        .getByRole('cell')
        .nth(index)
        .evaluate((cell) => cell.ownerDocument.defaultView!.getComputedStyle(cell, '::before').content);
    assert.equal(await title(1), 'none');
    await page.setViewportSize({ width: 900, height: 800 });
    assert.match(await title(1), /Role/);
    assert.equal(await title(0), 'none');
    await page.setViewportSize({ width: 1200, height: 820 });
  });

  it('names the zone of its times, and who may do what one may not', async () => {
    const other = await walk.open(platform.auth_url, { timezoneId: 'Europe/Berlin' });
    await other.goto(`${at}/audit-log`);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await other.getByLabel('E-mail address').fill(admin.email);
    await other.getByLabel('Password').fill(admin.password);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await eventually(async () => assert.match((await other.getByRole('row').nth(1).textContent())!, /M GMT\+[12]/));
    await walk.inspect(other, 'audit-log');
    await other.goto(`${at}/domains`);
    await other.getByText('Ask somebody with the role Owner.').waitFor();
    await other.goto(`${at}/roles`);
    await other.getByRole('heading', { level: 3, name: 'Owner' }).waitFor();
    await walk.inspect(other, 'roles');
    await other.context().close();
  });

  it('broke its own content security policy nowhere, and logged no error', () => {
    assert.deepEqual(walk.complaints, []);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { signDispatch } from '@platform/signatures';
import { eventually, httpReceiver } from '@platform/testing';
import { pageWalk, type Locator, type Page, type PageWalk } from '@platform/testing/page-walk';
import { pageActions } from './console-bench.test-helper.js';
import { newcomerAt } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const owner = {
  name: 'Grace',
  surname: 'Hopper',
  email: 'grace@notifications.example.org',
  password: 'a compiler for 1952',
};

/** A browser sets up notifications in the console, and follows one to its destination. */
describe('notifications in the console', () => {
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let receiver: Awaited<ReturnType<typeof httpReceiver>>;
  let service: { code: string; secret: string };
  let at: string;
  let dispatchedOn: string;

  beforeAll(async () => {
    [walk, receiver, platform] = await Promise.all([pageWalk(), httpReceiver(), sharedPlatform()]);
    service = await platform.admin('service', 'create', '--code', 'deploys', '--name', 'Deploys');
    page = await newcomerAt('/console/organizations/new', owner, walk, platform);
    await page.getByLabel('Name').fill('Navy');
    await page.getByLabel('Name').press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Navy' }).waitFor();
    at = new URL(page.url()).pathname;
  });
  afterAll(async () => {
    await walk?.close();
    await receiver?.close();
  });

  const { press, part: open, showsBy } = pageActions(() => page);
  const today = () => new Date().toISOString().slice(0, 10);

  /** Reloads the list of deliveries until it shows this. */
  const shows = (what: Locator) => showsBy('Show', what);

  /** Sends an event as a service does. */
  async function dispatch(title: string): Promise<void> {
    const rawBody = JSON.stringify({
      organization_uuid: at.split('/').at(-1),
      service_code: service.code,
      event: 'deploy.failed',
      severity: 'error',
      title,
      message: 'The new version did not become healthy.',
    });
    const headers = signDispatch({ serviceCode: service.code, secret: service.secret, rawBody });
    const res = await fetch(`${platform.base_url}/v1/notifications/dispatch`, {
      method: 'POST',
      body: rawBody,
      headers: { 'content-type': 'application/json', ...headers },
    });
    assert.equal(res.status, 202, await res.text());
  }

  /** The page of a destination, by its link in the list. */
  async function show(destination: string): Promise<void> {
    await open('Destinations');
    await page.getByRole('table', { name: 'Destinations' }).getByRole('link', { name: destination }).click();
    await page.getByRole('heading', { level: 2, name: destination }).waitFor();
  }

  const choose = async (type: string) => {
    await open('Destinations');
    await page
      .getByRole('link', { name: /New destination|Add the first destination/ })
      .first()
      .click();
    await page.getByRole('radio', { name: type, exact: true }).click();
  };

  const inspect = (name: string) => walk.inspect(page, name);

  it('ask for the fields of a destination’s type, and show an error at its field', async () => {
    await open('Destinations');
    await page.getByText('There is none yet.').waitFor();
    await inspect('destinations-none');
    await choose('Slack');
    await page.getByLabel('Webhook URL').fill('https://example.org/not-slack');
    await press('Create destination');
    await page.getByText('Must be an incoming webhook of Slack').waitFor();
    await inspect('destinations-wrong');
  });

  it('create a destination and an e-mail destination, whose external address has not agreed yet', async () => {
    await page.getByRole('radio', { name: 'Webhook', exact: true }).click();
    await page.getByLabel('Name').fill('Pager');
    await page.getByLabel('URL', { exact: true }).fill(`${receiver.url}/hook-of-the-pager`);
    await page.getByLabel('Signing secret').fill('very-secret');
    await press('Create destination');
    await page.getByRole('heading', { level: 2, name: 'Pager' }).waitFor();
    await page.getByText('not used yet').waitFor();
    await choose('E-mail');
    await page.getByLabel('Addresses').fill(`${owner.email}, somebody@example.net`);
    await press('Create destination');
    await page.getByText('has not agreed yet').waitFor();
  });

  it('send a test, and show its result', async () => {
    await show('Pager');
    await press('Send a test to Pager');
    await page.getByText(/The test message was taken after \d+ ms/).waitFor();
    expect(JSON.parse(receiver.requests.at(-1)!.rawBody.toString()).event).toBe('notification.test');
    receiver.script({ status: 500 });
    await press('Send a test to Pager');
    await page.getByText('The test message did not arrive: The receiver answered 500.').waitFor();
    await inspect('destination');
    await open('Destinations');
    await page.getByRole('table', { name: 'Destinations' }).getByRole('link', { name: 'Pager' }).waitFor();
  });

  it('find destinations by words, type and state, and keep that in the address', async () => {
    const rows = page.getByRole('table', { name: 'Destinations' }).getByRole('link');
    await page.getByLabel('Search of destinations').fill(owner.email);
    await eventually(async () => expect(await rows.allTextContents()).toStrictEqual(['E-mail']));
    await page.getByLabel('State').selectOption('working');
    await page.getByText('No destination matches').waitFor();
    await page.getByRole('link', { name: 'Remove the filters' }).click();
    await page.getByLabel('Type').selectOption('webhook');
    await eventually(async () => expect(await rows.allTextContents()).toStrictEqual(['Pager']));
    await page.reload();
    await eventually(async () => expect(await rows.allTextContents()).toStrictEqual(['Pager']));
  });

  it('keep URL and secret of a destination that is only renamed', async () => {
    await show('Pager');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('form', { name: 'Edit Pager' }).getByLabel('Name').fill('Beeper');
    await inspect('destination-edit');
    await page.getByRole('form', { name: 'Edit Pager' }).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 2, name: 'Beeper' }).waitFor();
    await press('Send a test to Beeper');
    await page.getByText(/The test message was taken/).waitFor();
    assert.ok(receiver.requests.at(-1)!.headers['x-platform-signature-256']);
  });

  it('create a rule with all its fields, and show what is wrong with one', async () => {
    await open('Rules');
    await page.getByText('There is none yet, so that nothing is sent anywhere.').waitFor();
    await page.getByRole('link', { name: 'Make the first rule' }).click();
    await page.getByLabel('Name').fill('Deployments');
    await page.getByLabel('Events').fill(`deploy.*, ${'longer-than-any-name'.repeat(7)}`);
    await page.getByLabel('Destination').selectOption({ label: 'Beeper' });
    await press('Create rule');
    await page.getByText('Entry 2').waitFor();
    await page.getByLabel('Events').fill('deploy.*, *.failed');
    const form = page.getByRole('form', { name: 'New rule' });
    await form.getByLabel('From which severity on').selectOption('warning');
    await form.getByLabel('Service').selectOption({ label: 'Deploys' });
    await form.getByLabel('What makes an event a repeat').fill('{{event}} {{title}}');
    await press('Add quiet hours');
    await page.getByLabel('Sun').uncheck();
    // Hours away from now, so that the window does not mute the next event.
    const hour = new Date().getUTCHours() < 12 ? '20' : '04';
    await page.getByLabel('From', { exact: true }).fill(`${hour}:00`);
    await page.getByLabel('To', { exact: true }).fill(`${hour}:01`);
    await page.getByLabel('Time zone').selectOption('Europe/Berlin');
    await inspect('rule-new');
    await press('Create rule');
    await page.getByRole('heading', { level: 2, name: 'Deployments' }).waitFor();
    await open('Rules');
    await page.getByText(`Mon, Tue, Wed, Thu, Fri, Sat ${hour}:00 to ${hour}:01, Europe/Berlin`).waitFor();
    await page.getByText('Once in 60 min for each {{event}} {{title}}').waitFor();
  });

  it('show who gets what, and find rules', async () => {
    const matrix = page.getByRole('table', { name: 'Who gets what' });
    await matrix.getByRole('columnheader', { name: 'Beeper' }).waitFor();
    const row = matrix.getByRole('row', { name: /deploy\.\*/ });
    await row.getByRole('link', { name: 'Deployments' }).waitFor();
    await row.getByText('warning').waitFor();
    await page.getByLabel('Search of rules').fill('nothing like that');
    await page.getByText('No rule matches').waitFor();
    await page.getByLabel('Search of rules').fill('*.failed');
    await page.getByRole('table', { name: 'Rules' }).getByRole('link', { name: 'Deployments' }).waitFor();
    await page.getByRole('button', { name: 'Remove filters' }).click();
  });

  it('ask the APIs for no more than six things when the rules are opened', async () => {
    const asked: string[] = [];
    const note = (req: { url(): string }) =>
      new URL(req.url()).pathname.startsWith('/api/v1/') && asked.push(req.url());
    page.on('request', note);
    await page.reload();
    await page.getByText('Only of the service Deploys').waitFor();
    await page.getByRole('table', { name: 'Who gets what' }).waitFor();
    page.off('request', note);
    assert.ok(asked.length <= 6, asked.join('\n'));
  });

  it('explain what the rules do with an event', async () => {
    const form = page.getByRole('form', { name: 'Where would an event go?' });
    await form.getByLabel('Event').fill('deploy.failed');
    await form.getByRole('button', { name: 'Show' }).click();
    await form.getByText('It would go to 0 destinations.').waitFor();
    await form.getByText('The severity info is below the minimum of warning.').waitFor();
    await form.getByLabel('Severity').selectOption('error');
    await form.getByLabel('Service').selectOption({ label: 'Deploys' });
    await form.getByRole('button', { name: 'Show' }).click();
    await form.getByText('It would go to 1 destination.').waitFor();
    await inspect('rules');
  });

  it('disable, enable and change a rule', async () => {
    await press('Switch off Deployments');
    await press('Switch on Deployments');
    await page.getByRole('table', { name: 'Rules' }).getByRole('link', { name: 'Deployments' }).click();
    const form = page.getByRole('form', { name: 'Edit Deployments' });
    await form.getByRole('button', { name: 'Remove quiet hours 1' }).click();
    let question = '';
    page.once('dialog', (dialog) => {
      question = dialog.message();
      void dialog.dismiss();
    });
    await open('Destinations');
    expect(question).toBe('What you have changed here is not saved. Leave this page?');
    await form.getByLabel('From which severity on').selectOption('debug');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('table', { name: 'Rules' }).getByText('debug').waitFor();
    expect(await page.getByText('Europe/Berlin').count()).toBe(0);
  });

  it('discard an event that was only tried out', async () => {
    await page.getByRole('form', { name: 'Where would an event go?' }).getByLabel('Event').fill('deploy.done');
    await open('Destinations');
    await page.getByRole('table', { name: 'Destinations' }).getByRole('link', { name: 'Beeper' }).waitFor();
  });

  it('show a delivery with its attempts, and send a failed one again', async () => {
    dispatchedOn = today();
    await dispatch('Deploy 1 failed');
    await eventually(() => expect(receiver.requests.at(-1)!.rawBody.toString()).toMatch(/Deploy 1 failed/));
    receiver.script({ status: 500 }, { status: 500 }, { status: 500, body: 'out of order' });
    await dispatch('Deploy 2 failed');
    await open('Deliveries');
    // The row of the list, not the one below it that shows the details.
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Details of Deploy 2 failed' }) });
    await shows(row.getByText('failed', { exact: true }));
    await page.goto(`${at}/destinations`);
    await page
      .getByRole('row', { name: /Beeper/ })
      .getByText(/^(failing|paused)$/)
      .waitFor();
    await open('Deliveries');
    await press('Details of Deploy 2 failed');
    const delivery = page.getByRole('dialog', { name: 'Deploy 2 failed' });
    await delivery.getByText('What was answered').click();
    await page.getByText('out of order').waitFor();
    expect(await page.getByRole('list', { name: 'Attempts' }).getByRole('listitem').count()).toBe(3);
    await inspect('delivery');
    await press('Send again Deploy 2 failed');
    await delivery.getByText('success', { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await delivery.waitFor({ state: 'detached' });
    const focused = () => page.evaluate('document.activeElement.textContent');
    await eventually(async () => expect(await focused()).toBe('Details of Deploy 2 failed'));
    await shows(row.getByText('success', { exact: true }));
  });

  it('find deliveries by status, severity, destination, event and day', async () => {
    const summary = page.getByRole('region', { name: 'At a glance' });
    await summary.getByRole('heading', { name: 'Deliveries by hour', exact: true }).waitFor();
    await summary.getByRole('row', { name: /Beeper/ }).waitFor();
    await inspect('deliveries');
    await summary.getByText('7 days').click();
    await summary.getByRole('heading', { name: 'Deliveries by day (UTC)' }).waitFor();
    await page.getByLabel('Status').selectOption('failed');
    await press('Show');
    await page.getByText('There is none of this kind.').waitFor();
    await page.getByLabel('Status').selectOption('');
    await page.getByLabel('Destination', { exact: true }).selectOption({ label: 'Beeper' });
    await page.getByLabel('Severity').selectOption('error');
    await page.getByLabel('Event', { exact: true }).fill('deploy.*');
    await press('Show');
    await page.getByRole('row', { name: /Deploy 1 failed/ }).waitFor();
    await page.getByLabel('To (UTC)').fill('2020-01-01');
    await press('Show');
    await page.getByText('There is none of this kind.').waitFor();
    await inspect('deliveries-filter');
    const shownOn = today();
    await page.getByLabel('From (UTC)').fill(dispatchedOn);
    await page.getByLabel('To (UTC)').fill(shownOn);
    await press('Show');
    await page.getByRole('row', { name: /Deploy 1 failed/ }).waitFor();
    await page.reload();
    await page.getByRole('row', { name: /Deploy 1 failed/ }).waitFor();
    expect(await page.getByLabel('To (UTC)').inputValue()).toBe(shownOn);
  });

  it('say why a destination is disabled, and enable it again', async () => {
    receiver.script({ status: 410 });
    await dispatch('Deploy 3 failed');
    await open('Deliveries');
    await shows(page.getByRole('row', { name: /Deploy 3 failed/ }).getByText('failed', { exact: true }));
    await show('Beeper');
    await page.getByText('wants no more messages').waitFor();
    await inspect('destination-disabled');
    await press('Enable Beeper');
    await page.getByText('wants no more messages').waitFor({ state: 'detached' });
  });

  it('show once how a Telegram chat is connected', async () => {
    const connect = {
      connect_token: 'the-token',
      expires_at: '2026-11-21T07:00:00+00:00',
      command: '/platform_connect the-token',
      group_command: '/platform_connect@PlatformBot the-token',
      deep_link: 'https://t.me/PlatformBot?start=the-token',
      group_link: 'https://t.me/PlatformBot?startgroup=the-token',
    };
    // The test reads the page only, not the bot.
    const type = {
      ...{ type: 'telegram', label: 'Telegram', category: 'chat', icon: 'telegram' },
      ...{ instructions: 'Create the destination, then send the bot the command.', setup_url: null },
      fields: [{ key: 'name', type: 'text', label: 'Name', required: false, help: 'Shown in lists.', max_length: 255 }],
      supports: ['test', 'connect_token'],
    };
    await page.route('**/notification-channel-types', (route) => route.fulfill({ json: { data: [type] } }));
    await open('Destinations');
    await page.getByRole('link', { name: 'New destination' }).click();
    await page.getByRole('form', { name: 'New Telegram destination' }).waitFor();
    await page.route(
      (url) => url.pathname.endsWith('/notification-endpoints'),
      (route) =>
        route.fulfill({ status: 201, json: { data: { uuid: at.split('/').at(-1), name: 'Deck', ...connect } } }),
      { times: 1 },
    );
    await press('Create destination');
    await page.getByText(connect.command).waitFor();
    await page.getByText(connect.group_command).waitFor();
    const link = page.getByRole('link', { name: 'Connect a private chat' });
    expect(await link.getAttribute('href')).toBe(connect.deep_link);
    await inspect('telegram');
    await page.unroute('**/notification-channel-types');
    await page.reload();
    await page.getByRole('radio', { name: 'Slack' }).waitFor();
    expect(await page.getByText('the-token').count()).toBe(0);
  });

  it('delete a destination with its rules after a confirmation', async () => {
    await show('Beeper');
    await page.getByRole('tab', { name: 'Danger' }).click();
    await press('Delete Beeper');
    await press('Yes, delete Beeper');
    await page.getByRole('table', { name: 'Destinations' }).getByRole('link', { name: 'E-mail' }).waitFor();
    await page.getByRole('link', { name: 'Beeper' }).waitFor({ state: 'detached' });
    await open('Rules');
    await page.getByText('There is none yet, so that nothing is sent anywhere.').waitFor();
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

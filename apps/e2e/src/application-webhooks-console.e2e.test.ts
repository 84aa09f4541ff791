import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, httpReceiver } from '@platform/testing';
import { type Page, type PageWalk } from '@platform/testing/page-walk';
import { consoleBench, pageActions, type ConsoleBench } from './console-bench.test-helper.js';
import { turnTo } from './people.test-helper.js';

const owner = {
  name: 'Grace',
  surname: 'Hopper',
  email: 'grace@application-webhooks.example.org',
  password: 'a compiler for 1952',
};

/** A browser reads the webhooks of an application, and moves one to an organization. */
describe('webhooks and owners of applications in the console', () => {
  let bench: ConsoleBench;
  let walk: PageWalk;
  let page: Page;
  let receiver: Awaited<ReturnType<typeof httpReceiver>>;
  let at: string;

  beforeAll(async () => {
    receiver = await httpReceiver();
    bench = await consoleBench({ owner });
    ({ walk, page } = bench);
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    ({ at } = await bench.organization({ name: 'Navy' }));
  });
  afterAll(async () => {
    await bench?.close();
    await receiver?.close();
  });

  const { press, showsBy, part, rowOf } = pageActions(() => page);
  const inspect = (name: string) => walk.inspect(page, name);

  /** The owner of the application on this page. */
  const ownedBy = (name: string) => page.getByText(`Owner: ${name}`, { exact: true });
  const deliveries = () => page.getByRole('table', { name: 'Deliveries' });
  /** Without the details of one that is open. */
  const entries = () =>
    deliveries()
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Details of/ }) });

  it('show the webhooks of an application, send a test, and retry a failed one', async () => {
    await turnTo(page, '/console/applications/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Chart room');
    await page.getByLabel('Redirect address 1').fill('https://app.example.org/callback');
    await page.getByLabel('Webhook address').fill(`${receiver.url}/webhooks`);
    await press('Create application');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('link', { name: 'Go on' }).click();
    await part('Webhooks');
    await page.getByText('There is none.', { exact: true }).waitFor();
    await page.getByText('Nothing was sent in this span.').waitFor();
    receiver.script({ status: 500 }, { status: 500 }, { status: 500, body: 'no room' });
    await press('Send a test to the webhook URL');
    const shown = (status: string, count = 1) =>
      showsBy('Look again', entries().getByText(status, { exact: true }), count);
    await shown('failed');
    await press('Details of webhook.test');
    await page.getByText('What was answered').click();
    await page.getByText('no room').waitFor();
    expect(await page.getByRole('list', { name: 'Attempts' }).getByRole('listitem').count()).toBe(3);
    await inspect('webhooks');
    await press('Send again webhook.test');
    await shown('success');
    const attempts = page.getByRole('list', { name: 'Attempts' }).getByRole('listitem');
    await eventually(async () => expect(await attempts.count()).toBe(4));
    await page.getByRole('button', { name: 'Send all failed ones again' }).waitFor({ state: 'detached' });
    receiver.script({ status: 500 }, { status: 500 }, { status: 500 });
    await press('Send a test to the webhook URL');
    await shown('failed');
    await press('Send all failed ones again to the webhook URL');
    await page.getByText('One delivery of the last 14 days has failed.').waitFor();
    await inspect('webhooks-retry');
    await press('Yes, send all failed ones again to the webhook URL');
    await page.getByText('1 webhook will be sent again.').waitFor();
    await shown('success', 2);
    await page.getByRole('button', { name: 'Send all failed ones again' }).waitFor({ state: 'detached' });
  });

  it('draw how much arrived and failed, and how long that took', async () => {
    const chart = page.getByRole('figure', { name: 'Arrived and failed' });
    await chart.getByText('In numbers').click();
    await chart.getByRole('row').nth(1).waitFor();
    await page.getByRole('figure', { name: 'Time that the endpoint took' }).waitFor();
    // Two have arrived by now, after tries that failed.
    await showsBy('Look again', page.getByRole('img', { name: 'Last 24 hours: 2 delivered, 0 failed' }));
    await inspect('webhooks-chart');
    await page.getByText('30 days', { exact: true }).click();
    await page.getByRole('figure', { name: 'Arrived and failed' }).waitFor();
    await page.getByRole('button', { name: 'webhook.test', exact: true }).click();
    await page.waitForURL(/\?event=webhook\.test$/);
    expect(await page.getByLabel('Event', { exact: true }).inputValue()).toBe('webhook.test');
    await eventually(async () =>
      expect(
        await deliveries()
          .getByRole('button', { name: /^Details/ })
          .count(),
      ).toBe(2),
    );
  });

  it('list the events for an application, with an example of each', async () => {
    await press('What can be sent as a webhook');
    const events = page.getByRole('list', { name: 'Events' });
    const added = events.getByRole('listitem').filter({ hasText: 'member.added' });
    await added.getByText('An example of member.added').click();
    await added.getByText('"event": "member.added"').waitFor();
    await inspect('webhook-events');
    await press('Send the example of member.added');
    await eventually(() =>
      expect(JSON.parse(receiver.requests.at(-1)!.rawBody.toString())).toMatchObject({
        event: 'member.added',
        test: true,
      }),
    );
    await press('What can be sent as a webhook');
    await events.waitFor({ state: 'detached' });
  });

  it('register an application for the organization, and show the owner of each', async () => {
    await turnTo(page, '/console/applications/new');
    await page.getByLabel('Whose it is').selectOption('Navy');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Engine room');
    await page.getByLabel('Redirect address 1').fill('https://engines.example.org/callback');
    await inspect('new-application');
    await press('Create application');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('link', { name: 'Go on' }).click();
    await ownedBy('Navy').waitFor();
    await turnTo(page, '/console/applications');
    await rowOf('Engine room').getByRole('cell', { name: 'Navy' }).waitFor();
    await rowOf('Chart room').getByRole('cell', { name: 'You' }).waitFor();
    await page.getByLabel('Owner').selectOption('Navy');
    await rowOf('Chart room').waitFor({ state: 'detached' });
    await rowOf('Engine room').waitFor();
    await page.getByLabel('Owner').selectOption('Of all owners');
  });

  it('move an application to the organization and back after a confirmation, as its audit log shows', async () => {
    await page.getByRole('link', { name: 'Chart room' }).click();
    await part('Danger');
    await page.getByLabel('New owner').selectOption('Navy');
    await press('Move Chart room');
    await page.getByText('Give Chart room to Navy?').waitFor();
    await ownedBy('You').waitFor();
    await inspect('move-application');
    await press('Yes, move Chart room');
    await ownedBy('Navy').waitFor();
    await page.reload();
    await part('Webhooks');
    await deliveries()
      .getByRole('button', { name: /^Details/ })
      .first()
      .waitFor();
    await part('Danger');
    await page.getByLabel('New owner').selectOption('Yourself');
    await press('Move Chart room');
    await press('Yes, move Chart room');
    await ownedBy('You').waitFor();
    await turnTo(page, `${at}/audit-log`);
    await page.getByLabel('What').selectOption('Applications');
    const row = (what: RegExp) => page.getByRole('listitem').filter({ hasText: what });
    await showsBy('Load again', row(/oauth_client\.created.*Engine room/));
    await showsBy('Load again', row(/oauth_client\.updated.*Chart room.*organization_uuid: null →/));
    await showsBy('Load again', row(/oauth_client\.updated.*Chart room.*→ null/));
    await inspect('audit-log-of-applications');
  });

  it('break no content security policy of the console, and log no error', () => {
    expect(walk.complaints).toStrictEqual([]);
  });
});

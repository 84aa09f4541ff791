import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { signDispatch } from '@platform/signatures';
import { eventually } from '@platform/testing';
import { pageWalk, type Page, type PageWalk } from '@platform/testing/page-walk';
import { consoleToken, newcomerAt, turnTo } from './people.test-helper.js';
import { sharedPlatform, type SharedPlatform } from './shared-platform.test-helper.js';

const owner = {
  name: 'Hedy',
  surname: 'Lamarr',
  email: 'hedy@inbox-chats.example.org',
  password: 'a frequency hopper of 1942',
};
const message = 'Host _db_1_ is at ~5%~, see *.log* and <!channel> @everyone';

/** All seven channels on one machine, without an account anywhere. */
describe('the chats of the local inbox', () => {
  let platform: SharedPlatform;
  let walk: PageWalk;
  let page: Page;
  let uuid: string;

  beforeAll(async () => {
    [walk, platform] = await Promise.all([pageWalk(), sharedPlatform()]);
    page = await newcomerAt('/console/organizations/new', owner, walk, platform);
    await page.getByLabel('Name').fill('Frequencies');
    await page.getByLabel('Name').press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Frequencies' }).waitFor();
    uuid = new URL(page.url()).pathname.split('/')[3]!;
  });
  afterAll(() => walk?.close());

  const choose = async (type: string) => {
    await turnTo(page, `/console/organizations/${uuid}/destinations?new=destination`);
    await page.getByRole('radio', { name: type, exact: true }).click();
  };
  /** On the page of a destination: it can be sent to. */
  const isReady = async (name: string) => {
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await page.getByText(/^(not used yet|working)$/).waitFor();
  };

  it('become destinations by one button each', async () => {
    for (const type of ['Slack', 'Discord', 'Google Chat', 'Microsoft Teams', 'Webhook']) {
      await choose(type);
      await page.getByRole('button', { name: 'Try it with the inbox of this machine' }).click();
      await isReady(type);
    }
  });

  it('connect to Telegram by the link, and one button of the chat', async () => {
    await choose('Telegram');
    await page.getByRole('button', { name: 'Create destination' }).click();
    const link = page.getByRole('link', { name: 'Connect a private chat' });
    const [chat] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await chat.getByRole('button', { name: 'Start the chat with Platform' }).click();
    await eventually(
      async () => {
        await chat.goto(`${platform.mail_url}/telegram`);
        expect(await chat.getByText('Organization: Frequencies').count()).toBe(1);
      },
      { timeoutMs: 30_000, everyMs: 300 },
    );
    await chat.close();
    await page.getByRole('link', { name: 'Show the destination' }).click();
    await isReady('Telegram');
  });

  it('show an event as each provider would: the text as it was sent, nobody mentioned', async () => {
    await routeAllOf(uuid);
    const service = await platform.admin<{ code: string; secret: string }>(
      'service',
      'create',
      '--code',
      'radio',
      '--name',
      'Radio',
    );
    const rawBody = JSON.stringify({
      ...{ organization_uuid: uuid, service_code: 'radio', event: 'hostFull', severity: 'ERROR' },
      ...{ title: 'Disk _full_ > 95 %', message, url: 'https://example.org/disks' },
    });
    const signed = signDispatch({ serviceCode: service.code, secret: service.secret, rawBody });
    const answer = await fetch(`${platform.base_url}/v1/notifications/dispatch`, {
      method: 'POST',
      headers: { ...signed, 'content-type': 'application/json' },
      body: rawBody,
    });
    const { matched_destinations } = (await answer.json()) as { matched_destinations: number };
    assert.deepEqual([answer.status, matched_destinations], [202, 6]);
    const inbox = await walk.open(platform.mail_url);
    for (const kind of ['Slack', 'Discord', 'Google Chat', 'Microsoft Teams', 'Telegram', 'Webhook']) {
      const entry = inbox
        .locator('nav li')
        .filter({ hasText: kind })
        .filter({ hasText: /Disk _full_/ });
      await eventually(
        async () => {
          await inbox.goto('/');
          expect(await entry.count()).toBe(1);
        },
        { timeoutMs: 30_000, everyMs: 300 },
      );
      await entry.getByRole('link').click();
      const look = (await inbox.locator('.chat').textContent())!
        .replaceAll('\u2060', '')
        .replaceAll('‹', '<')
        .replaceAll('›', '>');
      assert.ok(look.includes(message), `${kind}: ${look}`);
      expect(await inbox.locator('.chat i, .chat s, .chat code').count()).toBe(0);
    }
  });

  /** A rule for each destination. */
  async function routeAllOf(organization: string): Promise<void> {
    const token = await consoleToken(platform, owner);
    const at = `${platform.base_url}/v1/organizations/${organization}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const { data } = (await (await fetch(`${at}/notification-endpoints`, { headers })).json()) as {
      data: { uuid: string; name: string }[];
    };
    for (const { uuid: notification_endpoint_uuid, name } of data) {
      const body = JSON.stringify({ name, notification_endpoint_uuid, events: ['host*'] });
      expect((await fetch(`${at}/notification-rules`, { method: 'POST', headers, body })).status).toBe(201);
    }
  }
});

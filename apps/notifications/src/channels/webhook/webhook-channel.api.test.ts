import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verify as verifyGithub } from '@octokit/webhooks-methods';
import { generateSecret, standardWebhooksSecret } from '@platform/signatures';
import { eventually, type ReceivedRequest } from '@platform/testing';
import { Webhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { notificationsBench, type NotificationsBench } from '../../testing/notifications-bench.test-helper.js';

describe('the webhook channel', () => {
  let bench: NotificationsBench;
  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  async function listener(body: object = {}) {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization, body);
    await bench.rule(organization, webhook.uuid);
    const dispatch = (event: object = {}) => bench.dispatch({ organization_uuid: organization.uuid, ...event });
    return { organization, webhook, dispatch };
  }
  const received = (path: string, count: number) =>
    eventually(() => {
      expect(bench.requestsTo(path).length).toBe(count);
      return bench.requestsTo(path);
    });

  it.each([
    ['a generated secret', generateSecret()],
    ['a secret that somebody chose', 'correct-horse-battery-staple'],
  ])('is verified by the libraries that receivers use, with %s', async (_what, secret) => {
    const { webhook, dispatch } = await listener({ webhook_secret: secret });
    await dispatch();
    const [{ headers, rawBody }] = (await received(webhook.path, 1)) as [ReceivedRequest];
    const [given, body] = [headers as Record<string, string>, rawBody.toString()];
    for (const Library of [Webhook, SvixWebhook]) {
      new Library(standardWebhooksSecret(secret)).verify(body, given);
      expect(() => new Library(generateSecret()).verify(body, given)).toThrow();
      expect(() => new Library(standardWebhooksSecret(secret)).verify(`${body} `, given)).toThrow();
    }
    const signed = `${given['x-platform-timestamp']}.${body}`;
    expect(await verifyGithub(secret, signed, given['x-platform-signature-256']!)).toBe(true);
    expect(await verifyGithub(secret, `${signed} `, given['x-platform-signature-256']!)).toBe(false);
  });

  it('sends one POST for each logged attempt when the receiver breaks connections after the body', async () => {
    const { organization, webhook, dispatch } = await listener();
    bench.receiver.always({ isBroken: true });
    const { body } = await dispatch();
    const { attempts } = await bench.delivery(organization, body.delivery_ids[0], 'failed');
    bench.receiver.always({});
    expect(attempts.length).toBe(4);
    expect(bench.requestsTo(webhook.path).length).toBe(4);
  });

  it.each([
    ['orderCreated', 'orderCreated'],
    ['Deploy.Failed', 'Deploy.Failed'],
    ['com.example/order#created', 'com.example/order#created'],
    ['größe.geändert', 'gr%C3%B6%C3%9Fe.ge%C3%A4ndert'],
    ['disk.90%', 'disk.90%25'],
    ['注文.作成', '%E6%B3%A8%E6%96%87.%E4%BD%9C%E6%88%90'],
    ['a'.repeat(128), 'a'.repeat(128)],
  ])('keeps the name of an event as it was sent, in the body and in its header: %s', async (event, header) => {
    const { webhook, dispatch } = await listener();
    expect((await dispatch({ event, severity: 'ERROR' })).status).toBe(202);
    const [{ headers, rawBody }] = (await received(webhook.path, 1)) as [ReceivedRequest];
    expect(headers['x-platform-event']).toBe(header);
    expect(JSON.parse(rawBody.toString())).toMatchObject({ event, severity: 'error' });
  });

  it('has ids that sort in the order of the events, which times of one second cannot tell', async () => {
    const { webhook, dispatch } = await listener();
    bench.receiver.script({ status: 503 });
    const titles = ['First', 'Second', 'Third', 'Fourth'];
    for (const title of titles) {
      await dispatch({ title });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const requests = await received(webhook.path, titles.length + 1);
    const bodies = requests.map(({ rawBody }) => JSON.parse(rawBody.toString()));
    const byId = new Map(bodies.map(({ id, title }) => [id, title]));
    expect([...byId.keys()].sort().map((id) => byId.get(id))).toStrictEqual(titles);
  });
});

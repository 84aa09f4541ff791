import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeService } from '@platform/service-kit';
import { signDispatch } from '@platform/signatures';
import { apiStory, eventually, httpReceiver, type HttpReceiver } from '@platform/testing';
import { notifications } from './service.js';
import { messageIn, telegramBench, webhookPath, type TelegramBench } from './testing/telegram-bench.test-helper.js';
import { fakeWebhookSecret } from './testing/telegram-fake.test-helper.js';

let bench: TelegramBench;
let receiver: HttpReceiver;
beforeAll(async () => {
  receiver = await httpReceiver();
  bench = await telegramBench('webhook', {
    AUTH_URL: 'https://id.example.com',
    TELEGRAM_LINK_ROOT: 'https://t.me',
    DELIVERY_RETRY_SCHEDULE: '0.02',
  });
});
afterAll(async () => {
  await bench.close();
  await receiver.close();
});

it('every operation answers as the reference says; npm run examples renews its examples', async () => {
  const { call, received, findings } = await apiStory({
    bench,
    examples: new URL('../examples.json', import.meta.url),
    describe: (examples) => describeService({ ...notifications, examples }),
  });
  const organization = await bench.organization();
  const { uuid: organization_uuid, path, token } = organization;
  const facts = { uuid: organization_uuid, name: 'Acme', slug: 'acme', description: null, is_active: true };
  await bench.publish('organization.updated', { organization: facts, data: { name: 'Acme' } });
  const [endpoints, rules, deliveries] = ['endpoints', 'rules', 'deliveries'].map(
    (name) => `${path}/notification-${name}`,
  );
  await call('GET', '/api/v1/notification-channel-types', { token });
  await call('GET', '/api/v1/saas-services', { token });

  const webhook_url = `${receiver.url}/alarms`;
  const created = await call('POST', endpoints!, { token, body: { type: 'webhook', name: 'Alarms', webhook_url } });
  const endpoint = `${endpoints}/${created.data.uuid}`;
  await call('GET', endpoint, { token });
  await call('PUT', endpoint, { token, body: { name: 'Alarms of the shop' } });
  await call('POST', `${endpoint}/test`, { token, body: { severity: 'warning' } });

  const rule = {
    name: 'Failed deploys',
    notification_endpoint_uuid: created.data.uuid,
    events: ['deploy.failed', 'backup.*'],
    minimum_severity: 'warning',
    mute_windows: [{ days: ['sat', 'sun'], from: '22:00', to: '06:30', time_zone: 'Europe/Berlin' }],
    deduplication_key: '{{metadata.host}}',
    deduplication_minutes: 10,
  };
  const { data: made } = await call('POST', rules!, { token, body: rule });
  await call('GET', `${rules}/${made.uuid}`, { token });
  await call('PUT', `${rules}/${made.uuid}`, { token, body: { minimum_severity: 'error', mute_windows: [] } });
  await call('GET', rules!, { token });

  const event = { event: 'deploy.failed', severity: 'error', metadata: { host: 'web-1' } };
  await call('POST', `${path}/notifications/test`, { token, body: { ...event, service_code: 'deploys' } });
  const dispatch = (facts: object) => {
    const rawBody = JSON.stringify({ organization_uuid, service_code: 'deploys', ...event, ...facts });
    const headers = signDispatch({ serviceCode: 'deploys', secret: bench.deploys.secret, rawBody });
    return call('POST', '/api/v1/notifications/dispatch', { rawBody, headers });
  };
  const ended = async (count: number) =>
    eventually(async () => {
      const rows = await bench.query(`SELECT 1 FROM delivery WHERE status IN ('success', 'failed')`);
      expect(rows.length).toBe(count);
    });
  await dispatch({
    title: 'The deploy of the shop failed',
    message: 'Version 2.14 did not start within five minutes.',
    url: 'https://deploys.example.org/runs/4711',
  });
  await ended(1);
  receiver.always({ status: 503 });
  await dispatch({ title: 'The deploy failed again', message: 'It was undone.', metadata: { host: 'web-2' } });
  await ended(2);
  received('notification', receiver.requests[1]!.rawBody);
  const { data: log } = await call('GET', deliveries!, { token });
  await call('GET', `${deliveries}/${log[0].uuid}`, { token });
  await call('GET', `${deliveries}/summary`, { token });
  receiver.always({ status: 200 });
  await call('POST', `${deliveries}/${log[0].uuid}/retry`, { token });
  await ended(2);
  receiver.always({ status: 410 });
  await dispatch({
    title: 'The backup failed',
    message: 'The disk is full.',
    event: 'backup.failed',
    metadata: { host: 'db-1' },
  });
  await eventually(async () => {
    const { body } = await bench.call('GET', endpoint, { token });
    expect(body.data.disabled_reason).not.toBeNull();
  });
  await call('POST', `${endpoint}/enable`, { token });

  const telegram = await bench.destination(organization, { name: 'On call' });
  const renewed = await call('POST', `${endpoints}/${telegram.uuid}/regenerate-token`, { token });
  const chat = bench.chat();
  const update = messageIn(chat, renewed.data.command);
  const secret = { 'x-telegram-bot-api-secret-token': fakeWebhookSecret };
  await call('POST', webhookPath, { body: update, headers: secret });
  await call('GET', endpoints!, { token });

  await call('DELETE', `${rules}/${made.uuid}`, { token });
  await call('DELETE', endpoint, { token });
  expect(await findings()).toStrictEqual([]);
});

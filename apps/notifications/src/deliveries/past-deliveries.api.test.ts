import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { dayMs } from '@platform/contracts';
import { PastDeliveries, type PastNotification } from './past-deliveries.service.js';
import { notificationsBench, type NotificationsBench } from '../testing/notifications-bench.test-helper.js';

describe('deliveries of the past that the operator records', () => {
  let bench: NotificationsBench;
  beforeAll(async () => (bench = await notificationsBench()));
  afterAll(() => bench.close());

  const past = () => bench.app.get(PastDeliveries, { strict: false });
  const deliveryTo = (endpoint_uuid: string): PastNotification => {
    const created_at = new Date(Date.now() - 5 * dayMs);
    const sent = { started_at: created_at, duration_ms: 80, status_code: 500 };
    return {
      ...{ id: randomUUID(), endpoint_uuid, service_code: 'deploys', event: 'deploy.failed', severity: 'error' },
      ...{ title: 'Deployment failed', message: 'Step 3 ended with code 1.', created_at },
      attempts: [{ ...sent, error_code: 'http_500', error_message: 'The receiver answered 500.' }],
    };
  };

  it('are in the log of the organization once, with rule and attempts, and are not sent', async () => {
    const acme = await bench.organization();
    const { uuid, path } = await bench.webhook(acme);
    await bench.rule(acme, uuid, { events: ['deploy.*'] });
    const delivery = deliveryTo(uuid);
    await past().record(acme.uuid, [delivery]);
    await past().record(acme.uuid, [delivery]);
    const { body } = await bench.call('GET', `${acme.path}/notification-deliveries`, acme);
    expect(body.data).toMatchObject([{ event: 'deploy.failed', severity: 'error', status: 'failed', attempt: 1 }]);
    const one = await bench.call('GET', `${acme.path}/notification-deliveries/${body.data[0].uuid}`, acme);
    expect(one.body.data).toMatchObject({
      message: 'Step 3 ended with code 1.',
      service_code: 'deploys',
      attempts: [{ outcome: 'failure', status_code: 500 }],
    });
    expect(bench.requestsTo(path)).toStrictEqual([]);
  });

  it('are refused for an organization that is not there, and for a destination of another one', async () => {
    const [acme, other] = [await bench.organization(), await bench.organization()];
    const { uuid } = await bench.webhook(other);
    await bench.rule(other, uuid, { events: ['*'] });
    await expect(past().record(acme.uuid, [deliveryTo(uuid)])).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(past().record(randomUUID(), [])).rejects.toMatchObject({ code: 'organization_not_found' });
  });
});

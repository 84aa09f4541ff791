import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { permissionNames } from '@platform/contracts';
import { describeService, newUuid } from '@platform/service-kit';
import { apiStory, eventually } from '@platform/testing';
import { webhooks } from './service.js';
import { webhooksBench, type WebhooksBench } from './testing/webhooks-bench.test-helper.js';

const deliveries = '/api/v1/webhook-deliveries';

let bench: WebhooksBench;
beforeAll(async () => {
  bench = await webhooksBench({ DELIVERY_RETRY_SCHEDULE: '0.02', AUTH_URL: 'https://id.example.com' });
});
afterAll(() => bench.close());

it('every operation answers as the reference says; npm run examples renews its examples', async () => {
  const { call, findings } = await apiStory({
    bench,
    examples: new URL('../examples.json', import.meta.url),
    describe: (examples) => describeService({ ...webhooks, examples }),
  });
  const [ada, bob] = [person('Ada', 'Lovelace'), person('Charles', 'Babbage')];
  const organization = { uuid: newUuid(), name: 'Acme', slug: 'acme' };
  const facts = { ...organization, description: 'Engines since 1815', is_active: true };
  const client = await bench.client({ name: 'Invoices', owner_uuid: ada.user_uuid });
  await bench.grant(client, ada.user_uuid);
  const token = await bench.token({ user_uuid: ada.user_uuid, client_id: client.client_id });

  client.receiver.always({ status: 503, body: '' });
  const owner = { ...ada, role: 'owner', permissions: permissionNames };
  await bench.publish('organization.created', { organization: facts, owner, data: { name: 'Acme' } });
  await bench.publish('organization.updated', { organization: facts, data: { name: 'Acme' } });
  await ended(2);
  client.receiver.always({ status: 200 });
  const member = { ...bob, role: 'member', permissions: ['view_members'] };
  await bench.publish('member.added', { organization, member, data: { role: 'member', source: 'direct' } });
  await ended(3);

  await call('GET', '/api/v1/webhook-events', { token });
  await call('GET', '/api/v1/webhook-endpoint', { token });
  await call('POST', '/api/v1/webhook-endpoint/enable', { token });
  const { data } = await call('GET', `${deliveries}?per_page=2`, { token });
  await call('GET', `${deliveries}/${data[1].uuid}`, { token });
  await call('POST', `${deliveries}/${data[1].uuid}/retry`, { token });
  await ended(3);
  await call('POST', `${deliveries}/retry`, { token, body: { from: at(-60), to: at(1), event: 'organization.*' } });
  await ended(3);
  await call('GET', `${deliveries}/summary?from=${at(-60)}&to=${at(1)}`, { token });
  await call('POST', `${deliveries}/test`, { token, body: { event: 'organization.created' } });

  expect(await findings()).toStrictEqual([]);
});

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const person = (name: string, surname: string) => ({
  user_uuid: newUuid(),
  email: `${name}@example.org`.toLowerCase(),
  name,
  surname,
});

/** As many deliveries are over, as successes or failures. */
async function ended(count: number): Promise<void> {
  await eventually(async () => {
    const rows = await bench.query(`SELECT 1 FROM delivery WHERE status IN ('success', 'failed')`);
    expect(rows.length).toBe(count);
  });
}

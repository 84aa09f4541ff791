import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { notificationSchema, type Notification } from '@platform/contracts';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

/** Values that differ each time. */
type Passing = Pick<Notification, 'id' | 'organization' | 'rule' | 'rules' | 'timestamp'>;

describe('the bodies that the page of webhook destinations shows', () => {
  let bench: NotificationsBench;
  let examples: Notification[];
  beforeAll(async () => {
    bench = await notificationsBench();
    const page = new URL('../../../../docs/notifications/webhook-bodies.md', import.meta.url);
    const text = await readFile(page, 'utf8');
    examples = [...text.matchAll(/```json\n([\s\S]+?)```/g)].map(([, json]) => JSON.parse(json!) as Notification);
  });
  afterAll(() => bench.close());

  /** The body that a destination got, which has no field outside of the schema. */
  async function received(organization: TestOrganization, path: string, deliveryId: string): Promise<Notification> {
    await bench.delivery(organization, deliveryId, 'success');
    const [request, ...others] = bench.requestsTo(path);
    expect(others).toStrictEqual([]);
    const body: unknown = JSON.parse(request!.rawBody.toString());
    expect(notificationSchema.parse(body)).toStrictEqual(body);
    return body as Notification;
  }

  const passing = ({ id, organization, rule, rules, timestamp }: Notification): Passing => ({
    id,
    organization,
    rule,
    rules,
    timestamp,
  });

  it('are those of an event', async () => {
    const [example] = examples;
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    const rule = await bench.rule(organization, webhook.uuid, { name: 'Failures' });
    const { event, severity, title, message, url, metadata } = notificationSchema.parse(example);
    const given = { organization_uuid: organization.uuid, event, severity, title, message, url, metadata };
    const { body } = await bench.dispatch(given);
    const got = await received(organization, webhook.path, body.delivery_ids[0]);
    expect(got).toStrictEqual({ ...example, ...passing(got) });
    expect([got.rule, got.rules]).toStrictEqual([{ uuid: rule, name: 'Failures' }, [got.rule]]);
  });

  it('are those of a digest', async () => {
    const [, example] = examples;
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    await bench.rule(organization, webhook.uuid, { name: 'Failures', digest_minutes: 15 });
    const disks = await bench.services.create('disks', 'Disks');
    const [full, slow] = notificationSchema.parse(example).digest!.events;
    let id = '';
    for (const [{ event, severity, title }, from, message] of [
      [slow!, bench.deploys, 'It is.'],
      [slow!, bench.deploys, 'It is again.'],
      [full!, disks, 'It is.'],
    ] as const) {
      const given = { organization_uuid: organization.uuid, event, severity, title, message };
      const { body } = await bench.dispatch(given, { from });
      [id] = body.delivery_ids;
    }
    // As if its minutes had passed.
    await bench.query(`UPDATE notification_digest SET closes_at = now() WHERE delivery_id = $1`, [id]);
    await bench.query(`UPDATE delivery SET due_at = now() WHERE id = $1`, [id]);
    await bench.query(`UPDATE delivery_destination SET ready_at = now() WHERE id = $1`, [webhook.uuid]);
    const got = await received(organization, webhook.path, id);
    const timeless = ({ message, digest, ...rest }: Notification) => ({
      ...rest,
      message: message.replace(/last \d\d:\d\d/, 'last'),
      digest: { ...digest, from: '', to: '', events: digest!.events.map((one) => ({ ...one, first: '', last: '' })) },
    });
    expect(timeless(got)).toStrictEqual(timeless({ ...example!, ...passing(got) }));
  });
});

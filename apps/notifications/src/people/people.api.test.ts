import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('addresses of people', () => {
  let bench: NotificationsBench;
  before(async () => {
    bench = await notificationsBench();
  });
  after(() => bench.close());

  const person = (uuid: string, email: string, email_verified = true, language: string | null = null) => ({
    user: { uuid, name: 'Bob', surname: 'Test', email, email_verified, language },
  });
  const emailsOf = async (organization: TestOrganization, endpoint: string) => {
    const at = `${organization.path}/notification-endpoints/${endpoint}`;
    return (await bench.call('GET', at, organization)).body.data.emails as string[];
  };
  const fresh = () => `new-${crypto.randomUUID()}@example.org`;

  /** Bob and a destination to Bob alone that gets everything. */
  async function bobs() {
    const organization = await bench.organization();
    const bob = await bench.member(organization);
    const endpoint = await bench.email(organization, [bob.email]);
    await bench.rule(organization, endpoint);
    return { organization, bob, endpoint };
  }

  it('follow the person: mail goes to the new address, and no more to the old one', async () => {
    const { organization, bob, endpoint } = await bobs();
    const email = fresh();
    await bench.publish('user.updated', person(bob.user_uuid, email));
    assert.deepEqual(await emailsOf(organization, endpoint), [email]);
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    assert.deepEqual([bench.mailsTo(email).length, bench.mailsTo(bob.email).length], [1, 0]);
  });

  it('become one where the new address was entered already', async () => {
    const { organization, bob, endpoint } = await bobs();
    const email = fresh();
    const at = `${organization.path}/notification-endpoints/${endpoint}`;
    await bench.call('PUT', at, { ...organization, body: { emails: [bob.email, email] } });
    await bench.publish('user.updated', person(bob.user_uuid, email));
    assert.deepEqual(await emailsOf(organization, endpoint), [email]);
  });

  it('are not turned back by an event that comes late, nor by a membership that knows less', async () => {
    const { organization, bob, endpoint } = await bobs();
    const email = fresh();
    await bench.publish('user.updated', person(bob.user_uuid, email), { version: 50_000 });
    await bench.publish('user.updated', person(bob.user_uuid, fresh()), { version: 49_999 });
    const { token: _, ...member } = bob;
    const { uuid, name, slug } = organization;
    await bench.publish('member.added', {
      organization: { uuid, name, slug },
      member,
      data: { role: 'member', source: 'direct' },
    });
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    assert.deepEqual([await emailsOf(organization, endpoint), bench.mailsTo(email).length], [[email], 1]);
  });

  it('are written to in the language that the person chose last, however late an older event comes, and as often as it comes', async () => {
    const { organization, bob } = await bobs();
    const tell = (language: string | null, version: number) =>
      bench.publish('user.updated', person(bob.user_uuid, bob.email, true, language), { version });
    const footer = async (title: string) => {
      const { body } = await bench.dispatch({ organization_uuid: organization.uuid, title });
      await bench.delivery(organization, body.delivery_ids[0], 'success');
      return bench.mailsTo(bob.email).at(-1)!.text!.split('\n-- \n')[1]!;
    };
    assert.match(await footer('Unknown'), /^You get this mail because/);
    for (const [language, version] of [
      ['de', 60_002],
      ['fr', 60_001],
      ['de', 60_002],
    ] as const)
      await tell(language, version);
    assert.match(await footer('German'), /^Sie erhalten diese E-Mail, weil die Regel „Rule“/);
    await tell(null, 60_003);
    assert.match(await footer('No longer'), /^You get this mail because/);
  });

  it('that are not confirmed get nothing', async () => {
    const { organization, bob } = await bobs();
    await bench.publish('user.updated', person(bob.user_uuid, bob.email, false));
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    const delivery = await bench.delivery(organization, body.delivery_ids[0], 'skipped');
    assert.equal(delivery.error_code, 'no_recipient');
    assert.deepEqual(bench.mailsTo(bob.email), []);
  });

  it('of erased accounts leave destinations and logs, of those organizations that the person was in', async () => {
    const { organization, bob, endpoint } = await bobs();
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    await bench.delivery(organization, body.delivery_ids[0], 'success');
    const { token: _, ...member } = bob;
    const { uuid, name, slug } = organization;
    await bench.publish('member.removed', { organization: { uuid, name, slug }, member, data: { role: 'member' } });
    await bench.publish('user.deleted', { user: { uuid: bob.user_uuid } });
    assert.deepEqual(await emailsOf(organization, endpoint), []);
    const tables = [
      'notification_address',
      'notification_recipient',
      'notification_confirmation',
      'membership_copy',
      'person_copy',
    ];
    for (const table of tables) {
      const rows = JSON.stringify(await bench.query(`SELECT * FROM ${table}`));
      assert.ok(!rows.includes(bob.email), table);
    }
  });
});

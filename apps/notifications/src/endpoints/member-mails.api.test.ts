import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import type { AuditFacts } from '@platform/contracts';
import { eventually } from '@platform/testing';
import { notificationsBench, type NotificationsBench } from '../testing/notifications-bench.test-helper.js';

describe('the operator command destination create', () => {
  let bench: NotificationsBench;

  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  const create = (organization: string, email: string, ...more: string[]) =>
    bench.admin('destination', 'create', '--organization', organization, '--email', email, ...more);

  it('mails a member what the patterns match, and nothing else, without a confirmation', async () => {
    const organization = await bench.organization();
    const { code, answer } = await create(organization.uuid, organization.email, '--events', 'deploy.*,billing.paid');
    expect([code, Object.keys(answer)]).toStrictEqual([0, ['notification_endpoint_uuid', 'notification_rule_uuid']]);
    const matched = async (event: string) =>
      (await bench.dispatch({ organization_uuid: organization.uuid, event })).body.matched_destinations;
    expect([await matched('deploy.failed'), await matched('billing.paid'), await matched('billing.due')]).toStrictEqual(
      [1, 1, 0],
    );
    await eventually(() => expect(bench.mailsTo(organization.email).length).toBe(2));
  });

  it('is audited as the operator’s, without the address in the log or the rule', async () => {
    const organization = await bench.organization();
    const { answer } = await create(organization.uuid, organization.email);
    const audited = (await bench.outbox('notification.audited'))
      .map(({ payload }) => payload['audit'] as AuditFacts)
      .filter(({ organization_uuid }) => organization_uuid === organization.uuid);
    expect(audited.map(({ event, actor }) => [event, actor.type, actor.uuid])).toStrictEqual([
      ['notification_endpoint.created', 'system', null],
      ['notification_rule.created', 'system', null],
    ]);
    expect(JSON.stringify(audited).includes(organization.email)).toBeFalsy();
    const rule = answer['notification_rule_uuid'];
    const named = await bench.query(`SELECT name FROM notification_rule WHERE uuid = $1`, [rule]);
    expect(named).toStrictEqual([{ name: 'Mails to a member' }]);
  });

  it('finds a member by an address in another script', async () => {
    const organization = await bench.organization();
    const { user_uuid } = organization;
    const email = `ada-${user_uuid}@xn--bcher-kva.example`;
    await bench.reads({ user_uuid, email }, null);
    const { code, answer } = await create(organization.uuid, `Ada-${user_uuid}@Bücher.example`);
    assert.equal(code, 0, JSON.stringify(answer));
    const { body } = await bench.dispatch({ organization_uuid: organization.uuid });
    const { recipients } = await bench.delivery(organization, body.delivery_ids[0], 'success');
    expect([recipients[0].email, recipients[0].status]).toStrictEqual([email, 'sent']);
  });

  it('refuses other people, invalid patterns and invalid addresses, and creates nothing', async () => {
    const [organization, other] = [await bench.organization(), await bench.organization()];
    const { uuid, email } = organization;
    const refused = await Promise.all([
      create(uuid, other.email),
      create('nothing', email),
      create(uuid, email, '--events', 'a b'),
      create(uuid, 'ada'),
    ]);
    expect(
      refused.map(({ code, answer }) => [code, answer['error'], Object.keys(answer['errors'] ?? {})]),
    ).toStrictEqual([
      [1, 'user_not_found', []],
      [1, 'user_not_found', []],
      [1, 'validation_failed', ['events.0']],
      [1, 'validation_failed', ['emails.0']],
    ]);
    const { body } = await bench.call('GET', `${organization.path}/notification-endpoints`, organization);
    expect(body.data).toStrictEqual([]);
  });
});

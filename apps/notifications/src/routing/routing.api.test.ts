import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from '@platform/testing';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

/** The memory of one process must never be older than what another process, or the operator, has written. */
describe('the routing of dispatched events', () => {
  let bench: NotificationsBench;

  beforeAll(async () => {
    bench = await notificationsBench();
  });
  afterAll(() => bench.close());

  const matched = async (organization: TestOrganization, body: object = {}) => {
    const answer = await bench.dispatch({ organization_uuid: organization.uuid, title: randomUUID(), ...body });
    assert.equal(answer.status, 202, JSON.stringify(answer.body));
    return answer.body.matched_destinations;
  };

  async function routed(rule: object = {}) {
    const organization = await bench.organization();
    const webhook = await bench.webhook(organization);
    const uuid = await bench.rule(organization, webhook.uuid, rule);
    expect(await matched(organization)).toBe(1);
    return { organization, webhook, rule: uuid };
  }

  it('applies the current rules, whoever has changed them since the last event', async () => {
    const { organization, webhook, rule } = await routed();
    // Written without this process, as by another one: no notification is sent here.
    await bench.query(`UPDATE notification_rule SET events = '{other}' WHERE uuid = $1`, [rule]);
    expect(await matched(organization)).toBe(0);
    await bench.query(`UPDATE notification_rule SET events = '{deploy.*}' WHERE uuid = $1`, [rule]);
    expect(await matched(organization)).toBe(1);
    await bench.query(`UPDATE notification_rule SET minimum_severity = 'error' WHERE uuid = $1`, [rule]);
    expect(await matched(organization)).toBe(0);
    expect(await matched(organization, { severity: 'critical' })).toBe(1);
    await bench.query(`DELETE FROM notification_rule WHERE uuid = $1`, [rule]);
    expect(await matched(organization, { severity: 'critical' })).toBe(0);
    await bench.rule(organization, webhook.uuid);
    expect(await matched(organization)).toBe(1);
    await bench.query(`DELETE FROM notification_endpoint WHERE uuid = $1`, [webhook.uuid]);
    expect(await matched(organization)).toBe(0);
  });

  it('sends nothing by a rule that is deleted while events arrive', async () => {
    const { organization, rule } = await routed();
    const answers: { deletedAfter: boolean; matched: number }[] = [];
    let isDeleted = false;
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        if (n === 20) {
          await bench.call('DELETE', `${organization.path}/notification-rules/${rule}`, organization);
          isDeleted = true;
        }
        const deletedAfter = isDeleted;
        answers.push({ deletedAfter, matched: await matched(organization) });
      }),
    );
    for (const answer of answers) if (answer.deletedAfter) expect(answer.matched).toBe(0);
    expect(await matched(organization)).toBe(0);
  });

  it('tells a name from the names below it, and treats an event without severity as info', async () => {
    const { organization, webhook } = await routed({ events: ['deploy.*'] });
    expect(await matched(organization, { event: 'deploy' })).toBe(0);
    expect(await matched(organization, { event: 'deploy.eu.done' })).toBe(1);
    await bench.rule(organization, webhook.uuid, { events: ['*.failed'], minimum_severity: 'warning' });
    expect(await matched(organization, { event: 'build.failed' })).toBe(0);
    expect(await matched(organization, { event: 'build.failed', severity: 'warning' })).toBe(1);
  });

  it('matches no team of another organization', async () => {
    const [mine, theirs] = [await bench.organization(), await bench.organization()];
    const publish = ({ uuid, name, slug }: TestOrganization, id: number) =>
      bench.publish('team.saved', {
        organization: { uuid, name, slug },
        team: { id, name: 'Ops', slug: 'ops' },
      });
    await publish(mine, 41);
    await publish(theirs, 42);
    const webhook = await bench.webhook(mine);
    const foreign = await bench.call('POST', `${mine.path}/notification-rules`, {
      token: mine.token,
      body: { name: 'x', notification_endpoint_uuid: webhook.uuid, events: ['*'], organization_team_id: 42 },
    });
    expect([foreign.status, Object.keys(foreign.body.errors)]).toStrictEqual([422, ['organization_team_id']]);
    await bench.rule(mine, webhook.uuid, { organization_team_id: 41 });
    expect(await matched(mine, { organization_team_id: 41 })).toBe(1);
    expect(await matched(mine, { organization_team_id: 42 })).toBe(0);
    expect(await matched(mine)).toBe(0);
  });

  it('skips pending deliveries when the organization is deleted or suspended, and accepts no more', async () => {
    for (const kind of ['organization.deleted', 'organization.updated'] as const) {
      const { organization, webhook } = await routed();
      await eventually(() => expect(bench.requestsTo(webhook.path).length).toBe(1));
      bench.receiver.script({ status: 503, headers: { 'retry-after': '1' } });
      expect(await matched(organization)).toBe(1);
      await eventually(() => expect(bench.requestsTo(webhook.path).length).toBe(2));
      const { uuid, name, slug } = organization;
      const facts = { uuid, name, slug, description: null, is_active: kind === 'organization.deleted' };
      await bench.publish(kind, { organization: facts, data: { name } });
      const refused = await bench.dispatch({ organization_uuid: uuid, title: 'Later' });
      assert.deepEqual([refused.status, refused.body.error], [404, 'organization_not_found'], kind);
      await eventually(async () => {
        const rows = await bench.query(
          `SELECT status, error_code FROM delivery WHERE organization_uuid = $1 AND status <> 'success'`,
          [uuid],
        );
        assert.deepEqual(rows, [{ status: 'skipped', error_code: 'organization_inactive' }], kind);
      });
      assert.equal(bench.requestsTo(webhook.path).length, 2, kind);
    }
  });

  it('shows nobody the deliveries, destinations and rules of another organization', async () => {
    const { organization, webhook, rule } = await routed();
    const stranger = await bench.organization();
    const [delivery] = await bench.query(`SELECT id FROM delivery WHERE organization_uuid = $1`, [organization.uuid]);
    for (const [method, path] of [
      ['GET', `notification-deliveries/${delivery.id}`],
      ['POST', `notification-deliveries/${delivery.id}/retry`],
      ['GET', `notification-rules/${rule}`],
      ['PATCH', `notification-rules/${rule}`],
      ['GET', `notification-endpoints/${webhook.uuid}`],
    ] as const) {
      const { status } = await bench.call(method, `${stranger.path}/${path}`, {
        token: stranger.token,
        ...(method === 'PATCH' && { body: { name: 'Mine now' } }),
      });
      assert.equal(status, 404, `${method} ${path}`);
    }
    const { status, body } = await bench.call('POST', `${stranger.path}/notification-rules`, {
      token: stranger.token,
      body: { name: 'x', notification_endpoint_uuid: webhook.uuid, events: ['*'] },
    });
    expect([status, Object.keys(body.errors)]).toStrictEqual([422, ['notification_endpoint_uuid']]);
  });

  it('hides them from a member whose permission is revoked, while their rules stay active', async () => {
    const { organization, webhook } = await routed();
    const member = await bench.member(organization, ['manage_notifications']);
    const path = `${organization.path}/notification-deliveries`;
    expect((await bench.call('GET', path, member)).status).toBe(200);
    const { uuid, name, slug } = organization;
    const { token: _, ...facts } = member;
    await bench.publish('member.updated', {
      organization: { uuid, name, slug },
      member: { ...facts, role: 'guest', permissions: [] },
      data: { old_role: 'member', new_role: 'guest' },
    });
    const refused = await bench.call('GET', path, member);
    expect([refused.status, refused.body.error]).toStrictEqual([403, 'insufficient_permission']);
    expect(await matched(organization)).toBe(1);
    await eventually(() => expect(bench.requestsTo(webhook.path).length).toBe(2));
  });
});

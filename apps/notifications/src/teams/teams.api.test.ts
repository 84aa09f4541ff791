import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

describe('teams in rules', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;
  let other: TestOrganization;
  let endpoint: string;

  before(async () => {
    bench = await notificationsBench();
    [acme, other] = [await bench.organization(), await bench.organization()];
    endpoint = (await bench.webhook(acme)).uuid;
  });
  after(() => bench.close());

  const reference = ({ uuid, name, slug }: TestOrganization) => ({ uuid, name, slug });
  const team = (id: number, organization = acme) => ({
    organization: reference(organization),
    team: { id, name: `Team ${id}`, slug: `team-${id}` },
  });
  const rule = (body: object) =>
    bench.call('POST', `${acme.path}/notification-rules`, {
      token: acme.token,
      body: { name: 'Rule', notification_endpoint_uuid: endpoint, events: ['*'], ...body },
    });

  it('takes a team of the same organization only, while there is one', async () => {
    await bench.publish('team.saved', team(1));
    await bench.publish('team.saved', team(2, other));
    await bench.publish('team.saved', team(3));
    await bench.publish('team.deleted', team(3));
    const { status, body } = await rule({ organization_team_id: 1 });
    assert.deepEqual([status, body.data.organization_team_id], [201, 1]);
    for (const id of [2, 3, 4]) {
      const made = await rule({ organization_team_id: id });
      assert.deepEqual([made.status, Object.keys(made.body.errors)], [422, ['organization_team_id']]);
      const changed = await bench.call('PUT', `${acme.path}/notification-rules/${body.data.uuid}`, {
        token: acme.token,
        body: { organization_team_id: id },
      });
      assert.deepEqual([changed.status, Object.keys(changed.body.errors)], [422, ['organization_team_id']]);
    }
    assert.equal((await rule({ organization_team_id: '1' })).status, 422);
  });

  it('routes by the team of the event, from the body or from its metadata', async () => {
    const organization = await bench.organization();
    await bench.publish('team.saved', team(5, organization));
    const { uuid } = await bench.webhook(organization);
    await bench.rule(organization, uuid, { organization_team_id: 5 });
    const matched = async (body: object) => {
      const answer = await bench.dispatch({
        organization_uuid: organization.uuid,
        ...body,
      });
      assert.equal(answer.status, 202, JSON.stringify(answer.body));
      return answer.body.matched_destinations;
    };
    assert.equal(await matched({ organization_team_id: 5 }), 1);
    assert.equal(await matched({ metadata: { organization_team_id: 5 } }), 1);
    assert.equal(await matched({ organization_team_id: 6, metadata: { organization_team_id: 5 } }), 0);
    assert.equal(await matched({ metadata: { organization_team_id: 'five' } }), 0);
    assert.equal(await matched({}), 0);
    const test = await bench.call('POST', `${organization.path}/notifications/test`, {
      token: organization.token,
      body: { event: 'a', organization_team_id: 6 },
    });
    assert.deepEqual(test.body.data.unmatched[0].reasons, ['team']);
  });

  it('switches the rules of a deleted team off, and never widens them', async () => {
    const organization = await bench.organization();
    await bench.publish('team.saved', team(7, organization));
    const { uuid } = await bench.webhook(organization);
    const ruleUuid = await bench.rule(organization, uuid, { organization_team_id: 7 });
    const path = `${organization.path}/notification-rules/${ruleUuid}`;
    await bench.publish('team.deleted', team(7, organization));
    const { body } = await bench.call('GET', path, organization);
    assert.deepEqual([body.data.is_active, body.data.organization_team_id], [false, 7]);
    const on = await bench.call('PUT', path, { token: organization.token, body: { is_active: true } });
    assert.deepEqual([on.status, Object.keys(on.body.errors)], [422, ['organization_team_id']]);
    const again = await bench.call('PUT', path, { ...organization, body: { ...body.data, name: 'Renamed' } });
    assert.deepEqual([again.status, again.body.data?.name, again.body.data?.is_active], [200, 'Renamed', false]);
    const answer = await bench.dispatch({ organization_uuid: organization.uuid, organization_team_id: 7 });
    assert.equal(answer.body.matched_destinations, 0);
    const widened = await bench.call('PUT', path, {
      token: organization.token,
      body: { is_active: true, organization_team_id: null },
    });
    assert.deepEqual([widened.status, widened.body.data.is_active], [200, true]);
  });

  it('keeps the deletion of a team although an older event comes later', async () => {
    await bench.publish('team.deleted', team(8), { version: 500_002 });
    await bench.publish('team.saved', team(8), { version: 500_001 });
    assert.equal((await rule({ organization_team_id: 8 })).status, 422);
  });
});

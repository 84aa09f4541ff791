import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
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

  beforeAll(async () => {
    bench = await notificationsBench();
    [acme, other] = [await bench.organization(), await bench.organization()];
    endpoint = (await bench.webhook(acme)).uuid;
  });
  afterAll(() => bench.close());

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

  it('are offered by name beside the services that work, to who may see members', async () => {
    const organization = await bench.organization();
    for (const id of [2, 1, 3]) await bench.publish('team.saved', team(id, organization));
    await bench.publish('team.deleted', team(3, organization));
    await bench.publish('team.saved', team(4, other));
    const disabled = await bench.services.create('disabled', 'Disabled');
    await bench.services.disable(disabled.code);
    const choices = (token: string) => bench.call('GET', `${organization.path}/notification-rules/choices`, { token });
    const services = [{ id: bench.deploys.id, name: 'Deploys' }];
    const teams = [1, 2].map((id) => ({ id, name: `Team ${id}` }));
    expect((await choices(organization.token)).body).toStrictEqual({ data: { services, teams } });
    const blind = await bench.member(organization, ['manage_notifications']);
    expect((await choices(blind.token)).body).toStrictEqual({ data: { services, teams: [] } });
    const { token } = await bench.member(organization, ['view_members']);
    expect((await choices(token)).body.error).toBe('insufficient_permission');
    expect((await choices(acme.token)).body.error).toBe('not_a_member');
  });

  it('belong to the same organization, and exist', async () => {
    await bench.publish('team.saved', team(1));
    await bench.publish('team.saved', team(2, other));
    await bench.publish('team.saved', team(3));
    await bench.publish('team.deleted', team(3));
    const { status, body } = await rule({ organization_team_id: 1 });
    expect([status, body.data.organization_team_id]).toStrictEqual([201, 1]);
    for (const id of [2, 3, 4]) {
      const made = await rule({ organization_team_id: id });
      expect([made.status, Object.keys(made.body.errors)]).toStrictEqual([422, ['organization_team_id']]);
      const changed = await bench.call('PUT', `${acme.path}/notification-rules/${body.data.uuid}`, {
        token: acme.token,
        body: { organization_team_id: id },
      });
      expect([changed.status, Object.keys(changed.body.errors)]).toStrictEqual([422, ['organization_team_id']]);
    }
    expect((await rule({ organization_team_id: '1' })).status).toBe(422);
  });

  it('match the team of the event, from the body or from its metadata', async () => {
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
    expect(await matched({ organization_team_id: 5 })).toBe(1);
    expect(await matched({ metadata: { organization_team_id: 5 } })).toBe(1);
    expect(await matched({ organization_team_id: 6, metadata: { organization_team_id: 5 } })).toBe(0);
    expect(await matched({ metadata: { organization_team_id: 'five' } })).toBe(0);
    expect(await matched({})).toBe(0);
    const test = await bench.call('POST', `${organization.path}/notifications/test`, {
      token: organization.token,
      body: { event: 'a', organization_team_id: 6 },
    });
    expect(test.body.data.unmatched[0].reasons).toStrictEqual(['team']);
  });

  it('disable their rules when they are deleted, and never widen them', async () => {
    const organization = await bench.organization();
    await bench.publish('team.saved', team(7, organization));
    const { uuid } = await bench.webhook(organization);
    const ruleUuid = await bench.rule(organization, uuid, { organization_team_id: 7 });
    const path = `${organization.path}/notification-rules/${ruleUuid}`;
    await bench.publish('team.deleted', team(7, organization));
    const { body } = await bench.call('GET', path, organization);
    expect([body.data.is_active, body.data.organization_team_id]).toStrictEqual([false, 7]);
    const on = await bench.call('PUT', path, { token: organization.token, body: { is_active: true } });
    expect([on.status, Object.keys(on.body.errors)]).toStrictEqual([422, ['organization_team_id']]);
    const again = await bench.call('PUT', path, { ...organization, body: { ...body.data, name: 'Renamed' } });
    expect([again.status, again.body.data?.name, again.body.data?.is_active]).toStrictEqual([200, 'Renamed', false]);
    const answer = await bench.dispatch({ organization_uuid: organization.uuid, organization_team_id: 7 });
    expect(answer.body.matched_destinations).toBe(0);
    const widened = await bench.call('PUT', path, {
      token: organization.token,
      body: { is_active: true, organization_team_id: null },
    });
    expect([widened.status, widened.body.data.is_active]).toStrictEqual([200, true]);
  });

  it('stay deleted although an older event comes later', async () => {
    await bench.publish('team.deleted', team(8), { version: 500_002 });
    await bench.publish('team.saved', team(8), { version: 500_001 });
    expect((await rule({ organization_team_id: 8 })).status).toBe(422);
  });
});

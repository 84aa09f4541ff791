import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { permissionNames } from '@platform/contracts';
import {
  notificationsBench,
  type NotificationsBench,
  type TestOrganization,
} from '../testing/notifications-bench.test-helper.js';

type Route = [method: string, path: string, body?: object];

describe('tenants', () => {
  let bench: NotificationsBench;
  let acme: TestOrganization;
  let other: TestOrganization;
  /** The resources of `other`. */
  let theirs: { endpoint: string; rule: string; delivery: string };

  beforeAll(async () => {
    bench = await notificationsBench();
    [acme, other] = [await bench.organization(), await bench.organization()];
    const { uuid: endpoint } = await bench.webhook(other);
    const rule = await bench.rule(other, endpoint);
    const { body } = await bench.dispatch({ organization_uuid: other.uuid });
    theirs = { endpoint, rule, delivery: body.delivery_ids[0] };
    await bench.delivery(other, theirs.delivery, 'success');
  });
  afterAll(() => bench.close());

  const named = (path: string): Route[] => [
    ['GET', `${path}/notification-endpoints/${theirs.endpoint}`],
    ['PUT', `${path}/notification-endpoints/${theirs.endpoint}`, { name: 'Mine' }],
    ['DELETE', `${path}/notification-endpoints/${theirs.endpoint}?force=true`],
    ['GET', `${path}/notification-rules/${theirs.rule}`],
    ['PUT', `${path}/notification-rules/${theirs.rule}`, { name: 'Mine' }],
    ['DELETE', `${path}/notification-rules/${theirs.rule}`],
    ['GET', `${path}/notification-deliveries/${theirs.delivery}`],
    ['POST', `${path}/notification-deliveries/${theirs.delivery}/retry`],
  ];
  const unnamed = (path: string): Route[] => [
    ['GET', `${path}/notification-endpoints`],
    ['POST', `${path}/notification-endpoints`, { type: 'webhook', webhook_url: 'https://example.org' }],
    ['GET', `${path}/notification-rules`],
    ['POST', `${path}/notification-rules`, { name: 'x', notification_endpoint_uuid: theirs.endpoint, events: ['*'] }],
    ['GET', `${path}/notification-deliveries`],
    ['POST', `${path}/notifications/test`, { event: 'a' }],
  ];

  async function expectAll(routes: Route[], token: string | undefined, status: number, error: string) {
    for (const [method, path, body] of routes) {
      const answer = await bench.call(method, path, { token, body });
      assert.deepEqual([answer.status, answer.body.error], [status, error], `${method} ${path}`);
    }
  }

  it('see nothing of each other, whatever id a path names', async () => {
    const before = await snapshot();
    await expectAll(named(acme.path), acme.token, 404, 'not_found');
    expect(await snapshot()).toStrictEqual(before);
  });

  it('cannot send to each other’s destinations, whatever id a body names', async () => {
    const mine = await bench.rule(acme, (await bench.webhook(acme)).uuid, { events: ['never'] });
    for (const [method, path] of [
      ['POST', `${acme.path}/notification-rules`],
      ['PUT', `${acme.path}/notification-rules/${mine}`],
    ] as const) {
      const body = { name: 'x', notification_endpoint_uuid: theirs.endpoint, events: ['*'] };
      const answer = await bench.call(method, path, { token: acme.token, body });
      expect([answer.status, Object.keys(answer.body.errors)]).toStrictEqual([422, ['notification_endpoint_uuid']]);
    }
    const direct = `INSERT INTO notification_rule
      (uuid, organization_uuid, name, notification_endpoint_uuid, events, minimum_severity)
      VALUES ($1, $2, 'x', $3, '{*}', 'info')`;
    await expect(bench.query(direct, [randomUUID(), acme.uuid, theirs.endpoint])).rejects.toThrow(/foreign key/);
    const sent = bench.receiver.requests.length;
    const { body } = await bench.dispatch({ organization_uuid: acme.uuid, event: 'to.others' });
    expect(body.matched_destinations).toBe(0);
    expect(bench.receiver.requests.length).toBe(sent);
  });

  it('see their own deliveries only', async () => {
    const { body } = await bench.call('GET', `${acme.path}/notification-deliveries`, acme);
    expect(body.data).toStrictEqual([]);
    expect(body.meta.total).toBe(0);
  });

  it('are closed to strangers, to members without the permission, and to tokens without scope or person', async () => {
    const all = [...named(other.path), ...unnamed(other.path)];
    const reads = all.filter(([method]) => method === 'GET');
    const writes = all.filter(([method]) => method !== 'GET');
    const bob = await bench.member(
      other,
      permissionNames.filter((name) => name !== 'manage_notifications'),
    );
    await expectAll(all, undefined, 401, 'unauthenticated');
    await expectAll(all, 'nonsense', 401, 'invalid_token');
    await expectAll(all, acme.token, 403, 'not_a_member');
    await expectAll(all, bob.token, 403, 'insufficient_permission');
    await expectAll(reads, await bench.token({ scopes: ['org:manage'] }), 403, 'insufficient_scope');
    await expectAll(writes, await bench.token({ scopes: ['org:read'] }), 403, 'insufficient_scope');
    await expectAll(all, await bench.token({ user_uuid: null }), 403, 'user_required');
    const nowhere = `/api/v1/organizations/${randomUUID()}`;
    await expectAll([...named(nowhere), ...unnamed(nowhere)], acme.token, 404, 'organization_not_found');
    await expectAll(unnamed('/api/v1/organizations/x'), acme.token, 404, 'organization_not_found');
  });

  it('that demand a second factor are closed to sign-ins without one, while they demand it', async () => {
    const organization = await bench.organization();
    const { uuid, name, slug, user_uuid, token: without } = organization;
    const at = `${organization.path}/notification-rules`;
    const asking = async (token: string) => {
      const { status, body } = await bench.call('GET', at, { token });
      return [status, body.error];
    };
    const publishChange = (facts: { requires_mfa?: boolean }) =>
      bench.publish('organization.updated', {
        organization: { uuid, name, slug, description: null, is_active: true, ...facts },
        data: { name },
      });
    const withFactor = await bench.token({ user_uuid, has_second_factor: true });
    await publishChange({ requires_mfa: true });
    expect(await asking(without)).toStrictEqual([403, 'second_factor_required']);
    expect(await asking(withFactor)).toStrictEqual([200, undefined]);
    expect(await asking(acme.token)).toStrictEqual([403, 'not_a_member']);
    // An older version of a service omits it: it stays as it was.
    await publishChange({});
    expect(await asking(without)).toStrictEqual([403, 'second_factor_required']);
    await publishChange({ requires_mfa: false });
    expect(await asking(without)).toStrictEqual([200, undefined]);
  });

  it('follow memberships at once, in whatever order the events arrive', async () => {
    const organization = await bench.organization();
    const bob = await bench.member(organization, ['manage_notifications']);
    const at = `${organization.path}/notification-rules`;
    const reading = async () => (await bench.call('GET', at, { token: bob.token })).status;
    expect(await reading()).toBe(200);
    const { token: _, ...member } = bob;
    const { uuid, name, slug } = organization;
    const facts = { organization: { uuid, name, slug }, member };
    await bench.publish('member.removed', { ...facts, data: { role: 'member' } }, { version: 1_000_002 });
    expect(await reading()).toBe(403);
    const kept = await bench.query(`SELECT email FROM membership_copy WHERE user_uuid = $1`, [bob.user_uuid]);
    assert.deepEqual(kept, [{ email: '' }], 'the address of who left is forgotten');
    await bench.publish('member.updated', { ...facts, data: { old_role: 'a', new_role: 'b' } }, { version: 1_000_001 });
    expect(await reading()).toBe(403);
    await bench.publish(
      'member.added',
      { ...facts, data: { role: 'member', source: 'direct' } },
      { version: 1_000_003 },
    );
    expect(await reading()).toBe(200);
  });

  it('are read-only while suspended', async () => {
    const organization = await bench.organization();
    const { uuid: endpoint } = await bench.webhook(organization);
    const rule = await bench.rule(organization, endpoint);
    const { uuid, name, slug } = organization;
    const status = (is_active: boolean) =>
      bench.publish('organization.status_changed', {
        organization: { uuid, name, slug, description: null, is_active },
      });
    await status(false);
    await expectAll(
      [
        ['POST', `${organization.path}/notification-rules`, {}],
        ['PUT', `${organization.path}/notification-rules/${rule}`, { name: 'New' }],
        ['DELETE', `${organization.path}/notification-endpoints/${endpoint}?force=true`],
        ['POST', `${organization.path}/notifications/test`, { event: 'a' }],
      ],
      organization.token,
      403,
      'organization_inactive',
    );
    for (const method of ['GET', 'HEAD'])
      expect((await bench.call(method, `${organization.path}/notification-rules`, organization)).status).toBe(200);
    expect((await bench.dispatch({ organization_uuid: uuid })).status).toBe(404);
    await status(true);
    const changed = await bench.call('PUT', `${organization.path}/notification-rules/${rule}`, {
      token: organization.token,
      body: { name: 'New' },
    });
    expect(changed.status).toBe(200);
  });

  it('follow the permissions of a role, and later roles of a member', async () => {
    const organization = await bench.organization();
    const { token, ...member } = await bench.member(organization, ['view_members']);
    const { uuid, name, slug } = organization;
    const reading = async () => (await bench.call('GET', `${organization.path}/notification-rules`, { token })).status;
    const role = (permissions: string[]) =>
      bench.publish('role.updated', {
        organization: { uuid, name, slug },
        role: { id: 1, name: 'member', display_name: 'Member', permissions },
      });
    expect(await reading()).toBe(403);
    await role(['manage_notifications']);
    expect(await reading()).toBe(200);
    await bench.publish('member.updated', {
      organization: { uuid, name, slug },
      member: { ...member, role: 'guest', permissions: [] },
      data: { old_role: 'member', new_role: 'guest' },
    });
    expect(await reading()).toBe(403);
  });

  it('stay deleted although an older event comes later', async () => {
    const organization = await bench.organization();
    const { uuid, name, slug } = organization;
    const deletion = { organization: { uuid, name, slug, description: null, is_active: true }, data: { name } };
    await bench.publish('organization.deleted', deletion, { version: 2_000_002 });
    await bench.publish('organization.updated', deletion, { version: 2_000_001 });
    const { status } = await bench.call('GET', `${organization.path}/notification-rules`, organization);
    expect(status).toBe(404);
  });

  const snapshot = () =>
    Promise.all(
      ['notification_endpoint', 'notification_rule', 'delivery'].map((table) =>
        bench.query(`SELECT * FROM ${table} ORDER BY 1`),
      ),
    );
});

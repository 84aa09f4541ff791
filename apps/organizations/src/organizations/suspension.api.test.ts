import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';
import { Suspension } from './suspension.js';

describe('suspension', () => {
  let bench: OrganizationsBench;
  let suspension: Suspension;

  beforeAll(async () => {
    bench = await organizationsBench();
    suspension = bench.app.get(Suspension);
  });
  afterAll(() => bench.close());

  const status = async ({ path, token }: TestOrganization) =>
    (await bench.call('GET', path, { token })).body.data.is_active;

  it('lets nobody join by a domain, automatically or on request', async () => {
    const acme = await bench.organization();
    const domain = `${randomUUID()}.com`;
    await bench.query(
      `INSERT INTO organization_domain (uuid, organization_uuid, domain, mode, token, verified_at)
       VALUES ($1, $2, $3, 'auto', 'x', now())`,
      [randomUUID(), acme.uuid, domain],
    );
    await suspension.suspend(acme.uuid);
    const bob = await bench.person('Bob', { email: `bob@${domain}` });
    const suggested = async () => (await bench.call('GET', '/api/v1/organizations/suggested', bob)).body.data.length;
    expect(await suggested()).toBe(0);
    expect(await bench.query(`SELECT FROM member WHERE user_uuid = $1`, [bob.uuid])).toStrictEqual([]);
    await suspension.restore(acme.uuid);
    expect(await suggested()).toBe(1);
  });

  it('allows reading and refuses every change by members, invitees and holders of a link', async () => {
    const acme = await bench.organization();
    const bob = await bench.member(acme, ['view_members']);
    const eve = await bench.person('Eve');
    const post = (path: string, body: object = {}) => bench.call('POST', acme.path + path, { token: acme.token, body });
    const role = (await post('/roles', { name: 'guest', display_name: 'Guest', permissions: [] })).body.data.id;
    const invitation = (await post('/invitations', { email: eve.email })).body.data.uuid;
    const link = (await post('/invite-links')).body.data;
    const team = (await post('/teams', { name: 'Ops' })).body.data.id;
    const domain = (await post('/domains', { domain: 'acme.com' })).body.data.uuid;
    const before = await bench.call('GET', acme.path, acme);

    await suspension.suspend(acme.uuid);
    const changes: [string, string, object?][] = [
      ['PUT', '', { name: 'New' }],
      ['DELETE', ''],
      ['POST', '/transfer-ownership', { user_uuid: bob.uuid }],
      ['POST', '/members', { email: eve.email }],
      ['PUT', `/members/${bob.uuid}`, { role: 'viewer' }],
      ['DELETE', `/members/${bob.uuid}`],
      ['POST', '/roles', { name: 'x', display_name: 'X', permissions: [] }],
      ['PUT', `/roles/${role}`, { display_name: 'New' }],
      ['DELETE', `/roles/${role}`],
      ['POST', '/invitations', { email: 'x@example.org' }],
      ['POST', '/invitations/bulk', { invitations: [{ email: 'x@example.org' }] }],
      ['POST', `/invitations/${invitation}/resend`],
      ['DELETE', `/invitations/${invitation}`],
      ['POST', '/invite-links', {}],
      ['DELETE', `/invite-links/${link.uuid}`],
      ['POST', '/teams', { name: 'New' }],
      ['PUT', `/teams/${team}`, { name: 'New' }],
      ['DELETE', `/teams/${team}`],
      ['POST', '/domains', { domain: 'acme.net' }],
      ['PUT', `/domains/${domain}`, { mode: 'auto' }],
      ['POST', `/domains/${domain}/verify`],
      ['DELETE', `/domains/${domain}`],
    ];
    const refusals = [
      ...changes.map(([method, path, body]) => [method, acme.path + path, acme.token, body] as const),
      ['POST', `/api/v1/invitations/${invitation}/accept`, eve.token, undefined],
      ['POST', `/api/v1/invitations/${invitation}/decline`, eve.token, undefined],
      ['POST', '/api/v1/invite-links/join', eve.token, { token: link.url.split('/').at(-1) }],
      ['POST', `${acme.path}/join`, eve.token, undefined],
    ] as const;
    for (const [method, path, token, body] of refusals) {
      const answer = await bench.call(method, path, { token, body });
      assert.deepEqual([answer.status, answer.body.error], [403, 'organization_inactive'], `${method} ${path}`);
    }
    for (const path of [
      '',
      '/members',
      '/roles',
      '/invitations',
      '/invite-links',
      '/teams',
      '/domains',
      '/audit-logs',
      '/permissions',
    ])
      for (const method of ['GET', 'HEAD'])
        assert.equal((await bench.call(method, acme.path + path, acme)).status, 200, `${method} ${path}`);
    const suspended = await bench.call('GET', acme.path, acme);
    const { updated_at: _, ...facts } = before.body.data;
    const { updated_at: __, ...now } = suspended.body.data;
    expect(now).toStrictEqual({ ...facts, is_active: false });

    await suspension.restore(acme.uuid);
    expect((await bench.call('PUT', acme.path, { token: acme.token, body: { name: 'New' } })).status).toBe(200);
  });

  it('publishes one event and one audit entry per change, as done by the system', async () => {
    const acme = await bench.organization();
    for (const step of ['suspend', 'suspend', 'restore', 'restore'] as const) await suspension[step](acme.uuid);
    const told = (await bench.outbox('organization.status_changed'))
      .map(({ payload }) => payload['organization'] as { uuid: string; is_active: boolean })
      .filter(({ uuid }) => uuid === acme.uuid);
    expect(told.map(({ is_active }) => is_active)).toStrictEqual([false, true]);
    const { body } = await bench.call('GET', `${acme.path}/audit-logs?per_page=2`, acme);
    expect(
      body.data.map(({ event, actor }: { event: string; actor: { type: string } }) => [event, actor.type]),
    ).toStrictEqual([
      ['organization.restored', 'system'],
      ['organization.suspended', 'system'],
    ]);
  });

  it('refuses a change that passed the guard before it', async () => {
    const acme = await bench.organization();
    const answers = await Promise.all([
      suspension.suspend(acme.uuid),
      ...Array.from({ length: 10 }, (_, index) =>
        bench.call('POST', `${acme.path}/teams`, { token: acme.token, body: { name: `Team ${index}` } }),
      ),
    ]);
    const made = answers.slice(1).filter((answer) => 'status' in answer && answer.status === 201).length;
    const rows = await bench.query(`SELECT FROM team WHERE organization_uuid = $1`, [acme.uuid]);
    const log = await bench.query(
      `SELECT event FROM audit_entry JOIN audit_link ON entry_uuid = uuid WHERE audit_entry.organization_uuid = $1
       ORDER BY sequence`,
      [acme.uuid],
    );
    expect(rows.length).toBe(made);
    expect(log.at(-1).event).toBe('organization.suspended');
  });

  it('lists organizations for the operator, and refuses unknown ones', async () => {
    const [acme, other] = [await bench.organization(), await bench.organization()];
    await suspension.suspend(acme.uuid);
    const uuids = async (suspended: boolean) =>
      (await suspension.list({ suspended, limit: 100 })).organizations.map((one) => (one as { uuid: string }).uuid);
    assert.ok((await uuids(true)).includes(acme.uuid) && !(await uuids(true)).includes(other.uuid));
    assert.ok((await uuids(false)).includes(acme.uuid) && (await uuids(false)).includes(other.uuid));
    expect((await suspension.list({ suspended: false, limit: 1 })).organizations.length).toBe(1);
    for (const uuid of [randomUUID(), 'x'])
      await expect(suspension.suspend(uuid)).rejects.toMatchObject({ code: 'organization_not_found' });
    expect(await status(other)).toBe(true);
  });
});

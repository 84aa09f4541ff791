import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@platform/contracts';
import { unattendedIn } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';
import { AuditLog, type AuditedAction } from '../audit/audit-log.js';

describe('audit log', () => {
  let bench: OrganizationsBench;

  beforeAll(async () => {
    bench = await organizationsBench();
  });
  afterAll(() => bench.close());

  const record = (organization: TestOrganization, action: Partial<AuditedAction>) =>
    bench.app
      .get(DataSource)
      .transaction((tx) =>
        bench.app
          .get(AuditLog)
          .record(tx, unattendedIn(organization.uuid), { event: 'team.created', target: null, ...action }),
      );
  const read = ({ path, token }: TestOrganization, query = '') =>
    bench.call('GET', `${path}/audit-logs${query}`, { token });
  const events = async (organization: TestOrganization, query: string) =>
    (await read(organization, query)).body.data.map((entry: AuditEntry) => entry.event);

  it('shows who changed what, and from where', async () => {
    const acme = await bench.organization('Old');
    const { headers } = await bench.call('PUT', acme.path, {
      token: acme.token,
      body: { name: 'New' },
      headers: { 'user-agent': 'Test/1' },
    });
    const { status, body } = await read(acme);
    expect(status).toBe(200);
    const [updated, created] = body.data as [AuditEntry, AuditEntry];
    expect(updated).toStrictEqual({
      uuid: updated.uuid,
      event: 'organization.updated',
      actor: { type: 'user', uuid: acme.owner.uuid, name: 'Ada Test', email: acme.owner.email },
      target: { type: 'organization', id: acme.uuid, name: 'New' },
      client_id: 'bench-client',
      ip_address: '127.0.0.1',
      user_agent: 'Test/1',
      request_id: headers.get('x-request-id'),
      outcome: 'success',
      changes: { name: { old: 'Old', new: 'New' } },
      metadata: {},
      created_at: updated.created_at,
      sequence: 2,
      prev_hash: created.hash,
      hash: updated.hash,
    });
    expect([created.event, created.sequence, created.prev_hash]).toStrictEqual(['organization.created', 1, null]);
    expect(updated.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    const one = await read(acme, `/${updated.uuid}`);
    expect([one.status, one.body]).toStrictEqual([200, { data: updated }]);
  });

  it('filters by event, by group of events and by days of UTC, the last one included', async () => {
    const acme = await bench.organization();
    for (const [event, created_at] of [
      ['member.added', '2026-01-01T00:00:00Z'],
      ['member.removed', '2026-01-02T23:59:59.999Z'],
      ['membership.other', '2026-01-03T00:00:00Z'],
    ] as const)
      await record(acme, { event, created_at: new Date(created_at) });
    expect(await events(acme, '?event=member.added')).toStrictEqual(['member.added']);
    expect(await events(acme, '?event=member.*')).toStrictEqual(['member.removed', 'member.added']);
    expect(await events(acme, '?event=member')).toStrictEqual([]);
    expect(await events(acme, '?from=2026-01-02&to=2026-01-02')).toStrictEqual(['member.removed']);
    expect(await events(acme, '?to=2026-01-01')).toStrictEqual(['member.added']);
    expect(await events(acme, '?from=2026-01-03&event=membership.*')).toStrictEqual(['membership.other']);
  });

  it('continues after the last page by cursor, even if entries were added meanwhile', async () => {
    const acme = await bench.organization();
    for (let made = 0; made < 7; made++) await record(acme, { metadata: { made } });
    const seen: unknown[] = [];
    let answer = await read(acme, '?event=team.*&per_page=3');
    for (let pages = 1; ; pages++) {
      expect(answer.body.meta.current_page).toBe(pages);
      seen.push(...(answer.body.data as AuditEntry[]).map(({ metadata }) => (metadata as { made: number }).made));
      for (let added = 0; added < 3; added++) await record(acme, { metadata: { made: 'later' } });
      const next = answer.body.links.next as string | null;
      if (!next) break;
      expect(new URL(next).searchParams.get('event')).toBe('team.*');
      answer = await read(acme, new URL(next).search);
    }
    expect(seen).toStrictEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it('answers pages, newest first, that repeat the filters in their links', async () => {
    const acme = await bench.organization();
    for (let number = 1; number <= 7; number++)
      await record(acme, { metadata: { number }, created_at: new Date('2026-01-01') });
    const seen: unknown[] = [];
    for (const number of [1, 2, 3]) {
      const { body } = await read(acme, `?event=team.*&per_page=3&page=${number}`);
      expect([body.meta.total, body.meta.last_page, body.meta.current_page]).toStrictEqual([7, 3, number]);
      expect(body.links.last).toMatch(/event=team\.\*&per_page=3&page=3$|event=team.%2A&per_page=3&page=3$/);
      seen.push(...body.data.map((entry: AuditEntry) => entry.metadata['number']));
    }
    expect(seen).toStrictEqual([7, 6, 5, 4, 3, 2, 1]);
    expect((await read(acme, '?per_page=1000')).body.meta.per_page).toBe(100);
    expect((await read(acme)).body.meta.per_page).toBe(25);
  });

  it('misses no entry and keeps the order when entries are written between its pages', async () => {
    const acme = await bench.organization();
    for (let number = 1; number <= 4; number++) await record(acme, { metadata: { number } });
    const seen: unknown[] = [];
    for (const page of [1, 2, 3]) {
      const { body } = await read(acme, `?event=team.*&per_page=2&page=${page}`);
      seen.push(...body.data.map((entry: AuditEntry) => entry.metadata['number']));
      if (page === 1) await record(acme, { metadata: { number: 5 } });
    }
    // A new entry moves the last one of the page to the next page, where it appears again.
    expect(seen).toStrictEqual([4, 3, 3, 2, 1]);
  });

  it('is exported as NDJSON, more than one batch, and the export is in the log', async () => {
    const acme = await bench.organization();
    await bench.app.get(DataSource).transaction(async (tx) => {
      for (let number = 1; number <= 1100; number++)
        await bench.app.get(AuditLog).record(tx, unattendedIn(acme.uuid), {
          event: 'team.created',
          target: null,
          metadata: { number },
          // Many at the same instant, which are then ordered by UUID.
          created_at: new Date(Date.UTC(2026, 0, 1, Math.floor(number / 600))),
        });
    });
    const { status, headers, ...answer } = await fetch(
      `${bench.url}${acme.path}/audit-logs/export?format=ndjson&event=team.*`,
      {
        headers: { authorization: `Bearer ${acme.token}` },
      },
    ).then(async (res) => ({ status: res.status, headers: res.headers, text: await res.text() }));
    expect(status).toBe(200);
    expect(headers.get('content-type')!).toMatch(/^application\/x-ndjson/);
    expect(headers.get('content-disposition')!).toMatch(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.ndjson"$/);
    const lines = answer.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditEntry);
    expect(lines.map((entry) => entry.metadata['number'])).toStrictEqual(
      Array.from({ length: 1100 }, (_, index) => 1100 - index),
    );
    const [listed] = (await read(acme, '?event=team.*&per_page=1')).body.data;
    expect(lines[0]).toStrictEqual(listed);
    const [exported] = (await read(acme, '?event=audit.exported')).body.data;
    expect([exported.actor.uuid, exported.metadata]).toStrictEqual([
      acme.owner.uuid,
      { format: 'ndjson', event: 'team.*' },
    ]);
  });

  it('is exported as CSV in which no cell is a formula', async () => {
    const acme = await bench.organization();
    for (const name of ['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(A1)', 'a,"b"\nc', 'a\n=1+1'])
      await record(acme, { target: { type: 'role', id: '7', name } });
    const { headers, body } = await bench.call('GET', `${acme.path}/audit-logs/export?event=team.*`, {
      token: acme.token,
    });
    expect(headers.get('content-type')!).toMatch(/^text\/csv; charset=utf-8/);
    const text = body as string;
    expect(text).toMatch(/^uuid,created_at,event,outcome,actor_type,/);
    for (const cell of [`"'=HYPERLINK(""http://evil"")"`, `,'+1,`, `,'-1,`, `,'@SUM(A1),`, `"a,""b""\nc"`, `"a\n=1+1"`])
      assert.ok(text.includes(cell), `${cell} in ${text}`);
    expect(text.split('\r\n').length).toBe(1 + 6 + 1);
  });

  it('does not name a person who was erased', async () => {
    const acme = await bench.organization();
    const bob = await bench.member(acme, ['view_members', 'manage_members']);
    const eve = await bench.person('Eve');
    await bench.call('POST', `${acme.path}/members`, { token: bob.token, body: { email: eve.email, role: 'viewer' } });
    await bench.publish('user.deleted', { user: { uuid: bob.uuid } });
    const [added] = (await read(acme, '?event=member.added')).body.data;
    expect(added.actor).toStrictEqual({ type: 'user', uuid: bob.uuid, name: 'Deleted user', email: null });
    expect([added.ip_address, added.user_agent, added.target.name]).toStrictEqual([null, null, 'Eve Test']);
    const [removed] = (await read(acme, '?event=member.removed')).body.data;
    expect([removed.actor.type, removed.target.name]).toStrictEqual(['system', 'Deleted user']);
  });

  it('records a sample of what members tried without the permission, and nothing of strangers', async () => {
    const acme = await bench.organization();
    const bob = await bench.member(acme, ['view_members']);
    for (let tries = 0; tries < 3; tries++)
      await bench.call('POST', `${acme.path}/roles`, { token: bob.token, body: {} });
    await bench.call('POST', `${acme.path}/invitations`, { token: bob.token, body: {} });
    await bench.call('POST', `${acme.path}/roles`, { token: await bench.token(), body: {} });
    const { body } = await read(acme, '?event=permission.denied');
    expect(body.data.map(({ actor, outcome, metadata }: AuditEntry) => [actor.uuid, outcome, metadata])).toStrictEqual(
      [
        ['invite_members', 'invitations'],
        ['manage_roles', 'roles'],
      ].map(([permission, route]) => [
        bob.uuid,
        'denied',
        { permission, method: 'POST', route: `/api/v1/organizations/:uuid/${route}` },
      ]),
    );
  });

  it('records denied attempts at what only the owner may, and at other members', async () => {
    const acme = await bench.organization();
    const bob = await bench.member(acme, []);
    const at = '/api/v1/organizations/:uuid';
    for (const [method, path, denied] of [
      ['DELETE', '', { role: 'owner', method: 'DELETE', route: at }],
      ['POST', '/transfer-ownership', undefined],
      ['DELETE', `/members/${acme.owner.uuid}`, { permission: 'remove_members', route: `${at}/members/:userUuid` }],
      ['GET', `/members/${acme.owner.uuid}`, { permission: 'view_members', route: `${at}/members/:userUuid` }],
      ['GET', `/members/${bob.uuid}`, undefined],
    ] as const) {
      const before = (await read(acme, '?event=permission.denied')).body.meta.total;
      const { status } = await bench.call(method, acme.path + path, { token: bob.token, body: undefined });
      expect(status).toBe(path.endsWith(bob.uuid) ? 200 : 403);
      const { data, meta } = (await read(acme, '?event=permission.denied')).body;
      assert.equal(meta.total, before + (denied ? 1 : 0), `${method} ${path}`);
      if (denied) expect([data[0].actor.uuid, data[0].metadata]).toStrictEqual([bob.uuid, { method, ...denied }]);
    }
  });

  it('refuses bad filters by the field', async () => {
    const acme = await bench.organization();
    for (const [query, field] of [
      ['from=2026-02-30', 'from'],
      ['from=0000-01-01', 'from'],
      ['from=01.02.2026', 'from'],
      ['from=2026-01-02&to=2026-01-01', 'from'],
      ['to=yesterday', 'to'],
      ['event=member.%25', 'event'],
      ['event=*', 'event'],
      ['per_page=0', 'per_page'],
      ['page=x', 'page'],
    ]) {
      const { status, body } = await read(acme, `?${query}`);
      assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [field]], query);
    }
    for (const query of ['format=xml', 'from=2026-01-02&to=2026-01-01', 'to=0000-12-31'])
      expect((await read(acme, `/export?${query}`)).status).toBe(422);
  });

  it('is closed to everybody without view_audit_logs in this organization', async () => {
    const [acme, other] = [await bench.organization(), await bench.organization()];
    const [entry] = (await read(acme)).body.data as AuditEntry[];
    const bob = await bench.member(acme, ['manage_organization', 'manage_members']);
    for (const path of ['', `/${entry!.uuid}`, '/export']) {
      const at = `${acme.path}/audit-logs${path}`;
      for (const [token, status, error] of [
        [undefined, 401, 'unauthenticated'],
        ['nonsense', 401, 'invalid_token'],
        [await bench.token({ user_uuid: acme.owner.uuid, scopes: ['org:manage'] }), 403, 'insufficient_scope'],
        [other.token, 403, 'not_a_member'],
        [bob.token, 403, 'insufficient_permission'],
      ] as const) {
        const answer = await bench.call('GET', at, { token });
        assert.deepEqual([answer.status, answer.body.error], [status, error], at);
      }
      const nowhere = await bench.call('GET', `/api/v1/organizations/${randomUUID()}/audit-logs${path}`, acme);
      expect([nowhere.status, nowhere.body.error]).toStrictEqual([404, 'organization_not_found']);
    }
    for (const uuid of [entry!.uuid, randomUUID(), 'x']) {
      const crossed = await read(other, `/${uuid}`);
      expect([crossed.status, crossed.body.error]).toStrictEqual([404, 'not_found']);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';

describe('members', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;
  beforeAll(async () => {
    bench = await organizationsBench({ AUTH_URL: 'https://id.example.org' });
    acme = await bench.organization();
  });
  afterAll(() => bench.close());

  it('are a plain list, or a page when a page is asked for', async () => {
    const organization = await bench.organization();
    for (let n = 0; n < 4; n++) await bench.member(organization, [], `Member ${n}`);
    const read = (query = '') =>
      bench.call('GET', `${organization.path}/members${query}`, { token: organization.token });
    const plain = (await read()).body;
    expect([Object.keys(plain), plain.data.length]).toStrictEqual([['data'], 5]);
    const { data, links, meta } = (await read('?per_page=2&page=2')).body;
    expect(data).toStrictEqual(plain.data.slice(2, 4));
    const path = `https://id.example.org${organization.path}/members`;
    expect(meta).toStrictEqual({ current_page: 2, from: 3, last_page: 3, path, per_page: 2, to: 4, total: 5 });
    expect(links.next).toMatch(new RegExp(`^${path}\\?per_page=2&cursor=[\\w-]+$`));
    expect((await read('?page=1')).body.meta.per_page).toBe(25);
    expect((await read('?per_page=500')).body.meta.per_page).toBe(100);
    for (const wrong of ['?per_page=0', '?per_page=x', '?page=0', '?page=1.5'])
      expect((await read(wrong)).status).toBe(422);
  });

  it('are given by page when they are more than a thousand, with links to all of them', async () => {
    const organization = await bench.organization();
    const add = (count: number) =>
      bench.query(
        `INSERT INTO member (organization_uuid, user_uuid, role) SELECT $1, gen_random_uuid(), 'member'
         FROM generate_series(1, $2)`,
        [organization.uuid, count],
      );
    const { token } = organization;
    await add(999);
    const plain = (await bench.call('GET', `${organization.path}/members`, { token })).body;
    expect([Object.keys(plain), plain.data.length]).toStrictEqual([['data'], 1000]);
    await add(1);
    const seen = new Set<string>();
    let next: string | null = `${organization.path}/members`;
    while (next) {
      const { body } = await bench.call('GET', next.replace('https://id.example.org', ''), { token });
      expect([body.meta.total, body.meta.per_page]).toStrictEqual([1001, 100]);
      for (const { user_uuid } of body.data) seen.add(user_uuid);
      next = body.links.next;
    }
    expect(seen.size).toBe(1001);
  });

  it('can each be read with view_members, and by the member themselves without', async () => {
    const [bob, eve] = [await bench.member(acme, [], 'Bob'), await bench.member(acme, ['view_members'], 'Eve')];
    const look = (token: string, uuid: string) => bench.call('GET', `${acme.path}/members/${uuid}`, { token });
    const own = await look(bob.token, bob.uuid);
    expect(Object.keys(own.body.data)).toStrictEqual([
      ...['user_uuid', 'email', 'name', 'surname', 'role', 'role_display_name', 'permissions', 'joined_at'],
    ]);
    expect((await look(eve.token, bob.uuid)).body.data.email).toBe(bob.email);
    const hidden = await look(bob.token, eve.uuid);
    expect([hidden.status, hidden.body.permission]).toStrictEqual([403, 'view_members']);
    for (const unknown of [randomUUID(), 'x', (await bench.organization()).owner.uuid])
      expect((await look(acme.token, unknown)).body.error).toStrictEqual('not_found');
  });

  it('get another role from a caller who holds the permissions of both roles', async () => {
    const organization = await bench.organization();
    const { path, token } = organization;
    const bob = await bench.member(organization, ['view_members']);
    const change = (role: unknown, as = token, method = 'PUT') =>
      bench.call(method, `${path}/members/${bob.uuid}`, { token: as, body: { role } });
    const { status, body } = await change('admin', token, 'PATCH');
    expect([status, body.data.role, body.data.role_display_name]).toStrictEqual([200, 'admin', 'Administrator']);
    const manager = await bench.member(organization, ['manage_members', 'view_members']);
    const below = await change('viewer', manager.token);
    assert.deepEqual([below.status, below.body.error], [403, 'role_exceeds_caller'], 'the old role is above them');
    expect((await change('admin')).status).toBe(200);
    for (const wrong of ['king', '', 7, undefined])
      expect(Object.keys((await change(wrong)).body.errors)).toStrictEqual(['role']);
    const told = (await bench.outbox('member.updated')).filter(
      ({ payload }) => (payload.member as { user_uuid: string }).user_uuid === bob.uuid,
    );
    assert.equal(told.length, 1, 'the same role again tells nobody');
    expect((told[0]!.payload.data as { new_role: string }).new_role).toStrictEqual('admin');
  });

  it('leave without a permission, and are removed with remove_members', async () => {
    const organization = await bench.organization();
    const { path, uuid } = organization;
    const [bob, eve] = [await bench.member(organization), await bench.member(organization, ['remove_members'])];
    const remove = (token: string, who: string) => bench.call('DELETE', `${path}/members/${who}`, { token });
    const refused = await remove(bob.token, eve.uuid);
    expect([refused.status, refused.body.permission]).toStrictEqual([403, 'remove_members']);
    expect((await remove(bob.token, bob.uuid)).status).toBe(204);
    const kate = await bench.member(organization, [], 'Kate');
    expect((await remove(eve.token, kate.uuid)).status).toBe(204);
    expect((await remove(eve.token, kate.uuid)).status).toBe(404);
    expect((await remove(eve.token, 'x')).status).toBe(404);
    const events = await bench.query(
      `SELECT actor_uuid, target_id, metadata->'left' AS left FROM audit_entry
       WHERE organization_uuid = $1 AND event = 'member.removed' ORDER BY created_at`,
      [uuid],
    );
    expect(events).toStrictEqual([
      { actor_uuid: bob.uuid, target_id: bob.uuid, left: true },
      { actor_uuid: eve.uuid, target_id: kate.uuid, left: false },
    ]);
  });

  it('lose access with the next request after their removal, with the same token', async () => {
    const organization = await bench.organization();
    const bob = await bench.member(organization, ['view_members', 'manage_members']);
    const read = () => bench.call('GET', `${organization.path}/members`, { token: bob.token });
    expect((await read()).status).toBe(200);
    await bench.call('DELETE', `${organization.path}/members/${bob.uuid}`, { token: organization.token });
    const answer = await read();
    expect([answer.status, answer.body.error]).toStrictEqual([403, 'not_a_member']);
  });

  it('are added by a confirmed address only', async () => {
    const claimed = await bench.person('Mallory', { email_verified: false });
    const { status, body } = await bench.call('POST', `${acme.path}/members`, {
      token: acme.token,
      body: { email: claimed.email },
    });
    expect([status, body.error]).toStrictEqual([404, 'user_not_found']);
  });

  it('are added by address at most thirty times an hour, over all tokens of a caller', async () => {
    const organization = await bench.organization();
    const { path, owner } = organization;
    const add = async () =>
      bench.call('POST', `${path}/members`, {
        token: await bench.token({ user_uuid: owner.uuid }),
        body: { email: `${randomUUID()}@example.org` },
      });
    const answers = [];
    for (let n = 0; n < 31; n++) answers.push(await add());
    expect(new Set(answers.slice(0, 30).map(({ status }) => status))).toStrictEqual(new Set([404]));
    const last = answers[30]!;
    expect([last.status, last.body.error]).toStrictEqual([429, 'rate_limit_exceeded']);
    const retryAfter = Number(last.headers.get('retry-after'));
    assert.ok(retryAfter > 3500 && retryAfter <= 3600);
    const other = await bench.organization();
    const elsewhere = await bench.call('POST', `${other.path}/members`, {
      token: other.token,
      body: { email: owner.email },
    });
    assert.equal(elsewhere.status, 201, 'the bucket is of one person');
  });

  it('a check takes names with spaces and duplicates, and refuses more than fifty or ten thousand', async () => {
    const check = (names: string) =>
      bench.call('GET', `${acme.path}/permissions?permissions=${encodeURIComponent(names)}`, { token: acme.token });
    const { body } = await check(' view_members ,, view_members,FLY ,constructor,');
    expect(Object.entries(body.data.checked)).toStrictEqual([
      ['view_members', true],
      ['FLY', false],
      ['constructor', false],
    ]);
    expect((await check('')).body.data.checked).toStrictEqual({});
    assert.equal((await check('view_members,'.repeat(700))).status, 200, 'duplicates count once');
    const many = Array.from({ length: 10_000 }, (_, n) => n);
    expect((await check(many.slice(0, 51).join())).status).toBe(422);
    for (const [names, status] of [
      [many.slice(0, 2_500), 422],
      // More than Node accepts in a header.
      [many, 431],
    ] as const) {
      const { path, token } = acme;
      expect((await bench.call('GET', `${path}/permissions?permissions=${names.join()}`, { token })).status).toBe(
        status,
      );
    }
  });
});

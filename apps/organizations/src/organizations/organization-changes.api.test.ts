import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { EventType } from '@platform/contracts';
import { OrganizationDeletion } from './organization-deletion.js';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';

describe('changes of an organization', () => {
  let bench: OrganizationsBench;
  beforeAll(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '1000', ORGANIZATIONS_PER_OWNER: '3' });
  });
  afterAll(() => bench.close());

  const eventsOf = async (type: EventType, uuid: string) =>
    (await bench.outbox(type)).filter(({ payload }) => (payload.organization as { uuid: string }).uuid === uuid);
  const join = async ({ path, token }: TestOrganization, role: string, person?: TestPerson) => {
    const joined = person ?? (await bench.person('Bob'));
    await bench.call('POST', `${path}/members`, { token, body: { email: joined.email, role } });
    return joined;
  };
  const owners = (uuid: string) =>
    bench.query<{ user_uuid: string }>(`SELECT user_uuid FROM member WHERE organization_uuid = $1 AND role = 'owner'`, [
      uuid,
    ]);

  it('keep the slug on a new name, even if another organization has that name', async () => {
    const name = `Taken ${randomUUID()}`;
    const [first, second] = [await bench.organization(name), await bench.organization(`Free ${randomUUID()}`)];
    const before = (await bench.call('GET', second.path, { token: second.token })).body.data;
    const { status, body } = await bench.call('PUT', second.path, {
      token: second.token,
      body: { name: ` ${name} `, description: 'New', slug: 'mine', is_active: false, uuid: first.uuid },
    });
    expect(status).toBe(200);
    expect([body.data.name, body.data.slug, body.data.description, body.data.is_active, body.data.role]).toStrictEqual([
      name,
      before.slug,
      'New',
      true,
      'owner',
    ]);
    const [event] = await eventsOf('organization.updated', second.uuid);
    expect(event!.payload).toStrictEqual({
      organization: {
        uuid: second.uuid,
        name,
        slug: before.slug,
        description: 'New',
        is_active: true,
        requires_mfa: false,
      },
      data: { name },
    });
  });

  it('keep omitted fields, publish no event without a change, and remove a description by null', async () => {
    const { path, token, uuid } = await bench.organization('Still');
    const change = (body: object) => bench.call('PATCH', path, { token, body });
    await change({ description: 'Here' });
    expect((await change({})).body.data.description).toBe('Here');
    expect((await change({ name: 'Still', description: 'Here' })).status).toBe(200);
    expect((await change({ description: null })).body.data.description).toBe(null);
    expect((await eventsOf('organization.updated', uuid)).length).toBe(2);
  });

  it('keep names in any script and markup verbatim, and refuse empty names and control characters', async () => {
    const { path, token } = await bench.organization('Names');
    for (const name of ['مؤسسة', '👩‍👩‍👧', '😀'.repeat(255), '<script>alert(1)</script>']) {
      const { status, body } = await bench.call('PUT', path, { token, body: { name } });
      expect([status, body.data.name]).toStrictEqual([200, name]);
    }
    for (const name of ['   ', 'a\u0000b', 'a\u0007b', 'é'.repeat(256), null, 7]) {
      const { status, body } = await bench.call('PUT', path, { token, body: { name } });
      assert.deepEqual([status, Object.keys(body.errors)], [422, ['name']], JSON.stringify(name));
    }
  });

  it('hide a deleted organization at once, keep its slug reserved, and describe it in the event', async () => {
    const name = `Gone ${randomUUID()}`;
    const organization = await bench.organization(name);
    const { path, token, uuid } = organization;
    const bob = await join(organization, 'admin');
    const { slug } = (await bench.call('GET', path, { token })).body.data;
    const invited = await bench.call('POST', `${path}/invitations`, {
      token,
      body: { email: `${randomUUID()}@x.org` },
    });
    const refused = await bench.call('DELETE', path, { token: bob.token });
    expect([refused.status, refused.body.error]).toStrictEqual([403, 'owner_only']);

    const deleted = await bench.call('DELETE', path, { token });
    expect([deleted.status, deleted.body]).toStrictEqual([204, '']);
    const gone: [string, string, object?][] = [
      ['GET', ''],
      ['PUT', '', { name: 'x' }],
      ['DELETE', ''],
      ['POST', '/transfer-ownership', { user_uuid: bob.uuid }],
      ['GET', '/members'],
      ['POST', '/members', { email: bob.email }],
      ['GET', '/roles'],
      ['GET', '/invitations'],
      ['POST', `/invitations/${invited.body.data.uuid}/resend`],
      ['GET', '/permissions'],
    ];
    for (const [method, at, body] of gone) {
      for (const as of [token, bob.token]) {
        const answer = await bench.call(method, path + at, { token: as, body });
        assert.deepEqual([answer.status, answer.body.error], [404, 'organization_not_found'], `${method} ${at}`);
      }
    }
    expect((await bench.call('GET', '/api/v1/organizations', { token: bob.token })).body).toStrictEqual({ data: [] });
    const [event] = await eventsOf('organization.deleted', uuid);
    expect(event!.payload).toStrictEqual({
      organization: { uuid, name, slug, description: null, is_active: true, requires_mfa: false },
      data: { name },
    });
    expect(await bench.query(`SELECT status FROM invitation WHERE organization_uuid = $1`, [uuid])).toStrictEqual([
      { status: 'cancelled' },
    ]);

    await bench.query(`UPDATE organization SET deleted_at = now() - interval '31 days' WHERE uuid = $1`, [uuid]);
    await bench.app.get(OrganizationDeletion).sweep();
    expect(await bench.query(`SELECT FROM organization WHERE uuid = $1`, [uuid])).toStrictEqual([]);
    expect(await bench.query(`SELECT FROM member WHERE organization_uuid = $1`, [uuid])).toStrictEqual([]);
    const again = await bench.organization(name);
    expect((await bench.call('GET', again.path, { token: again.token })).body.data.slug).not.toBe(slug);
    await bench.query(`UPDATE reserved_slug SET until = now() - interval '1 day' WHERE slug = $1`, [slug]);
    const later = await bench.organization(name);
    expect((await bench.call('GET', later.path, { token: later.token })).body.data.slug).toBe(slug);
  });

  it('are erased when due, however many they are', async () => {
    await bench.query(
      `INSERT INTO organization (uuid, name, slug, deleted_at)
       SELECT gen_random_uuid(), 'Old', 'old-' || n, now() - make_interval(days => CASE n WHEN 0 THEN 29 ELSE 31 END)
       FROM generate_series(0, 250) n`,
    );
    await bench.app.get(OrganizationDeletion).sweep();
    expect(await bench.query(`SELECT slug FROM organization WHERE name = 'Old'`)).toStrictEqual([{ slug: 'old-0' }]);
  });

  it('let only the owner transfer the ownership, and make the owner an administrator', async () => {
    const organization = await bench.organization();
    const { path, token, uuid, owner } = organization;
    const [bob, eve] = [await join(organization, 'viewer'), await bench.person('Eve')];
    const transfer = (user_uuid: unknown, as = token) =>
      bench.call('POST', `${path}/transfer-ownership`, { token: as, body: { user_uuid } });
    for (const wrong of [eve.uuid, owner.uuid, 'bob', undefined]) {
      const answer = await transfer(wrong);
      expect([answer.status, Object.keys(answer.body.errors)]).toStrictEqual([422, ['user_uuid']]);
    }
    const stolen = await transfer(bob.uuid, bob.token);
    expect([stolen.status, stolen.body.error]).toStrictEqual([403, 'owner_only']);
    const { status, body } = await transfer(bob.uuid);
    expect([status, body.data.role]).toStrictEqual([200, 'admin']);
    expect(await owners(uuid)).toStrictEqual([{ user_uuid: bob.uuid }]);
    const told = (await eventsOf('member.updated', uuid)).map(({ payload }) => payload.data);
    expect(told).toStrictEqual([
      { old_role: 'owner', new_role: 'admin' },
      { old_role: 'viewer', new_role: 'owner' },
    ]);
    assert.equal((await transfer(bob.uuid)).status, 403, 'it is no longer theirs to give');
  });

  it('transfer the ownership only after a sign-in of the last ten minutes', async () => {
    const organization = await bench.organization();
    const { path, uuid, owner } = organization;
    const bob = await join(organization, 'viewer');
    const now = Math.floor(Date.now() / 1000);
    const transfer = async (signed_in_at: number | null | undefined, body: object = { user_uuid: bob.uuid }) => {
      const token = await bench.token({ user_uuid: owner.uuid, signed_in_at });
      return bench.call('POST', `${path}/transfer-ownership`, { token, body });
    };
    // An older version stored tokens without it.
    for (const stale of [now - 601, null, undefined]) {
      for (const body of [undefined, {}]) {
        const refused = await transfer(stale, body);
        expect([refused.status, refused.body.error]).toStrictEqual([403, 'reauthentication_required']);
      }
    }
    expect(await owners(uuid)).toStrictEqual([{ user_uuid: owner.uuid }]);
    const viewers = await bench.token({ user_uuid: bob.uuid, signed_in_at: now - 601 });
    const denied = await bench.call('POST', `${path}/transfer-ownership`, { token: viewers });
    expect(denied.body.error).toBe('owner_only');
    expect((await transfer(now - 500)).status).toBe(200);
    expect(await owners(uuid)).toStrictEqual([{ user_uuid: bob.uuid }]);
  });

  describe('are given to nobody', () => {
    const transfer = ({ path, token }: TestOrganization, { uuid }: TestPerson) =>
      bench.call('POST', `${path}/transfer-ownership`, { token, body: { user_uuid: uuid } });
    const tell = ({ uuid, name, email }: TestPerson, is_active: boolean, options: { version?: number } = {}) =>
      bench.publish(
        'user.status_changed',
        { user: { uuid, name, surname: 'Test', email, email_verified: true, language: null, is_active } },
        options,
      );

    it('who owns as many as one may, however many transfers are simultaneous', async () => {
      const bob = await bench.person('Bob');
      const given = await Promise.all(Array.from({ length: 5 }, () => bench.organization()));
      for (const organization of given) await join(organization, 'viewer', bob);
      const answers = await Promise.all(given.map((organization) => transfer(organization, bob)));
      const statuses = answers.map(({ status, body }) => body.error ?? status).sort();
      expect(statuses).toStrictEqual([200, 200, 200, 'limit_reached', 'limit_reached']);
      const held = await Promise.all(given.map(async ({ uuid }) => (await owners(uuid))[0]!.user_uuid === bob.uuid));
      expect(held).toStrictEqual(answers.map(({ status }) => status === 200));
    });

    it('who cannot sign in, until they can again', async () => {
      const organization = await bench.organization();
      const bob = await join(organization, 'member');
      await tell(bob, false);
      const { status, body } = await transfer(organization, bob);
      expect([status, Object.keys(body.errors)]).toStrictEqual([422, ['user_uuid']]);
      expect(body.errors.user_uuid[0]).toMatch(/cannot sign in/);
      expect(await owners(organization.uuid)).toStrictEqual([{ user_uuid: organization.owner.uuid }]);
      await tell(bob, true);
      expect((await transfer(organization, bob)).status).toBe(200);
    });

    it('who cannot sign in, by the newest event in whatever order events arrive', async () => {
      const organization = await bench.organization();
      const [bob, eve] = [await join(organization, 'member'), await join(organization, 'member')];
      await tell(bob, false, { version: 90_002 });
      await tell(bob, true, { version: 90_001 });
      expect((await transfer(organization, bob)).status).toBe(422);
      const user = { ...eve, surname: 'Test', email_verified: true, language: null };
      await tell(eve, false, { version: 90_001 });
      await bench.publish('user.updated', { user }, { version: 90_003 });
      expect((await transfer(organization, eve)).status).toBe(422);
      await tell(eve, true, { version: 90_002 });
      expect((await transfer(organization, eve)).status).toBe(200);
    });

    it('who cannot sign in, when that is the first event about them', async () => {
      const organization = await bench.organization();
      const uuid = randomUUID();
      const bob = { uuid, name: 'Bob', email: `${uuid}@example.org`, token: '' };
      await tell(bob, false, { version: 91_001 });
      const user = { ...bob, surname: 'Test', email_verified: true, language: null };
      await bench.publish('user.registered', { user }, { version: 91_000 });
      await join(organization, 'member', bob);
      expect((await transfer(organization, bob)).status).toBe(422);
    });
  });

  it('never remove or demote the owner, who cannot leave either', async () => {
    const organization = await bench.organization();
    const { path, token, owner, uuid } = organization;
    const admin = await join(organization, 'admin');
    const attempts: [string, string, object | undefined, number, string][] = [
      ['DELETE', token, undefined, 409, 'last_owner'],
      ['DELETE', admin.token, undefined, 409, 'cannot_remove_owner'],
      ['PUT', token, { role: 'admin' }, 409, 'cannot_remove_owner'],
      ['PUT', admin.token, { role: 'viewer' }, 409, 'cannot_remove_owner'],
    ];
    for (const [method, as, body, status, error] of attempts) {
      const answer = await bench.call(method, `${path}/members/${owner.uuid}`, { token: as, body });
      expect([answer.status, answer.body.error]).toStrictEqual([status, error]);
    }
    expect(await owners(uuid)).toStrictEqual([{ user_uuid: owner.uuid }]);
  });

  it('keep the limit of owned organizations under simultaneous requests', async () => {
    const { token } = await bench.person('Rich');
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        bench.call('POST', '/api/v1/organizations', { token, body: { name: `N${n}` } }),
      ),
    );
    expect(made.filter(({ status }) => status === 201).length).toBe(3);
    expect(made.filter(({ status, body }) => status === 409 && body.error === 'limit_reached').length).toBe(5);
  });
});

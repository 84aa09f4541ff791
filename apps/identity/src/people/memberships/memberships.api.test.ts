import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readingOf, sentStatements } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  identityBench,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

describe('copies of memberships', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  let bob: MadePerson;
  let organization: { uuid: string; name: string; slug: string; description: null; is_active: boolean };
  beforeAll(async () => {
    bench = await identityBench();
    client = await bench.client();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    [ada, bob] = await Promise.all([bench.person(), bench.person()]);
    organization = { uuid: randomUUID(), name: 'Engines', slug: 'engines', description: null, is_active: true };
  });

  const member = ({ uuid, email }: MadePerson, role: string) => ({
    ...{ user_uuid: uuid, email, name: 'N', surname: 'S', role },
    permissions: role === 'viewer' ? ['view_members'] : ['view_members', 'invite_members'],
  });
  const reference = () => ({ uuid: organization.uuid, name: organization.name, slug: organization.slug });
  const data = { name: 'Engines' };
  const created = (version: number) =>
    bench.publish('organization.created', { organization, owner: member(ada, 'owner'), data }, { version });
  const organizationsOf = async (who: MadePerson) => {
    const { access_token: token } = await bench.tokens({ client, scope: 'organizations' }, who);
    return (await bench.call('GET', '/api/v1/me', { token })).body.data.organizations;
  };

  it('hold the creator from the start, and others from joining until they leave', async () => {
    await created(1);
    const joined = {
      organization: reference(),
      member: member(bob, 'viewer'),
      data: { role: 'viewer', source: 'direct' as const },
    };
    await bench.publish('member.added', joined, { version: 2 });
    expect(await organizationsOf(bob)).toStrictEqual([
      { ...reference(), role: 'viewer', permissions: ['view_members'], members_count: 2 },
    ]);
    await bench.publish('member.removed', { ...joined, data: { role: 'viewer' } }, { version: 3 });
    expect(await organizationsOf(bob)).toStrictEqual([]);
    expect((await organizationsOf(ada))[0].members_count).toBe(1);
  });

  it('ignore events that come late', async () => {
    const at = (role: string) => ({ organization: reference(), member: member(bob, role) });
    await bench.publish(
      'member.updated',
      { ...at('viewer'), data: { old_role: 'member', new_role: 'viewer' } },
      { version: 13 },
    );
    await bench.publish(
      'member.added',
      { ...at('member'), data: { role: 'member', source: 'direct' } },
      { version: 12 },
    );
    const renamed = { ...organization, name: 'Difference Engines' };
    await bench.publish(
      'organization.updated',
      { organization: renamed, data: { name: renamed.name } },
      { version: 14 },
    );
    await created(11);
    const [shown] = await organizationsOf(bob);
    expect(shown.role).toBe('viewer');
    expect(shown.name).toBe('Difference Engines');
    expect((await organizationsOf(ada))[0].role).toBe('owner');
  });

  it('do not revive a removed member or a deleted organization by a late event', async () => {
    const at = { organization: reference(), member: member(bob, 'member') };
    await created(21);
    await bench.publish('member.removed', { ...at, data: { role: 'member' } }, { version: 24 });
    await bench.publish('member.added', { ...at, data: { role: 'member', source: 'direct' } }, { version: 23 });
    expect(await organizationsOf(bob)).toStrictEqual([]);
    await bench.publish('organization.deleted', { organization, data }, { version: 26 });
    await bench.publish('organization.updated', { organization, data }, { version: 25 });
    expect(await organizationsOf(ada)).toStrictEqual([]);
  });

  it('let somebody who left join again', async () => {
    const at = { organization: reference(), member: member(bob, 'member') };
    await created(31);
    await bench.publish('member.removed', { ...at, data: { role: 'member' } }, { version: 32 });
    await bench.publish('member.added', { ...at, data: { role: 'member', source: 'invitation' } }, { version: 33 });
    expect((await organizationsOf(bob)).length).toBe(1);
  });

  it('apply a changed role to its members, unless their role changed later', async () => {
    const at = { organization: reference(), member: member(bob, 'viewer') };
    const role = { id: 7, name: 'viewer', display_name: 'Viewer', permissions: ['view_audit_logs'] };
    const permissionsOfBob = async () => (await organizationsOf(bob))[0].permissions;
    await created(41);
    await bench.publish('role.updated', { organization: reference(), role }, { version: 43 });
    await bench.publish('member.added', { ...at, data: { role: 'viewer', source: 'direct' } }, { version: 42 });
    expect(await permissionsOfBob()).toStrictEqual(['view_audit_logs']);
    const change = { old_role: 'member', new_role: 'viewer' };
    await bench.publish('member.updated', { ...at, data: change }, { version: 44 });
    expect(await permissionsOfBob()).toStrictEqual(['view_members']);
  });

  describe('are counted', () => {
    const countOfAda = async () => (await organizationsOf(ada))[0].members_count;
    /** Rows as an event writes them, of other people. */
    const insert = (count: number, isRemoved = false) =>
      bench.query(
        `INSERT INTO membership_copy (organization_uuid, user_uuid, role, permissions, is_removed, version)
         SELECT $1, gen_random_uuid(), 'viewer', '{}', $3, 1 FROM generate_series(1, $2::integer)`,
        [organization.uuid, count, isRemoved],
      );

    it('right when events come at once, late, twice, and before their organization', async () => {
      const people = Array.from({ length: 8 }, () => ({ uuid: randomUUID(), email: 'n@example.org' }));
      const published: Promise<string>[] = [];
      for (const [index, person] of people.entries()) {
        const at = { organization: reference(), member: member(person, 'member') };
        const [added, updated, removed] = [60, 61, 62].map((version) => ({ version }));
        // Every second one leaves, and that event comes first.
        if (index % 2) published.push(bench.publish('member.removed', { ...at, data: { role: 'member' } }, removed));
        const change = { old_role: 'viewer', new_role: 'member' };
        published.push(bench.publish('member.updated', { ...at, data: change }, updated));
        for (let times = 0; times < 2; times++)
          published.push(
            bench.publish('member.added', { ...at, data: { role: 'member', source: 'direct' as const } }, added),
          );
      }
      await Promise.all(published);
      await created(51);
      expect(await countOfAda()).toBe(1 + 4);
    });

    it('without reading them, however many there are', async () => {
      await created(71);
      await insert(5_000);
      await bench.query(`ANALYZE membership_copy, member_counter`);
      const { sent, result } = await sentStatements(
        bench.running.app.get(DataSource),
        /^\s*SELECT[\s\S]*FROM membership_copy/,
        countOfAda,
      );
      expect([result, sent.length]).toStrictEqual([5_001, 1]);
      const { rows, indexes } = await readingOf(bench, sent[0]!);
      expect(rows['membership_copy']).toBe(1);
      expect(indexes).toContain('membership_copy_of_user');
    });

    it('for somebody in many organizations without reading those of others', async () => {
      await bench.query(
        `WITH made AS (
           INSERT INTO organization_copy (uuid, name, slug, version)
             SELECT gen_random_uuid(), 'O', n, 1 FROM generate_series(1, 20000) n
           RETURNING uuid, slug::integer AS n
         ), given AS (
           INSERT INTO role_copy (organization_uuid, name, permissions, version)
             SELECT uuid, 'member', '{}', 1 FROM made
         )
         INSERT INTO membership_copy (organization_uuid, user_uuid, role, permissions, version)
         SELECT uuid, CASE WHEN n <= 1000 THEN $1::uuid ELSE gen_random_uuid() END, 'member', '{view_members}', 1
           FROM made`,
        [ada.uuid],
      );
      await bench.query(`ANALYZE membership_copy, member_counter, organization_copy, role_copy`);
      const { sent, result } = await sentStatements(
        bench.running.app.get(DataSource),
        /^\s*SELECT[\s\S]*FROM membership_copy/,
        () => organizationsOf(ada),
      );
      expect([result.length, result[999].members_count, result[999].permissions]).toStrictEqual([
        1_000,
        1,
        ['view_members'],
      ]);
      const { rows } = await readingOf(bench, sent[0]!);
      const each = { membership_copy: 1_000, organization_copy: 1_000, role_copy: 1_000, member_counter: 1_000 };
      expect(rows).toStrictEqual(each);
    });
  });
});

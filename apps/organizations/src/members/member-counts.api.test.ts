import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Role } from '@platform/contracts';
import { DataSource } from 'typeorm';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';
import { secondProcess } from '../testing/second-process.test-helper.js';

type Call = [method: string, path: string, body?: object];

describe('the kept counts of members', () => {
  let bench: OrganizationsBench;
  let other: Awaited<ReturnType<typeof secondProcess>>;
  let storage: DataSource;
  beforeAll(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '100000' });
    other = await secondProcess(bench);
    storage = bench.app.get(DataSource);
  });
  afterAll(async () => {
    await other.stop();
    await bench.close();
  });

  /** The kept counts that differ from counting. */
  const wrong = () =>
    bench.query(
      `SELECT uuid::text AS what, members_count FROM organization
       WHERE members_count <> (SELECT count(*) FROM member WHERE organization_uuid = organization.uuid)
       UNION ALL
       SELECT name, members_count FROM role WHERE members_count <> (
         SELECT count(*) FROM member WHERE member.organization_uuid = role.organization_uuid
           AND member.role = role.name)`,
    );

  /** The number of members, in all and per role, after checking that all answers agree. */
  async function shown({ uuid, path }: TestOrganization, token: string) {
    const held = (roles: Role[]) =>
      Object.fromEntries(
        roles.flatMap(({ name, members_count: members }) => (members === 0 ? [] : [[name, members] as const])),
      );
    const { data } = (await bench.call('GET', path, { token })).body;
    const roles = held((await bench.call('GET', `${path}/roles`, { token })).body.data);
    expect(held(data.roles)).toStrictEqual(roles);
    const listed = (await bench.call('GET', '/api/v1/organizations', { token })).body.data;
    expect(listed.find((one: { uuid: string }) => one.uuid === uuid).members_count).toBe(data.members_count);
    const { meta } = (await bench.call('GET', `${path}/members?page=1`, { token })).body;
    expect(meta.total).toBe(data.members_count);
    expect(await wrong()).toStrictEqual([]);
    return { members: data.members_count, ...roles };
  }

  async function added({ path, token }: TestOrganization, role: string): Promise<TestPerson> {
    const person = await bench.person('Bob');
    const body = { email: person.email, role };
    expect((await bench.call('POST', `${path}/members`, { token, body })).status).toBe(201);
    return person;
  }

  it('change with every way to join, to change the role and to leave', async () => {
    const acme = await bench.organization();
    const { path, token } = acme;
    expect(await shown(acme, token)).toStrictEqual({ members: 1, owner: 1 });
    const [bob, eve] = [await added(acme, 'member'), await added(acme, 'admin')];
    expect(await shown(acme, token)).toStrictEqual({ members: 3, owner: 1, admin: 1, member: 1 });
    await bench.call('PUT', `${path}/members/${bob.uuid}`, { token, body: { role: 'viewer' } });
    expect(await shown(acme, token)).toStrictEqual({ members: 3, owner: 1, admin: 1, viewer: 1 });
    await bench.call('POST', `${path}/transfer-ownership`, { token, body: { user_uuid: eve.uuid } });
    expect(await shown(acme, token)).toStrictEqual({ members: 3, owner: 1, admin: 1, viewer: 1 });
    await bench.call('DELETE', `${path}/members/${bob.uuid}`, { token: bob.token });
    expect(await shown(acme, token)).toStrictEqual({ members: 2, owner: 1, admin: 1 });
    // Her account is erased, and the administrator owns the organization again.
    await bench.publish('user.deleted', { user: { uuid: eve.uuid } });
    expect(await shown(acme, token)).toStrictEqual({ members: 1, owner: 1 });
  });

  it('stay correct under parallel requests of two processes and an erasure', async () => {
    const acme = await bench.organization();
    const { path, token } = acme;
    const those: TestPerson[] = [];
    for (let number = 0; number < 8; number++) those.push(await added(acme, number % 2 ? 'member' : 'viewer'));
    const joining = await Promise.all(Array.from({ length: 8 }, () => bench.person('New')));
    const erased = await added(acme, 'admin');
    const calls: Call[] = [
      ...joining.map(({ email }): Call => ['POST', `${path}/members`, { email }]),
      ...those.slice(0, 6).map(({ uuid }): Call => ['PUT', `${path}/members/${uuid}`, { role: 'admin' }]),
      ...those.slice(3).map(({ uuid }): Call => ['DELETE', `${path}/members/${uuid}`]),
    ];
    const [answers] = await Promise.all([
      Promise.all(
        calls.map(([method, at, body], index) =>
          (index % 2 ? other : bench).call(method, at, { token, ...(body && { body }) }),
        ),
      ),
      bench.publish('user.deleted', { user: { uuid: erased.uuid } }),
    ]);
    expect(answers.filter(({ status }) => status === 201).length).toBe(8);
    expect(answers.filter(({ status }) => status === 204).length).toBe(5);
    expect((await shown(acme, token)).members).toBe(1 + 8 - 5 + 8);
  });

  it('stay correct without the lock that the application takes', async () => {
    const acme = await bench.organization();
    const uuids = Array.from({ length: 30 }, () => randomUUID());
    const insert = `INSERT INTO member (organization_uuid, user_uuid, role) VALUES ($1, $2, 'member')`;
    await Promise.all(uuids.map((uuid) => storage.query(insert, [acme.uuid, uuid])));
    expect(await shown(acme, acme.token)).toStrictEqual({ members: 31, owner: 1, member: 30 });
    const remove = `DELETE FROM member WHERE organization_uuid = $1 AND user_uuid = $2`;
    await Promise.all([
      ...uuids.slice(0, 20).map((uuid) => storage.query(remove, [acme.uuid, uuid])),
      ...uuids.slice(0, 5).map(() => storage.query(insert, [acme.uuid, randomUUID()])),
    ]);
    expect(await shown(acme, acme.token)).toStrictEqual({ members: 16, owner: 1, member: 15 });
  });
});

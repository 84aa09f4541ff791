import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Permission } from '@platform/contracts';
import { eventually, lockWaiters } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  organizationsBench,
  type ChildRoute,
  type OrganizationsBench,
} from '../testing/organizations-bench.test-helper.js';
import { findLocked } from '../access/organization-lock.js';

describe('a change that waits for another one of its organization', () => {
  let bench: OrganizationsBench;
  beforeAll(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '1000' });
  });
  afterAll(() => bench.close());

  const isWaiting = () => eventually(async () => expect(await lockWaiters(bench)).toBe(1));

  it('is refused when the caller has meanwhile lost the permission, the second factor or the membership', async () => {
    const acme = await bench.organization();
    const { path, token } = acme;
    const make = async (at: string, body: object) => {
      const answer = await bench.call('POST', path + at, { token, body });
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      return answer.body.data as { uuid: string; id: number };
    };
    const bob = await bench.member(acme);
    const other = await bench.member(acme);
    const email = () => `${randomUUID()}@example.org`;
    const domain = await make('/domains', { domain: `${randomUUID()}.com`, mode: 'auto' });
    const team = await make('/teams', { name: 'Team', member_uuids: [] });
    const invitation = await make('/invitations', { email: email() });
    const link = await make('/invite-links', {});
    await make('/roles', { name: 'auditor', display_name: 'Auditor', permissions: [] });
    const routes: Partial<Record<Permission, ChildRoute[]>> = {
      manage_organization: [
        ['PUT', '', { name: 'Other' }],
        ['POST', '/domains', { domain: `${randomUUID()}.com`, mode: 'auto' }],
        ['PUT', `/domains/${domain.uuid}`, { mode: 'suggest' }],
        ['DELETE', `/domains/${domain.uuid}`],
      ],
      manage_members: [
        ['POST', '/members', { email: (await bench.person()).email }],
        ['PUT', `/members/${other.uuid}`, { role: 'auditor' }],
        ['POST', '/teams', { name: 'Another', member_uuids: [] }],
        ['PUT', `/teams/${team.id}`, { name: 'Renamed' }],
        ['DELETE', `/teams/${team.id}`],
      ],
      remove_members: [['DELETE', `/members/${other.uuid}`]],
      manage_roles: [
        ['POST', '/roles', { name: 'guest', display_name: 'Guest', permissions: [] }],
        ['PUT', '/roles/auditor', { display_name: 'Renamed' }],
        ['DELETE', '/roles/auditor'],
      ],
      invite_members: [
        ['POST', '/invitations', { email: email() }],
        ['POST', `/invitations/${invitation.uuid}/resend`],
        ['DELETE', `/invitations/${invitation.uuid}`],
        ['POST', '/invite-links', {}],
        ['DELETE', `/invite-links/${link.uuid}`],
      ],
    };
    const permit = (permissions: string[], manager: { query: typeof bench.query } = bench) =>
      manager.query(
        `UPDATE role SET permissions = $2 FROM member WHERE member.user_uuid = $1
         AND role.organization_uuid = member.organization_uuid
         AND role.name = member.role`,
        [bob.uuid, permissions],
      );
    /** The answer to a call of Bob that waits while `meanwhile` runs. */
    const answerTo = async (
      [method, at, body]: ChildRoute,
      meanwhile: (tx: { query: typeof bench.query }) => Promise<unknown>,
    ) => {
      let called: ReturnType<typeof bench.call> | undefined;
      await bench.app.get(DataSource).transaction(async (tx) => {
        await findLocked(tx, acme.uuid);
        called = bench.call(method, path + at, { token: bob.token, body });
        await isWaiting();
        await meanwhile(tx);
      });
      const answer = await called!;
      return [answer.status, answer.body.error];
    };
    for (const [permission, of] of Object.entries(routes))
      for (const route of of) {
        await permit([permission]);
        const answer = await answerTo(route, (tx) => permit([], tx));
        assert.deepEqual(answer, [403, 'insufficient_permission'], `${route[0]} ${route[1]}`);
      }
    await permit(['manage_organization', 'remove_members']);
    const [rename] = routes.manage_organization!;
    const demand = (value: boolean) => `UPDATE organization SET requires_mfa = ${value} WHERE uuid = '${acme.uuid}'`;
    for (const route of [rename!, routes.remove_members![0]!]) {
      const answer = await answerTo(route, (tx) => tx.query(demand(true)));
      assert.deepEqual(answer, [403, 'second_factor_required'], `${route[0]} ${route[1]}`);
      await bench.query(demand(false));
    }
    const remove = `DELETE FROM member WHERE user_uuid = $1`;
    expect(await answerTo(rename!, (tx) => tx.query(remove, [bob.uuid]))).toStrictEqual([403, 'not_a_member']);
  });
});

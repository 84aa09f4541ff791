import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  identityBench,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';

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

  it('the creator is a member from the start, others as they join, until they leave', async () => {
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

  it('events that come late change nothing', async () => {
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

  it('a removed member and a deleted organization do not come back by a late event', async () => {
    const at = { organization: reference(), member: member(bob, 'member') };
    await created(21);
    await bench.publish('member.removed', { ...at, data: { role: 'member' } }, { version: 24 });
    await bench.publish('member.added', { ...at, data: { role: 'member', source: 'direct' } }, { version: 23 });
    expect(await organizationsOf(bob)).toStrictEqual([]);
    await bench.publish('organization.deleted', { organization, data }, { version: 26 });
    await bench.publish('organization.updated', { organization, data }, { version: 25 });
    expect(await organizationsOf(ada)).toStrictEqual([]);
  });

  it('somebody who left may join again', async () => {
    const at = { organization: reference(), member: member(bob, 'member') };
    await created(31);
    await bench.publish('member.removed', { ...at, data: { role: 'member' } }, { version: 32 });
    await bench.publish('member.added', { ...at, data: { role: 'member', source: 'invitation' } }, { version: 33 });
    expect((await organizationsOf(bob)).length).toBe(1);
  });

  it('a role that changes changes what its members may do, unless they changed later', async () => {
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
});

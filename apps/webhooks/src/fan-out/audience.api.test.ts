import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { organizationScopes } from '@platform/contracts';
import { DataSource } from 'typeorm';
import { saveMemberChanges } from '../copies/save-member-changes.js';
import { wrongAudiences } from '../testing/audience.test-helper.js';
import { webhooksBench, type WebhooksBench } from '../testing/webhooks-bench.test-helper.js';

describe('the count of members who let a client receive events of an organization', () => {
  let bench: WebhooksBench;
  beforeAll(async () => {
    bench = await webhooksBench();
  });
  afterAll(() => bench.close());

  async function members(client: { client_id: string }): Promise<number[]> {
    const rows = await bench.query<{ members: number }>(
      `SELECT members FROM audience WHERE client_id = $1 AND members <> 0 ORDER BY members`,
      [client.client_id],
    );
    return rows.map((row) => row.members);
  }

  it('counts each member once for any number of grants, and only for scopes of organizations', async () => {
    const [ada, bob, eve] = [randomUUID(), randomUUID(), randomUUID()];
    const client = await bench.client();
    const first = await bench.grant(client, ada);
    const organization = await bench.organization(ada);
    expect(await members(client)).toStrictEqual([1]);
    const second = await bench.grant(client, ada, ['org:manage']);
    await bench.grant(client, eve, ['openid', 'profile']);
    for (const person of [bob, eve]) await bench.addMember(organization, person);
    expect(await members(client)).toStrictEqual([1]);
    const ofBob = await bench.grant(client, bob, ['organizations']);
    expect(await members(client)).toStrictEqual([2]);
    await bench.publish('grant.revoked', { grant: first });
    expect(await members(client)).toStrictEqual([2]);
    await bench.publish('grant.saved', { grant: { ...second, scopes: ['openid'] } });
    expect(await members(client)).toStrictEqual([1]);
    await bench.publish('grant.saved', { grant: { ...ofBob, scopes: ['org:read'] } });
    expect(await members(client)).toStrictEqual([1]);
    await bench.removeMember(organization, bob);
    expect(await members(client)).toStrictEqual([]);
    expect(await wrongAudiences(bench)).toStrictEqual([]);
  });

  it('counts every scope of organizations, and no other', async () => {
    const ada = randomUUID();
    await bench.organization(ada);
    for (const scope of [...organizationScopes, 'openid', 'links:manage', 'clients:manage']) {
      const client = await bench.client();
      await bench.grant(client, ada, [scope]);
      const isCounted = organizationScopes.some((one) => one === scope);
      expect(await members(client)).toStrictEqual(isCounted ? [1] : []);
    }
  });

  it('excludes an erased person with any number of grants', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const client = await bench.client();
    for (const person of [ada, ada, bob]) await bench.grant(client, person);
    const shared = await bench.organization(ada);
    await bench.addMember(shared, bob);
    await bench.organization(ada);
    expect(await members(client)).toStrictEqual([1, 2]);
    await bench.publish('user.deleted', { user: { uuid: ada } });
    expect(await members(client)).toStrictEqual([1]);
    expect(await wrongAudiences(bench)).toStrictEqual([]);
  });

  it('applies the latest change of many in one statement, sent twice, or late', async () => {
    const [ada, bob, eve, organization_uuid] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const client = await bench.client();
    for (const person of [ada, bob, eve]) await bench.grant(client, person);
    const change = (user_uuid: string, version: number, is_member: boolean) => {
      return { organization_uuid, user_uuid, version, is_member, role: 'member', permissions: [] };
    };
    const save = (...changes: ReturnType<typeof change>[]) =>
      bench.app.get(DataSource).transaction((tx) => saveMemberChanges(tx, changes));
    await save(change(ada, 1, true), change(ada, 2, false), change(bob, 3, true), change(eve, 9, false));
    expect(await members(client)).toStrictEqual([1]);
    await save(change(ada, 4, true), change(bob, 3, true), change(eve, 8, true), change(bob, 5, false));
    expect(await members(client)).toStrictEqual([1]);
    await save(change(ada, 3, false), change(bob, 4, true));
    expect(await members(client)).toStrictEqual([1]);
    expect(await wrongAudiences(bench)).toStrictEqual([]);
  });

  it('is right when members join and leave while they grant and revoke', async () => {
    const [one, other] = [await bench.client(), await bench.client()];
    const organizations = await Promise.all([1, 2, 3].map(() => bench.organization(randomUUID())));
    const people = Array.from({ length: 12 }, () => randomUUID());
    await Promise.all(
      people.flatMap((person, n) => [
        ...organizations.map(async (organization) => {
          await bench.addMember(organization, person);
          if (n % 3 === 0) await bench.removeMember(organization, person);
        }),
        ...[one, other, one].map(async (client) => {
          const grant = await bench.grant(client, person);
          if (n % 2 === 0) await bench.publish('grant.revoked', { grant });
        }),
      ]),
    );
    expect([await members(one), await members(other)]).toStrictEqual([
      [4, 4, 4],
      [4, 4, 4],
    ]);
    expect(await wrongAudiences(bench)).toStrictEqual([]);
  });
});

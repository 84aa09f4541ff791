import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';

describe('a person who was removed from an organization', () => {
  let bench: OrganizationsBench;
  beforeAll(async () => {
    bench = await organizationsBench({ MEMBER_ADD_LIMIT: '1000' });
  });
  afterAll(() => bench.close());

  /** An organization with a verified domain, and a person with an address of it. */
  async function withDomain(mode = 'auto') {
    const organization = await bench.organization();
    const domain = `${randomUUID()}.com`;
    await bench.query(
      `INSERT INTO organization_domain (uuid, organization_uuid, domain, mode, token, verified_at)
       VALUES ($1, $2, $3, $4, 'x', now())`,
      [randomUUID(), organization.uuid, domain, mode],
    );
    const bob = await bench.person('Bob', { email: `bob@${domain}` });
    if (mode !== 'auto') expect((await join(organization, bob)).status).toBe(200);
    assert.ok(await isMember(organization, bob));
    return { organization, bob };
  }
  const as = ({ token }: { token: string }, method: string, path: string, body?: object) =>
    bench.call(method, path, { token, body });
  const join = ({ path }: TestOrganization, person: TestPerson) => as(person, 'POST', `${path}/join`);
  const remove = (organization: TestOrganization, { uuid }: TestPerson, by: { token: string } = organization) =>
    as(by, 'DELETE', `${organization.path}/members/${uuid}`);
  const isMember = async (organization: TestOrganization, { uuid }: TestPerson) =>
    (await as(organization, 'GET', `${organization.path}/members/${uuid}`)).status === 200;
  const suggested = async (person: TestPerson): Promise<string[]> =>
    (await as(person, 'GET', '/api/v1/organizations/suggested')).body.data.map(({ uuid }: { uuid: string }) => uuid);

  /** Changes the address to another one and back, both confirmed. */
  async function moveAwayAndBack({ uuid, name, email }: TestPerson) {
    const user = { uuid, name, surname: 'T', email_verified: true, language: null };
    for (const address of [`${uuid}@elsewhere.example`, email])
      await bench.publish('user.updated', { user: { ...user, email: address } });
  }

  it('cannot join again by its domain, automatically or on request', async () => {
    for (const mode of ['auto', 'suggest']) {
      const { organization, bob } = await withDomain(mode);
      expect((await remove(organization, bob)).status).toBe(204);
      expect(await suggested(bob)).toStrictEqual([]);
      const { status, body } = await join(organization, bob);
      expect([status, body.error]).toStrictEqual([403, 'not_a_member']);
      await moveAwayAndBack(bob);
      assert.ok(!(await isMember(organization, bob)), mode);
    }
  });

  it('cannot join again by an invite link, which others can still use', async () => {
    const { organization, bob } = await withDomain();
    const made = await as(organization, 'POST', `${organization.path}/invite-links`, { max_uses: 1 });
    await remove(organization, bob);
    const body = { token: made.body.data.url.split('/').at(-1) };
    const refused = await as(bob, 'POST', '/api/v1/invite-links/join', body);
    expect([refused.status, refused.body.error]).toStrictEqual([403, 'not_a_member']);
    const other = await bench.person('Eve');
    expect((await as(other, 'POST', '/api/v1/invite-links/join', body)).status).toBe(200);
  });

  it('can join again once somebody adds or invites them', async () => {
    for (const how of ['added', 'invited']) {
      const { organization, bob } = await withDomain();
      await remove(organization, bob);
      if (how === 'added') await as(organization, 'POST', `${organization.path}/members`, { email: bob.email });
      else {
        const { body } = await as(organization, 'POST', `${organization.path}/invitations`, { email: bob.email });
        expect((await as(bob, 'POST', `/api/v1/invitations/${body.data.uuid}/accept`)).status).toBe(200);
      }
      assert.ok(await isMember(organization, bob), how);
      await remove(organization, bob, bob);
      expect(await suggested(bob)).toStrictEqual([organization.uuid]);
      expect((await join(organization, bob)).status).toBe(200);
    }
  });

  it('keeps their place in other organizations', async () => {
    const [acme, globex] = [await bench.organization('Acme'), await bench.organization('Globex')];
    const bob = await bench.person();
    const add = (to: TestOrganization) => as(to, 'POST', `${to.path}/members`, { email: bob.email });
    const roleIn = async ({ path, token }: TestOrganization) =>
      (await as({ token }, 'GET', `${path}/members/${bob.uuid}`)).body.data?.role as string | undefined;
    const link = async (of: TestOrganization) => {
      const { body } = await as(of, 'POST', `${of.path}/invite-links`, {});
      return { token: body.data.url.split('/').at(-1) };
    };
    for (const organization of [acme, globex]) expect((await add(organization)).status).toBe(201);
    await as(acme, 'PUT', `${acme.path}/members/${bob.uuid}`, { role: 'admin' });
    expect([await roleIn(acme), await roleIn(globex)]).toStrictEqual(['admin', 'member']);
    await remove(acme, bob);
    expect([await roleIn(acme), await roleIn(globex)]).toStrictEqual([undefined, 'member']);

    // Only from Acme: they can leave Globex and join it again.
    await remove(globex, bob, bob);
    expect((await as(bob, 'POST', '/api/v1/invite-links/join', await link(globex))).status).toBe(200);
    await remove(globex, bob);
    await add(acme);
    expect((await as(bob, 'POST', '/api/v1/invite-links/join', await link(globex))).status).toBe(403);
  });

  it('is remembered, unlike who left or came back, and forgotten with the account', async () => {
    const [removed, left, back, erased] = [
      await withDomain(),
      await withDomain(),
      await withDomain(),
      await withDomain(),
    ];
    for (const { organization, bob } of [removed, back, erased]) await remove(organization, bob);
    await remove(left.organization, left.bob, left.bob);
    await as(back.organization, 'POST', `${back.organization.path}/members`, { email: back.bob.email });
    const remembered = async () =>
      (
        await bench.query(`SELECT user_uuid FROM removed_member WHERE user_uuid = ANY($1)`, [
          [removed, left, back, erased].map(({ bob }) => bob.uuid),
        ])
      ).map(({ user_uuid }) => user_uuid as string);
    await bench.publish('user.deleted', { user: { uuid: erased.bob.uuid } }, { version: Date.now() });
    expect(await remembered()).toStrictEqual([removed.bob.uuid]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';

type Way = 'auto' | 'join' | 'invite_link';

describe('an invited person who joins in another way', () => {
  let bench: OrganizationsBench;
  beforeAll(async () => {
    bench = await organizationsBench();
  });
  afterAll(() => bench.close());

  /** An organization with a verified domain, and an invitation to an address of it. */
  async function invited(way: Way, role = 'admin') {
    const organization = await bench.organization();
    const domain = `${randomUUID()}.com`;
    await bench.query(
      `INSERT INTO organization_domain (uuid, organization_uuid, domain, mode, token, verified_at)
       VALUES ($1, $2, $3, $4, 'x', now())`,
      [randomUUID(), organization.uuid, domain, way === 'auto' ? 'auto' : 'suggest'],
    );
    const email = `Bob@${domain}`;
    const { token, path } = organization;
    const { status, body } = await bench.call('POST', `${path}/invitations`, { token, body: { email, role } });
    expect(status).toBe(201);
    return { organization, email, invitation: `${path}/invitations/${body.data.uuid}` };
  }
  async function comeIn(way: Way, { path, token }: TestOrganization, email: string): Promise<TestPerson> {
    const bob = await bench.person('Bob', { email });
    if (way === 'join') expect((await bench.call('POST', `${path}/join`, { token: bob.token })).status).toBe(200);
    if (way !== 'invite_link') return bob;
    const link = await bench.call('POST', `${path}/invite-links`, { token, body: { role: 'viewer' } });
    const body = { token: link.body.data.url.split('/').at(-1) };
    const joined = await bench.call('POST', '/api/v1/invite-links/join', { token: bob.token, body });
    expect(joined.status).toBe(200);
    return bob;
  }
  const roleOf = async ({ uuid }: TestPerson, { path, token }: TestOrganization) =>
    (await bench.call('GET', `${path}/members/${uuid}`, { token })).body.data.role;
  const statusOf = async (invitation: string, { token }: TestOrganization) =>
    (await bench.call('GET', invitation, { token })).body.data.status;
  const own = { auto: 'member', join: 'member', invite_link: 'viewer' };

  for (const way of ['auto', 'join', 'invite_link'] as const) {
    it(`gets the role of the invitation, which is accepted, published and audited: ${way}`, async () => {
      const { organization, email, invitation } = await invited(way);
      const bob = await comeIn(way, organization, email);
      expect(await roleOf(bob, organization)).toBe('admin');
      expect(await statusOf(invitation, organization)).toBe('accepted');
      const [told] = (await bench.outbox('member.added')).slice(-1);
      const source = way === 'invite_link' ? way : 'domain';
      expect(told!.payload['data']).toStrictEqual({ role: 'admin', source });
      const log = await bench.call('GET', `${organization.path}/audit-logs?event=member.added`, organization);
      expect([log.body.data[0].metadata.role, log.body.data[0].metadata.source]).toStrictEqual(['admin', source]);
    });

    it(`gets the role of that way when the invitation has expired: ${way}`, async () => {
      const { organization, email, invitation } = await invited(way);
      await bench.query(`UPDATE invitation SET expires_at = now() WHERE organization_uuid = $1`, [organization.uuid]);
      expect(await roleOf(await comeIn(way, organization, email), organization)).toBe(own[way]);
      expect(await statusOf(invitation, organization)).toBe('expired');
    });
  }

  it('still needs a confirmed address', async () => {
    const { organization, email, invitation } = await invited('auto');
    const bob = await bench.person('Bob', { email, email_verified: false });
    const joined = await bench.call('POST', `${organization.path}/join`, { token: bob.token });
    expect([joined.status, joined.body.error]).toStrictEqual([403, 'email_unverified']);
    expect(await statusOf(invitation, organization)).toBe('pending');
  });

  it('is not taken for a member because of another organization', async () => {
    const [acme, globex] = [await bench.organization(), await bench.organization()];
    const bob = await bench.person('Bob');
    const invite = ({ path, token }: TestOrganization) =>
      bench.call('POST', `${path}/invitations`, { token, body: { email: bob.email } });
    await bench.call('POST', `${acme.path}/members`, { token: acme.token, body: { email: bob.email } });
    expect((await invite(acme)).body.error).toBe('already_member');
    expect((await invite(globex)).status).toBe(201);
  });
});

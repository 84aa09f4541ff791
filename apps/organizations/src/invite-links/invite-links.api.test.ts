import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { joiningPaths, type ServiceName } from '@platform/contracts';
import { internalCall } from '@platform/testing';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
  type TestPerson,
} from '../testing/organizations-bench.test-helper.js';
import { InviteLinksService } from './invite-links.service.js';

describe('invite links', () => {
  let bench: OrganizationsBench;
  let acme: TestOrganization;

  beforeAll(async () => {
    bench = await organizationsBench();
    acme = await bench.organization();
  });
  afterAll(() => bench.close());

  const make = (body: object = {}, { path, token } = acme) =>
    bench.call('POST', `${path}/invite-links`, { token, body });
  const tokenOf = (url: string) => url.split('/').at(-1)!;
  async function link(body: object = {}, organization = acme): Promise<{ uuid: string; token: string }> {
    const answer = await make(body, organization);
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return { uuid: answer.body.data.uuid, token: tokenOf(answer.body.data.url) };
  }
  const join = (person: Pick<TestPerson, 'token'>, token: string) =>
    bench.call('POST', '/api/v1/invite-links/join', { token: person.token, body: { token } });
  const list = async (organization = acme) =>
    (await bench.call('GET', `${organization.path}/invite-links`, organization)).body.data;

  const internal = (path: string, body: object, caller: ServiceName = 'identity') =>
    internalCall(bench, { caller, called: 'organizations', method: 'POST', path, body });

  it('show their token only when created, and afterwards how often they were used', async () => {
    const { status, body } = await make({
      max_uses: 3,
      allowed_domains: ['Example.ORG', 'Bücher.example'],
      expires_in_days: 2,
    });
    expect(status).toBe(201);
    const { url, ...shown } = body.data;
    expect(url).toMatch(/^http:\/\/localhost:8080\/join\/join_[\w-]{43}$/);
    expect(shown).toStrictEqual({
      uuid: shown.uuid,
      role: 'member',
      role_display_name: 'Member',
      max_uses: 3,
      uses_count: 0,
      allowed_domains: ['example.org', 'xn--bcher-kva.example'],
      expires_at: shown.expires_at,
      created_by: 'Ada Test',
      created_at: shown.created_at,
      is_active: true,
    });
    expect(Date.parse(shown.expires_at) - Date.parse(shown.created_at)).toBe(2 * 86_400_000);
    const bob = await bench.person('Bob');
    const joined = await join(bob, tokenOf(url));
    expect([joined.status, joined.body.data.user_uuid, joined.body.data.role]).toStrictEqual([200, bob.uuid, 'member']);
    const [listed] = await list();
    expect(listed).toStrictEqual({ ...shown, uses_count: 1 });
    const stored = JSON.stringify(await bench.query('SELECT * FROM invite_link'));
    expect(stored.includes(tokenOf(url))).toBeFalsy();
  });

  it('record in event and audit log who joined by them', async () => {
    const { token, uuid } = await link({ role: 'viewer' });
    const bob = await bench.person('Bob');
    await join(bob, token);
    const [event] = (await bench.outbox('member.added')).slice(-1);
    expect([(event!.payload['member'] as { user_uuid: string }).user_uuid, event!.payload['data']]).toStrictEqual([
      bob.uuid,
      { role: 'viewer', source: 'invite_link' },
    ]);
    const log = await bench.call('GET', `${acme.path}/audit-logs?per_page=3`, acme);
    expect(
      log.body.data.map(
        ({ event: name, actor, target }: { event: string; actor: { uuid: string }; target: { id: string } }) => [
          name,
          actor.uuid,
          target.id,
        ],
      ),
    ).toStrictEqual([
      ['member.added', bob.uuid, bob.uuid],
      ['invite_link.used', bob.uuid, uuid],
      ['invite_link.created', acme.owner.uuid, uuid],
    ]);
  });

  it('let one of 20 simultaneous people join by a link for one use', async () => {
    const { token, uuid } = await link({ max_uses: 1 });
    const people = await Promise.all(Array.from({ length: 20 }, (_, index) => bench.person(`P${index}`)));
    const answers = await Promise.all(people.map((person) => join(person, token)));
    expect(answers.map(({ status, body }) => body.error ?? status).sort()).toStrictEqual([
      200,
      ...Array.from({ length: 19 }, () => 'not_found'),
    ]);
    const [{ count }] = await bench.query(
      `SELECT count(*)::int FROM member WHERE organization_uuid = $1 AND user_uuid = ANY($2)`,
      [acme.uuid, people.map((person) => person.uuid)],
    );
    const shown = (await list()).find((one: { uuid: string }) => one.uuid === uuid);
    expect([count, shown.uses_count, shown.is_active]).toStrictEqual([1, 1, false]);
  });

  it('let three people join by a link for three uses, and count each person once', async () => {
    const { token, uuid } = await link({ max_uses: 3 });
    const bob = await bench.person('Bob');
    const same = await Promise.all(Array.from({ length: 10 }, () => join(bob, token)));
    expect(same.map(({ status, body }) => body.error ?? status).sort()).toStrictEqual([
      200,
      ...Array.from({ length: 9 }, () => 'already_member'),
    ]);
    const others = await Promise.all(Array.from({ length: 10 }, () => bench.person('P')));
    const answers = await Promise.all(others.map((person) => join(person, token)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(2);
    expect((await list()).find((one: { uuid: string }) => one.uuid === uuid).uses_count).toBe(3);
  });

  it('answer the same 404 when unknown, revoked, expired or of a deleted organization', async () => {
    const other = await bench.organization();
    const [revoked, expired, deleted] = [await link(), await link(), await link({}, other)];
    expect((await bench.call('DELETE', `${acme.path}/invite-links/${revoked.uuid}`, acme)).status).toBe(204);
    await bench.query(`UPDATE invite_link SET expires_at = now() WHERE uuid = $1`, [expired.uuid]);
    await bench.call('DELETE', other.path, other);
    const bob = await bench.person('Bob');
    for (const token of [revoked.token, expired.token, deleted.token, 'join_unknown', 'x']) {
      const answer = await join(bob, token);
      expect([answer.status, answer.body]).toStrictEqual([
        404,
        { error: 'not_found', message: 'The resource does not exist.' },
      ]);
      expect((await internal(joiningPaths.inviteLink, { token })).status).toBe(404);
    }
  });

  it('refuse people whose address is unconfirmed or not of an allowed domain', async () => {
    const { token } = await link({ allowed_domains: ['example.com'] });
    const cases = [
      ['bob@example.com', false, 403, 'email_unverified'],
      ['bob@example.net', true, 403, 'domain_not_allowed'],
      ['bob@sub.example.com', true, 403, 'domain_not_allowed'],
      ['bob@notexample.com', true, 403, 'domain_not_allowed'],
      ['bob@EXAMPLE.com', true, 200, undefined],
    ] as const;
    for (const [email, email_verified, status, error] of cases) {
      const answer = await join(await bench.person('Bob', { email, email_verified }), token);
      assert.deepEqual([answer.status, answer.body.error], [status, error], email);
    }
    expect((await list())[0].uses_count).toBe(1);
  });

  it('never give a role that manages or removes, even if it does so only later', async () => {
    for (const role of ['admin', 'owner', 'nobody']) {
      const { status, body } = await make({ role });
      expect([status, Object.keys(body.errors)]).toStrictEqual([422, ['role']]);
    }
    const role = await bench.call('POST', `${acme.path}/roles`, {
      token: acme.token,
      body: { name: 'guest', display_name: 'Guest', permissions: ['view_members'] },
    });
    const { token } = await link({ role: 'guest' });
    const more = { permissions: ['view_members', 'manage_roles'] };
    await bench.call('PUT', `${acme.path}/roles/${role.body.data.id}`, { token: acme.token, body: more });
    expect((await join(await bench.person('Eve'), token)).status).toBe(404);
    expect((await list())[0].is_active).toBe(false);
  });

  it('give no role with a permission that their creator lacks', async () => {
    const bob = await bench.member(acme, ['invite_members']);
    const { status, body } = await make({ role: 'viewer' }, { ...acme, token: bob.token });
    expect([status, body.error]).toStrictEqual([403, 'role_exceeds_caller']);
  });

  it('keep their role in use as long as they can be used', async () => {
    await bench.call('POST', `${acme.path}/roles`, {
      token: acme.token,
      body: { name: 'linked', display_name: 'Linked', permissions: [] },
    });
    const { uuid } = await link({ role: 'linked' });
    const used = await bench.call('DELETE', `${acme.path}/roles/linked`, acme);
    expect([used.status, used.body.error]).toStrictEqual([409, 'role_in_use']);
    await bench.query(`UPDATE invite_link SET expires_at = now() WHERE uuid = $1`, [uuid]);
    expect((await bench.call('DELETE', `${acme.path}/roles/linked`, acme)).status).toBe(204);
  });

  it("are shown and used on identity's page, with the person as identity has them at that moment", async () => {
    const { token } = await link({ role: 'viewer' });
    const shown = await internal(joiningPaths.inviteLink, { token });
    expect([shown.status, shown.body]).toStrictEqual([
      200,
      { organization: { uuid: acme.uuid, name: 'Acme' }, role_display_name: 'Viewer' },
    ]);
    const uuid = randomUUID();
    const user = {
      uuid,
      name: 'New',
      surname: 'Comer',
      email: `${uuid}@example.org`,
      email_verified: false,
      language: null,
    };
    const early = await internal(joiningPaths.join, { token, user });
    expect([early.status, early.body.error]).toStrictEqual([403, 'email_unverified']);
    const origin = { ip_address: '192.0.2.9', user_agent: 'Browser/1', request_id: 'page-1' };
    const joined = await internal(joiningPaths.join, { token, user: { ...user, email_verified: true }, origin });
    expect([joined.status, joined.body]).toStrictEqual([200, { organization: { uuid: acme.uuid, name: 'Acme' } }]);
    const log = (await bench.call('GET', `${acme.path}/audit-logs?event=invite_link.used`, acme)).body.data[0];
    expect([log.actor.uuid, log.ip_address, log.user_agent]).toStrictEqual([uuid, '192.0.2.9', 'Browser/1']);
    const again = await internal(joiningPaths.join, { token, user: { ...user, email_verified: true } });
    expect([again.status, again.body.error]).toStrictEqual([409, 'already_member']);
    for (const forged of [
      await bench.call('POST', joiningPaths.inviteLink, { body: { token }, origin: bench.internalUrl }),
      await internal(joiningPaths.inviteLink, { token }, 'webhooks'),
    ])
      expect([forged.status, forged.body.error]).toStrictEqual([401, 'invalid_signature']);
  });

  it('accept a pending invitation of the person who joins', async () => {
    const bob = await bench.person('Bob');
    const { body } = await bench.call('POST', `${acme.path}/invitations`, {
      token: acme.token,
      body: { email: bob.email },
    });
    await join(bob, (await link()).token);
    const invitation = await bench.call('GET', `${acme.path}/invitations/${body.data.uuid}`, acme);
    expect(invitation.body.data.status).toBe('accepted');
  });

  it('stay in the list for 30 days after their end, unless the limit of a hundred is reached', async () => {
    const organization = await bench.organization();
    const [old, over] = [await link({}, organization), await link({}, organization)];
    await bench.query(`UPDATE invite_link SET expires_at = now() - interval '31 days' WHERE uuid = $1`, [old.uuid]);
    await bench.query(`UPDATE invite_link SET expires_at = now() - interval '29 days' WHERE uuid = $1`, [over.uuid]);
    await bench.app.get(InviteLinksService).sweep();
    const { uuid } = await link({}, organization);
    const shown = (await list(organization)) as { uuid: string; is_active: boolean }[];
    expect(shown.map((one) => [one.uuid, one.is_active])).toStrictEqual([
      [uuid, true],
      [over.uuid, false],
    ]);
    await bench.query(
      `INSERT INTO invite_link (uuid, organization_uuid, role, token_hash, allowed_domains, created_by_uuid, expires_at)
       SELECT gen_random_uuid(), organization_uuid, role, token_hash || n, allowed_domains, created_by_uuid, expires_at
       FROM invite_link, generate_series(1, 98) n WHERE uuid = $1`,
      [uuid],
    );
    await link({}, organization);
    const uuids = ((await list(organization)) as { uuid: string }[]).map((one) => one.uuid);
    expect([uuids.length, uuids.includes(over.uuid)]).toStrictEqual([100, false]);
    const refused = await make({}, organization);
    expect([refused.status, refused.body.error]).toStrictEqual([409, 'limit_reached']);
  });

  it('refuse bad input', async () => {
    for (const [body, field] of [
      [{ max_uses: 0 }, 'max_uses'],
      [{ max_uses: 1001 }, 'max_uses'],
      [{ expires_in_days: 31 }, 'expires_in_days'],
      [{ expires_in_days: 0.5 }, 'expires_in_days'],
      [{ allowed_domains: ['not a domain'] }, 'allowed_domains.0'],
      [{ allowed_domains: ['localhost'] }, 'allowed_domains.0'],
      [{ role: '' }, 'role'],
    ] as const) {
      const { status, body: answer } = await make(body);
      assert.deepEqual([status, Object.keys(answer.errors ?? {})], [422, [field]], JSON.stringify(body));
    }
    expect((await bench.call('POST', '/api/v1/invite-links/join', { token: acme.token, body: {} })).status).toBe(422);
    expect((await bench.call('POST', '/api/v1/invite-links/join', { token: acme.token, rawBody: '[' })).status).toBe(
      400,
    );
  });

  it('refuse callers who are not members or lack permission or scope, and other organizations', async () => {
    const [{ uuid }, other] = [await link(), await bench.organization()];
    await bench.refusesOthers(
      acme,
      [
        ['GET', '/invite-links'],
        ['POST', '/invite-links', {}],
        ['DELETE', `/invite-links/${uuid}`],
      ],
      ['view_members'],
    );
    for (const [method, path, token, status, error] of [
      ['DELETE', `${acme.path}/invite-links/x`, acme.token, 404, 'not_found'],
      ['DELETE', `${other.path}/invite-links/${uuid}`, other.token, 404, 'not_found'],
      ['POST', '/api/v1/invite-links/join', undefined, 401, 'unauthenticated'],
      ['POST', '/api/v1/invite-links/join', await bench.token({ scopes: ['org:read'] }), 403, 'insufficient_scope'],
      ['POST', '/api/v1/invite-links/join', await bench.token({ user_uuid: null }), 403, 'user_required'],
    ] as const) {
      const answer = await bench.call(method, path, { token, body: { token: 'x' } });
      assert.deepEqual([answer.status, answer.body.error], [status, error], path);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { dnsServer, type DnsServer } from '@platform/testing';
import {
  organizationsBench,
  type OrganizationsBench,
  type TestOrganization,
} from '../testing/organizations-bench.test-helper.js';
import { DomainRechecks } from './domain-rechecks.js';
import { DomainsService } from './domains.service.js';

describe('domains', () => {
  let bench: OrganizationsBench;
  let dns: DnsServer;
  let acme: TestOrganization;
  let count = 0;

  beforeAll(async () => {
    dns = await dnsServer();
    bench = await organizationsBench({ DNS_SERVERS: dns.address });
    acme = await bench.organization();
  });
  afterAll(async () => {
    await bench.close();
    await dns.close();
  });

  const call = (method: string, path = '', body?: object, { token, path: at } = acme) =>
    bench.call(method, `${at}/domains${path}`, { token, body });
  const fresh = () => `acme-${++count}.com`;

  async function claimed(organization = acme, domain = fresh(), mode = 'manual') {
    const { status, body } = await call('POST', '', { domain, mode }, organization);
    assert.equal(status, 201, JSON.stringify(body));
    return body.data;
  }

  async function verified(mode = 'manual', organization?: TestOrganization, domain?: string) {
    const owner = organization ?? (await bench.organization());
    const claim = await claimed(owner, domain, mode);
    dns.records.set(claim.verification.name, ['v=spf1 -all', claim.verification.value]);
    const { status, body } = await call('POST', `/${claim.uuid}/verify`, undefined, owner);
    assert.equal(status, 200, JSON.stringify(body));
    return { organization: owner, ...body.data };
  }

  const isMember = async (organization: TestOrganization, person: { uuid: string }) =>
    (await bench.call('GET', `${organization.path}/members/${person.uuid}`, organization)).status === 200;

  it('are claimed, verified by a TXT record, changed and deleted', async () => {
    const { status, body } = await call('POST', '', { domain: ' ACME-corp.COM ' });
    expect(status).toBe(201);
    const claim = body.data;
    expect(claim).toStrictEqual({
      uuid: claim.uuid,
      domain: 'acme-corp.com',
      mode: 'manual',
      status: 'pending',
      verification: {
        type: 'TXT',
        name: '_platform-verification.acme-corp.com',
        value: claim.verification.value,
      },
      verified_at: null,
      missing_since: null,
      expires_at: claim.expires_at,
      created_at: claim.created_at,
    });
    expect(claim.verification.value).toMatch(/^platform-verification=[0-9a-f]{40}$/);
    expect(Date.parse(claim.expires_at) - Date.parse(claim.created_at)).toBe(7 * 86_400_000);
    const path = `/${claim.uuid}`;
    const early = await call('POST', `${path}/verify`);
    expect([early.status, Object.keys(early.body.errors)]).toStrictEqual([422, ['domain']]);
    dns.records.set(claim.verification.name, ['other', `${claim.verification.value}x`]);
    expect((await call('POST', `${path}/verify`)).status).toBe(422);
    dns.records.set(claim.verification.name, ['other', claim.verification.value]);
    const proved = await call('POST', `${path}/verify`);
    expect([proved.status, proved.body.data.status, proved.body.data.expires_at]).toStrictEqual([
      200,
      'verified',
      null,
    ]);
    expect((await call('POST', `${path}/verify`)).body).toStrictEqual(proved.body);
    const changed = await call('PUT', path, { mode: 'suggest', domain: 'other.com' });
    expect([changed.body.data.mode, changed.body.data.domain]).toStrictEqual(['suggest', 'acme-corp.com']);
    expect((await call('GET', path)).body).toStrictEqual(changed.body);
    const detail = await bench.call('GET', acme.path, acme);
    expect(detail.body.data.domains_count).toBe(1);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', path)).status).toBe(404);
    const log = await bench.call('GET', `${acme.path}/audit-logs?event=domain.*`, acme);
    expect(log.body.data.map(({ event }: { event: string }) => event)).toStrictEqual([
      'domain.removed',
      'domain.updated',
      'domain.verified',
      'domain.added',
    ]);
  });

  it('belong to the organization that proves them first, until it is deleted', async () => {
    const domain = fresh();
    const [one, two] = [await bench.organization(), await bench.organization()];
    const claims = [await claimed(one, domain), await claimed(two, domain)];
    dns.records.set(
      claims[0].verification.name,
      claims.map(({ verification }) => verification.value),
    );
    const answers = await Promise.all([
      call('POST', `/${claims[0].uuid}/verify`, undefined, one),
      call('POST', `/${claims[1].uuid}/verify`, undefined, two),
    ]);
    expect(answers.map(({ status, body }) => body.error ?? status).sort()).toStrictEqual([200, 'already_exists']);
    const third = await bench.organization();
    const late = await call('POST', '', { domain }, third);
    expect([late.status, late.body.error]).toStrictEqual([409, 'already_exists']);
    const winner = answers[0].status === 200 ? one : two;
    await bench.call('DELETE', winner.path, winner);
    expect((await call('POST', '', { domain }, third)).status).toBe(201);
  });

  it('are free again after seven days without proof, and at most ten per organization', async () => {
    const organization = await bench.organization();
    for (let number = 0; number < 10; number++) await claimed(organization);
    const full = await call('POST', '', { domain: fresh() }, organization);
    expect([full.status, full.body.error]).toStrictEqual([409, 'limit_reached']);
    const [first, second] = (await call('GET', '', undefined, organization)).body.data;
    await bench.query(
      `UPDATE organization_domain SET created_at = created_at - interval '7 days',
         verified_at = CASE WHEN uuid = $2 THEN now() END
       WHERE uuid IN ($1, $2)`,
      [first.uuid, second.uuid],
    );
    expect((await call('GET', `/${second.uuid}`, undefined, organization)).status).toBe(200);
    for (const [method, path] of [
      ['PUT', `/${first.uuid}`],
      ['POST', `/${first.uuid}/verify`],
    ] as const)
      expect((await call(method, path, {}, organization)).status).toBe(404);
    await bench.app.get(DomainsService).sweep();
    const left = await bench.query(`SELECT FROM organization_domain WHERE organization_uuid = $1`, [organization.uuid]);
    expect(left.length).toBe(9);
    expect((await call('POST', '', { domain: first.domain }, organization)).status).toBe(201);
  });

  it('answer 503 and change nothing when the DNS does not answer', async () => {
    const claim = await claimed();
    dns.isBroken = true;
    const answer = await call('POST', `/${claim.uuid}/verify`);
    dns.isBroken = false;
    expect([answer.status, answer.body.error]).toStrictEqual([503, 'unavailable']);
    expect((await call('GET', `/${claim.uuid}`)).body.data.status).toBe('pending');
  });

  it('add people who register or confirm an address only in the mode auto', async () => {
    const { organization, domain } = await verified('auto');
    const bob = await bench.person('Bob', { email: `bob@${domain.toUpperCase()}` });
    assert.ok(await isMember(organization, bob));
    const [event] = (await bench.outbox('member.added')).slice(-1);
    expect([(event!.payload['member'] as { user_uuid: string }).user_uuid, event!.payload['data']]).toStrictEqual([
      bob.uuid,
      { role: 'member', source: 'domain' },
    ]);
    const eve = await bench.person('Eve', { email: `eve@${domain}`, email_verified: false });
    assert.ok(!(await isMember(organization, eve)));
    const facts = { uuid: eve.uuid, name: 'Eve', surname: 'T', email: eve.email, language: null };
    await bench.publish('user.updated', { user: { ...facts, email_verified: true } });
    assert.ok(await isMember(organization, eve));
    for (const email of [`x@sub.${domain}`, `x@not${domain}`])
      assert.ok(!(await isMember(organization, await bench.person('X', { email }))), email);
    for (const mode of ['manual', 'suggest']) {
      const other = await verified(mode);
      assert.ok(!(await isMember(other.organization, await bench.person('Bob', { email: `bob@${other.domain}` }))));
    }
    const claim = await claimed(acme, fresh(), 'auto');
    assert.ok(!(await isMember(acme, await bench.person('Bob', { email: `bob@${claim.domain}` }))), 'not verified');
  });

  it('do not add a removed person again when their profile changes', async () => {
    const { organization, domain } = await verified('auto');
    const bob = await bench.person('Bob', { email: `bob@${domain}` });
    await bench.call('DELETE', `${organization.path}/members/${bob.uuid}`, organization);
    const user = {
      uuid: bob.uuid,
      name: 'Robert',
      surname: 'T',
      email: bob.email,
      email_verified: true,
      language: 'de',
    };
    await bench.publish('user.updated', { user });
    assert.ok(!(await isMember(organization, bob)));
  });

  it('never give a role that manages or removes, even if it is the default role', async () => {
    const { organization, domain } = await verified('auto');
    await bench.call('POST', `${organization.path}/roles`, {
      token: organization.token,
      body: { name: 'boss', display_name: 'Boss', permissions: ['manage_members'] },
    });
    await bench.call('PUT', `${organization.path}/roles/boss`, {
      token: organization.token,
      body: { is_default: true },
    });
    const bob = await bench.person('Bob', { email: `bob@${domain}` });
    const { body } = await bench.call('GET', `${organization.path}/members/${bob.uuid}`, organization);
    expect(body.data.role).toBe('member');
  });

  it('are suggested to people who may join by them, and let each join once', async () => {
    const { organization, domain } = await verified('suggest');
    const bob = await bench.person('Bob', { email: `bob@${domain}` });
    const suggested = async () => (await bench.call('GET', '/api/v1/organizations/suggested', bob)).body.data;
    expect(
      (await suggested()).map(({ uuid, domain: by, members_count }: Record<string, unknown>) => [
        uuid,
        by,
        members_count,
      ]),
    ).toStrictEqual([[organization.uuid, domain, 1]]);
    const joins = await Promise.all(
      Array.from({ length: 8 }, () => bench.call('POST', `${organization.path}/join`, { token: bob.token })),
    );
    expect(joins.map(({ status, body }) => body.error ?? status).sort()).toStrictEqual([
      200,
      ...Array.from({ length: 7 }, () => 'already_member'),
    ]);
    expect(await suggested()).toStrictEqual([]);
    const eve = await bench.person('Eve', { email: `eve@${domain}`, email_verified: false });
    for (const [person, error] of [
      [eve, 'email_unverified'],
      [await bench.person('X'), 'domain_not_allowed'],
    ] as const) {
      const answer = await bench.call('POST', `${organization.path}/join`, { token: person.token });
      expect([answer.status, answer.body.error]).toStrictEqual([403, error]);
      expect((await bench.call('GET', '/api/v1/organizations/suggested', person)).body).toStrictEqual({ data: [] });
    }
    const closed = await verified('manual');
    const zoe = await bench.person('Zoe', { email: `zoe@${closed.domain}` });
    const refused = await bench.call('POST', `${closed.organization.path}/join`, { token: zoe.token });
    expect(refused.body.error).toBe('domain_not_allowed');
  });

  it('are checked daily: nobody joins without the record, and after seven days they are unverified', async () => {
    const domain = await verified('auto');
    const { organization, uuid, verification } = domain;
    const look = async (missing = '0 days') => {
      await bench.query(
        `UPDATE organization_domain SET checked_at = now() - interval '25 hours',
         missing_since = missing_since - $2::interval
         WHERE uuid = $1`,
        [uuid, missing],
      );
      await bench.app.get(DomainRechecks).check();
      return (await call('GET', `/${uuid}`, undefined, organization)).body.data;
    };
    const comer = () => bench.person('Bob', { email: `${randomUUID()}@${domain.domain}` });
    const { organization: _organization, ...shown } = domain;
    expect(await look()).toStrictEqual(shown);
    dns.records.delete(verification.name);
    dns.isBroken = true;
    const unheard = await look();
    dns.isBroken = false;
    assert.equal(unheard.missing_since, null, 'no answer says nothing');
    const missing = await look();
    expect([missing.status, typeof missing.missing_since]).toStrictEqual(['verified', 'string']);
    expect(await isMember(organization, await comer())).toBe(false);
    dns.records.set(verification.name, [verification.value]);
    expect((await look()).missing_since).toBe(null);
    expect(await isMember(organization, await comer())).toBe(true);
    dns.records.delete(verification.name);
    expect((await look()).status).toBe('verified');
    expect((await look('6 days')).status).toBe('verified');
    const lost = await look('2 days');
    expect([lost.status, lost.verified_at, lost.missing_since]).toStrictEqual(['pending', null, null]);
    expect(Date.parse(lost.expires_at)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    const log = await bench.call('GET', `${organization.path}/audit-logs?event=domain.lost`, organization);
    expect(
      log.body.data.map(({ actor, target }: Record<string, { type: string; id: string }>) => [actor!.type, target!.id]),
    ).toStrictEqual([['system', uuid]]);
    const other = await verified('manual', await bench.organization(), domain.domain);
    expect(other.status).toBe('verified');
  });

  it('are all checked, however many there are and whichever check fails', async () => {
    const { organization, uuid } = await verified();
    await bench.query(
      `INSERT INTO organization_domain (uuid, organization_uuid, domain, mode, token, verified_at, checked_at)
       SELECT gen_random_uuid(), $1, 'stuck-' || n || '.example', 'manual', 't', now(), now() - interval '3 days'
         FROM generate_series(1, 510) n`,
      [organization.uuid],
    );
    await bench.query(`ALTER TABLE organization_domain ADD CONSTRAINT stuck
       CHECK (NOT (domain LIKE 'stuck-%' AND checked_at > now() - interval '2 days')) NOT VALID`);
    await bench.query(`UPDATE organization_domain SET checked_at = now() - interval '25 hours' WHERE uuid = $1`, [
      uuid,
    ]);
    await bench.app.get(DomainRechecks).check();
    const fresh = `SELECT FROM organization_domain WHERE uuid = $1 AND checked_at > now() - interval '1 hour'`;
    expect((await bench.query(fresh, [uuid])).length).toBe(1);
    await bench.query(`ALTER TABLE organization_domain DROP CONSTRAINT stuck`);
  });

  it('refuse bad input', async () => {
    for (const [body, field] of [
      [{}, 'domain'],
      [{ domain: 'gmail.com' }, 'domain'],
      [{ domain: 'co.uk' }, 'domain'],
      [{ domain: 'acme.com/x' }, 'domain'],
      [{ domain: 'acme.com', mode: 'always' }, 'mode'],
    ] as const) {
      const { status, body: answer } = await call('POST', '', body);
      assert.deepEqual([status, Object.keys(answer.errors)], [422, [field]], JSON.stringify(body));
    }
    expect((await bench.call('POST', `${acme.path}/domains`, { token: acme.token, rawBody: '{' })).status).toBe(400);
  });

  it('refuse callers who are not members or lack permission or scope, and other organizations', async () => {
    const { uuid } = await claimed();
    await bench.refusesOthers(
      acme,
      [
        ['GET', '/domains'],
        ['POST', '/domains', { domain: fresh() }],
        ['GET', `/domains/${uuid}`],
        ['PUT', `/domains/${uuid}`, { mode: 'auto' }],
        ['POST', `/domains/${uuid}/verify`],
        ['DELETE', `/domains/${uuid}`],
      ],
      ['view_members', 'manage_members'],
    );
    for (const [method, path] of [
      ['GET', '/api/v1/organizations/suggested'],
      ['POST', `${acme.path}/join`],
    ] as const) {
      const scope = method === 'GET' ? 'org:manage' : 'org:read';
      expect((await bench.call(method, path)).status).toBe(401);
      expect((await bench.call(method, path, { token: await bench.token({ scopes: [scope] }) })).status).toBe(403);
    }
    const nowhere = await bench.call('POST', `/api/v1/organizations/${randomUUID()}/join`, acme);
    expect([nowhere.status, nowhere.body.error]).toStrictEqual([404, 'organization_not_found']);
  });
});

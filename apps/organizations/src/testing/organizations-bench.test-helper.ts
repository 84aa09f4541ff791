import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Permission } from '@platform/contracts';
import { startService, type RunningService } from '@platform/service-kit';
import { serviceBench, type Start } from '@platform/testing';
import { organizations } from '../service.js';

export interface TestPerson {
  uuid: string;
  email: string;
  name: string;
  token: string;
}

export interface TestOrganization {
  uuid: string;
  owner: TestPerson;
  /** Of the owner. */
  token: string;
  path: string;
}

/** A route below an organization: method, path, and a valid body. */
export type ChildRoute = readonly [method: string, path: string, body?: object];

/** Starts the service, and offers what its tests do again and again. */
export async function organizationsBench(env: NodeJS.ProcessEnv = {}) {
  const start: Start = (given) => startService(organizations, given);
  const bench = await serviceBench('organizations', start, env, { migrate: start });
  const { service, ...shared } = bench;
  const { app } = service as RunningService;

  async function person(name = 'Ada', facts: { email?: string; email_verified?: boolean } = {}): Promise<TestPerson> {
    const uuid = randomUUID();
    const { email = `${name}.${uuid}@example.org`.toLowerCase(), email_verified = true } = facts;
    await bench.publish('user.registered', {
      user: { uuid, name, surname: 'Test', email, email_verified, language: null },
    });
    return { uuid, email, name, token: await bench.token({ user_uuid: uuid }) };
  }

  async function organization(name = 'Acme'): Promise<TestOrganization> {
    const owner = await person('Ada');
    const { status, body } = await bench.call('POST', '/api/v1/organizations', {
      token: owner.token,
      body: { name },
    });
    assert.equal(status, 201, JSON.stringify(body));
    const { uuid } = body.data as { uuid: string };
    return { uuid, owner, token: owner.token, path: `/api/v1/organizations/${uuid}` };
  }

  /** Adds a member with exactly these permissions, by a role made for them. */
  async function member(
    { uuid: organizationUuid }: TestOrganization,
    permissions: Permission[] = [],
    name = 'Bob',
  ): Promise<TestPerson> {
    const made = await person(name);
    const role = `role-${randomUUID()}`;
    await bench.query(`INSERT INTO role (organization_uuid, name, display_name, permissions) VALUES ($1, $2, $2, $3)`, [
      organizationUuid,
      role,
      permissions,
    ]);
    await bench.query(`INSERT INTO member (organization_uuid, user_uuid, role) VALUES ($1, $2, $3)`, [
      organizationUuid,
      made.uuid,
      role,
    ]);
    return made;
  }

  /**
   * Checks that each route refuses all others: people who are not members, tokens with less scope, members without the
   * permission, and whoever asks for a child of this organization below another one.
   */
  async function refusesOthers(
    acme: TestOrganization,
    routes: readonly ChildRoute[],
    otherPermissions: Permission[],
  ): Promise<void> {
    const other = await organization();
    const bob = await member(acme, otherPermissions);
    const { path, owner } = acme;
    for (const [method, at, body] of routes) {
      const scope = method === 'GET' ? 'org:manage' : 'org:read';
      const attempts: [path: string, token: string | undefined, status: number, error: string][] = [
        [path, undefined, 401, 'unauthenticated'],
        [path, 'nonsense', 401, 'invalid_token'],
        [path, await bench.token({ user_uuid: owner.uuid, scopes: [scope] }), 403, 'insufficient_scope'],
        [path, await bench.token({ user_uuid: null }), 403, 'user_required'],
        [path, other.token, 403, 'not_a_member'],
        [path, bob.token, 403, 'insufficient_permission'],
      ];
      if (/^\/[\w-]+\/./.test(at)) attempts.push([other.path, other.token, 404, 'not_found']);
      for (const [below, token, status, error] of attempts) {
        const answer = await bench.call(method, below + at, { token, body });
        assert.deepEqual([answer.status, answer.body.error], [status, error], `${method} ${below}${at}`);
      }
    }
  }

  return { ...shared, app, person, organization, member, refusesOthers };
}

export type OrganizationsBench = Awaited<ReturnType<typeof organizationsBench>>;

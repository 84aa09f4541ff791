import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Permission } from '@platform/contracts';
import { startService, type RunningService } from '@platform/service-kit';
import { serviceBench } from '@platform/testing';
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

/** The service, and the words that its tests speak. */
export async function organizationsBench(env: NodeJS.ProcessEnv = {}) {
  const bench = await serviceBench('organizations', (given) => startService(organizations, given), env);
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

  return {
    ...shared,
    app,
    person,

    async organization(name = 'Acme'): Promise<TestOrganization> {
      const owner = await person('Ada');
      const { status, body } = await bench.call('POST', '/api/v1/organizations', {
        token: owner.token,
        body: { name },
      });
      assert.equal(status, 201, JSON.stringify(body));
      const { uuid } = body.data as { uuid: string };
      return { uuid, owner, token: owner.token, path: `/api/v1/organizations/${uuid}` };
    },

    /** A further member with exactly these permissions, by a role made for them. */
    async member(organization: TestOrganization, permissions: Permission[] = [], name = 'Bob'): Promise<TestPerson> {
      const member = await person(name);
      const role = `role-${randomUUID()}`;
      await bench.query(
        `INSERT INTO role (organization_uuid, name, display_name, permissions) VALUES ($1, $2, $2, $3)`,
        [organization.uuid, role, permissions],
      );
      await bench.query(`INSERT INTO member (organization_uuid, user_uuid, role) VALUES ($1, $2, $3)`, [
        organization.uuid,
        member.uuid,
        role,
      ]);
      return member;
    },
  };
}

export type OrganizationsBench = Awaited<ReturnType<typeof organizationsBench>>;

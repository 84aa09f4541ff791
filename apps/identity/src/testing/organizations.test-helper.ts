import { randomUUID } from 'node:crypto';
import { permissionNames, type EventPayload } from '@platform/contracts';
import type { IdentityBench, MadePerson } from './identity-bench.test-helper.js';

export type TestOrganization = EventPayload<'organization.created'>['organization'];

export type Branding = EventPayload<'organization.branding_updated'>['branding'];

/** Plays the organizations service by its events. */
export function playOrganizations(bench: Pick<IdentityBench, 'publish'>) {
  const reference = ({ uuid, name, slug }: TestOrganization) => ({ uuid, name, slug });
  const member = ({ uuid, email }: MadePerson, role: string, permissions: readonly string[]) => ({
    ...{ user_uuid: uuid, email, name: 'N', surname: 'S', role },
    permissions: [...permissions],
  });

  return {
    async organization(owner: MadePerson, name = 'Engines'): Promise<TestOrganization> {
      const uuid = randomUUID();
      const organization = { uuid, name, slug: uuid, description: null, is_active: true };
      const payload = { organization, owner: member(owner, 'owner', permissionNames), data: { name } };
      await bench.publish('organization.created', payload);
      return organization;
    },

    async join(organization: TestOrganization, who: MadePerson, permissions: readonly string[] = []): Promise<void> {
      await bench.publish('member.added', {
        organization: reference(organization),
        member: member(who, 'captain', permissions),
        data: { role: 'captain', source: 'direct' },
      });
    },

    /** The event names the former permissions. */
    async leave(organization: TestOrganization, who: MadePerson): Promise<void> {
      await bench.publish('member.removed', {
        organization: reference(organization),
        member: member(who, 'captain', permissionNames),
        data: { role: 'captain' },
      });
    },

    /** All who joined. */
    async changeRole(organization: TestOrganization, permissions: readonly string[]): Promise<void> {
      const role = { id: 7, name: 'captain', display_name: 'Captain', permissions: [...permissions] };
      await bench.publish('role.updated', { organization: reference(organization), role });
    },

    async suspend(organization: TestOrganization): Promise<void> {
      await bench.publish('organization.status_changed', { organization: { ...organization, is_active: false } });
    },

    async brand(organization: TestOrganization, branding: Branding, version?: number): Promise<void> {
      const payload = { organization: reference(organization), branding };
      await bench.publish('organization.branding_updated', payload, version === undefined ? {} : { version });
    },

    async demandSecondFactor(organization: TestOrganization): Promise<void> {
      const changed = { ...organization, requires_mfa: true };
      await bench.publish('organization.updated', { organization: changed, data: { name: organization.name } });
    },

    async delete(organization: TestOrganization, options: { id?: string; version?: number } = {}): Promise<string> {
      return bench.publish('organization.deleted', { organization, data: { name: organization.name } }, options);
    },
  };
}

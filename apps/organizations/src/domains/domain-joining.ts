import { Injectable } from '@nestjs/common';
import { oneSpelling, type Permission } from '@platform/contracts';
import { noOrigin, type Origin, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { InvitationChanges } from '../invitations/index.js';
import { type MemberRow, MembersService } from '../members/index.js';
import { findLocked, isOpenRole, lockOrganization, type Organization, requireActive } from '../access/index.js';
import { AddressConfirmed, People, Person } from '../people/index.js';

type Joiner = Pick<Person, 'uuid' | 'email' | 'email_verified'>;

/** Lets people join by the domain of their confirmed address. */
@Injectable()
export class DomainJoining {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: MembersService,
    private readonly invitations: InvitationChanges,
    private readonly people: People,
    addressConfirmed: AddressConfirmed,
  ) {
    addressConfirmed.add((tx, person) => this.onConfirmed(tx, person));
  }

  private async onConfirmed(tx: EntityManager, person: Joiner): Promise<void> {
    const [found] = await matching(tx, person, ['auto']);
    const organization = found && (await findLocked(tx, found.organization_uuid));
    // Read again under the lock: the mode may have changed meanwhile.
    if (!organization?.is_active || !(await matching(tx, person, ['auto'])).length) return;
    await this.add(tx, organization, person, noOrigin);
  }

  /** Lists organizations that the caller can join by their domain and is not a member of. */
  async suggested(userUuid: string) {
    const person = await this.dataSource.manager.findOneBy(Person, { uuid: userUuid });
    const domains = person ? await matching(this.dataSource.manager, person, ['suggest', 'auto']) : [];
    const data = await rowsOf(
      this.dataSource,
      sql`
        SELECT uuid, name, slug, ${domains[0]?.domain ?? null}::text AS domain, members_count
        FROM organization WHERE uuid = ANY(${domains.map(({ organization_uuid }) => organization_uuid)})
          AND deleted_at IS NULL AND is_active
          AND NOT EXISTS (SELECT FROM member WHERE member.organization_uuid = uuid AND member.user_uuid = ${userUuid})`,
    );
    return { data };
  }

  /**
   * Makes the caller a member.
   *
   * @throws Problem 403 `email_unverified`, `domain_not_allowed`, or `not_a_member` for a person who was removed; 409
   * `already_member`
   */
  async join(organizationUuid: string, userUuid: string, origin: Origin) {
    const person = await this.people.require(userUuid);
    return this.dataSource.transaction(async (tx) => {
      const organization = requireActive(await lockOrganization(tx, organizationUuid));
      if (!person.email_verified) throw new Problem('email_unverified');
      const domains = await matching(tx, person, ['suggest', 'auto']);
      await this.members.refuseRemoved(tx, organization.uuid, userUuid);
      if (!domains.some(({ organization_uuid }) => organization_uuid === organization.uuid))
        throw new Problem('domain_not_allowed');
      const member = await this.add(tx, organization, person, origin);
      if (!member) throw new Problem('already_member');
      return { data: member };
    });
  }

  /** Adds the person. One with a pending invitation gets its role, as if they had accepted it. */
  private async add(
    tx: EntityManager,
    organization: Organization,
    person: Joiner,
    origin: Origin,
  ): Promise<MemberRow | null> {
    const invitation = await this.invitations.pendingTo(tx, organization, oneSpelling(person.email));
    const role = invitation?.role ?? (await openRole(tx, organization.uuid));
    const author = { organization_uuid: organization.uuid, user_uuid: person.uuid, origin };
    const member = await this.members.add(tx, organization, person.uuid, { role, source: 'domain' }, author);
    if (!member) return null;
    if (invitation) await this.invitations.close(tx, organization, invitation, 'accepted', author);
    return member;
  }
}

/**
 * Finds the verified domain that is exactly that of the person's confirmed address; there is at most one. It does not
 * count while its proof is missing, or when its organization removed the person.
 */
async function matching(manager: EntityManager, { uuid, email, email_verified }: Joiner, modes: string[]) {
  if (!email_verified) return [];
  return rowsOf(
    manager,
    sql<{ organization_uuid: string; domain: string }>`
      SELECT organization_uuid, domain FROM organization_domain
      WHERE domain = ${oneSpelling(email).split('@').at(-1) ?? null}
        AND verified_at IS NOT NULL AND missing_since IS NULL AND mode = ANY(${modes})
        AND NOT EXISTS (SELECT FROM removed_member removed
          WHERE removed.organization_uuid = organization_domain.organization_uuid AND removed.user_uuid = ${uuid})`,
  );
}

/** The default role, or `member` when the default role manages or removes. */
async function openRole(tx: EntityManager, organizationUuid: string): Promise<string> {
  const [role] = await rowsOf(
    tx,
    sql<{ name: string; permissions: Permission[] }>`
      SELECT name, permissions FROM role WHERE organization_uuid = ${organizationUuid} AND is_default`,
  );
  return role && isOpenRole(role.permissions) ? role.name : 'member';
}

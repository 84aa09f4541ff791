import { Injectable } from '@nestjs/common';
import type { Permission } from '@platform/contracts';
import { Problem, requireSecondFactor, rowsOf, sql, type Person } from '@platform/service-kit';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Memberships, OrganizationCopy, type Standing } from '../people/memberships/index.js';
import { fullName, People } from '../people/index.js';
import { type ClientOwner, OauthClient } from '../protocol/clients/index.js';

const needed: Permission = 'manage_organization';
const maxOfEach = 50;

/**
 * Who may have and manage clients. What a person may do in an organization is asked anew each time, of the copy of its
 * memberships.
 */
@Injectable()
export class ClientOwners {
  constructor(
    private readonly dataSource: DataSource,
    private readonly memberships: Memberships,
    private readonly people: People,
  ) {}

  /**
   * The organizations whose clients the person manages now: not those that demand a second factor, where their sign-in
   * had none.
   */
  async organizationsOf({ user_uuid, has_second_factor }: Person): Promise<string[]> {
    const memberships = await this.memberships.of(user_uuid);
    const managed = memberships.filter(({ permissions }) => permissions.includes(needed)).map(({ uuid }) => uuid);
    if (has_second_factor) return managed;
    const open = await this.dataSource.manager.findBy(OrganizationCopy, { uuid: In(managed), requires_mfa: false });
    return open.map(({ uuid }) => uuid);
  }

  /**
   * Whether the person manages the client now; with `toChange`, a suspended organization is 403
   * `organization_inactive`.
   */
  async manages(
    manager: EntityManager,
    person: Person,
    { owner_uuid, organization_uuid }: ClientOwner,
    { toChange = false } = {},
  ): Promise<boolean> {
    if (organization_uuid === null) return owner_uuid === person.user_uuid;
    const standing = await this.memberships.standing(manager, organization_uuid, person.user_uuid);
    if (!standing?.permissions?.includes(needed)) return false;
    requireSecondFactor(standing, person);
    if (toChange) refuseSuspended(standing);
    return true;
  }

  /**
   * The person's place in the organization: 404 for an unknown one, 403 for a stranger and for a member without the
   * second factor or the permission.
   */
  async require(manager: EntityManager, person: Person, organizationUuid: string): Promise<Standing> {
    const standing = await this.memberships.standing(manager, organizationUuid, person.user_uuid);
    if (!standing) throw new Problem('organization_not_found');
    if (!standing.permissions) throw new Problem('not_a_member');
    requireSecondFactor(standing, person);
    if (!standing.permissions.includes(needed)) {
      throw new Problem('insufficient_permission', { fields: { permission: needed } });
    }
    return standing;
  }

  /**
   * Whoever gives an owner a client waits here. Parallel requests cannot pass the limit together, and a deletion of
   * the owner cannot miss the client. Before the client's own row: in the order in which a deletion locks them.
   */
  async lock(tx: EntityManager, { owner_uuid, organization_uuid }: ClientOwner): Promise<void> {
    if (owner_uuid !== null) await rowsOf(tx, sql`SELECT FROM users WHERE uuid = ${owner_uuid} FOR UPDATE`);
    if (organization_uuid === null) return;
    const [organization] = await rowsOf(
      tx,
      sql<{ is_deleted: boolean }>`
        SELECT is_deleted FROM organization_copy WHERE uuid = ${organization_uuid} FOR UPDATE`,
    );
    if (!organization || organization.is_deleted) throw new Problem('organization_not_found');
  }

  /** The same for a person, who must be allowed to give it there. */
  async lockFor(tx: EntityManager, person: Person, owner: ClientOwner): Promise<void> {
    await this.lock(tx, owner);
    if (owner.organization_uuid) refuseSuspended(await this.require(tx, person, owner.organization_uuid));
  }

  /** Behind `lock`. */
  async refuseOneMore(tx: EntityManager, owner: ClientOwner): Promise<void> {
    const count = owner.organization_uuid
      ? await tx.countBy(OauthClient, { organization_uuid: owner.organization_uuid })
      : await tx.countBy(OauthClient, { owner_uuid: owner.owner_uuid! });
    if (count < maxOfEach) return;
    const who = owner.organization_uuid ? 'An organization' : 'A person';
    throw new Problem('limit_reached', { message: `${who} can have at most ${maxOfEach} clients.` });
  }

  /** Who answers for a client, by name; null for the operator, and for somebody who is there no more. */
  async nameOf({ owner_uuid, organization_uuid }: ClientOwner): Promise<string | null> {
    if (organization_uuid !== null) {
      const wanted = { uuid: organization_uuid, is_deleted: false };
      return (await this.dataSource.manager.findOneBy(OrganizationCopy, wanted))?.name ?? null;
    }
    const owner = owner_uuid === null ? null : await this.people.active(owner_uuid);
    return owner && fullName(owner);
  }
}

function refuseSuspended({ is_active }: Standing): void {
  if (!is_active) throw new Problem('organization_inactive');
}

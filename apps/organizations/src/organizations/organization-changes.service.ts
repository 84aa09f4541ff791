import { Injectable } from '@nestjs/common';
import { isUuid, type TransferOwnership, type UpdateOrganization } from '@platform/contracts';
import { changesOf, Outbox, Problem, unattendedIn, type AuditAuthor } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { lockForChange, lockOrganization, type Membership, Organization } from '../access/index.js';
import { Member, memberRow, type MemberRow, MembersService } from '../members/index.js';
import { Person } from '../people/index.js';
import { OrganizationDeletion } from './organization-deletion.js';
import { OrganizationsService } from './organizations.service.js';
import { OwnerLimit } from './owner-limit.js';

const withoutOneYourself =
  'Sign in with a second factor yourself, before you change whether this organization demands one of its members.';
const cannotSignIn = 'cannot sign in: their account is disabled, or will be erased';

@Injectable()
export class OrganizationChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly organizations: OrganizationsService,
    private readonly members: MembersService,
    private readonly deletion: OrganizationDeletion,
    private readonly auditLog: AuditLog,
    private readonly ownerLimit: OwnerLimit,
  ) {}

  /**
   * The slug stays as it is. What changes nothing tells nobody. Whether a second factor is demanded is said only by who
   * signed in with one: others would lock themselves out.
   */
  async update(membership: Membership, change: UpdateOrganization) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'manage_organization');
      const { uuid } = organization;
      const {
        name = organization.name,
        description = organization.description,
        requires_mfa = organization.requires_mfa,
      } = change;
      const wanted = { name, description, requires_mfa };
      const changes = changesOf(organization, wanted);
      if (changes['requires_mfa'] && !caller.has_second_factor)
        throw new Problem('second_factor_required', { message: withoutOneYourself });
      if (Object.keys(changes).length) {
        await tx.update(Organization, { uuid }, wanted);
        const changed = { ...organization, ...wanted };
        await this.outbox.add(tx, 'organization.updated', { organization: changed, data: { name } });
        const target = { type: 'organization', id: uuid, name };
        await this.auditLog.record(tx, caller, { event: 'organization.updated', target, changes });
      }
      return { data: await this.organizations.view(tx, caller) };
    });
  }

  async delete(membership: Membership): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership);
      if (caller.role !== 'owner') throw new Problem('owner_only');
      await this.deletion.delete(tx, organization, caller);
    });
  }

  /**
   * The owner becomes an administrator, another member the owner, in one commit: nobody ever sees two owners, or none. 422 for who is no other
   * member or cannot sign in, 409 for who owns too many.
   */
  async transfer(membership: Membership, { user_uuid }: TransferOwnership) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership);
      if (caller.role !== 'owner') throw new Problem('owner_only');
      if (user_uuid.toLowerCase() === caller.user_uuid) throw Problem.field('user_uuid', 'is the owner already');
      const heir = await memberRow(tx, organization.uuid, user_uuid);
      if (!heir) throw Problem.field('user_uuid', 'is not a member of this organization');
      await this.requireFit(tx, heir, 'user_uuid');
      const owner = await this.members.find(organization.uuid, caller.user_uuid, tx);
      await this.handOver(tx, organization, owner, heir, caller);
      return { data: await this.organizations.view(tx, caller) };
    });
  }

  /** By the operator, also of a suspended organization. 404 for an unknown one, errors as of `transfer`. */
  async transferAsOperator(uuid: string, userUuid: string) {
    return this.asOperator(uuid, async (tx, organization, author) => {
      const heir = await memberRow(tx, organization.uuid, userUuid);
      if (!heir) throw Problem.field('to-email', 'is not a member of this organization');
      if (heir.role === 'owner') throw Problem.field('to-email', 'is the owner already');
      await this.requireFit(tx, heir, 'to-email');
      const { user_uuid } = await tx.findOneByOrFail(Member, { organization_uuid: organization.uuid, role: 'owner' });
      const owner = await this.members.find(organization.uuid, user_uuid, tx);
      await this.handOver(tx, organization, owner, heir, author);
      return { uuid: organization.uuid, name: organization.name, owner_uuid: heir.user_uuid };
    });
  }

  /** By the operator, also a suspended organization. 404 for an unknown one. */
  async deleteAsOperator(uuid: string) {
    return this.asOperator(uuid, async (tx, organization, author) => {
      await this.deletion.delete(tx, organization, author);
      return { uuid: organization.uuid, name: organization.name, deleted: true };
    });
  }

  private asOperator<T>(
    uuid: string,
    work: (tx: EntityManager, organization: Organization, author: AuditAuthor) => Promise<T>,
  ): Promise<T> {
    if (!isUuid(uuid)) throw new Problem('organization_not_found');
    return this.dataSource.transaction(async (tx) => {
      const organization = await lockOrganization(tx, uuid);
      return work(tx, organization, unattendedIn(organization.uuid));
    });
  }

  /** An owner must be able to sign in, and nobody is made to own more than they could make. `field` is what named the heir. */
  private async requireFit(tx: EntityManager, { user_uuid: uuid }: MemberRow, field: string): Promise<void> {
    if (await tx.existsBy(Person, { uuid, is_active: false })) throw Problem.field(field, cannotSignIn);
    await this.ownerLimit.requireRoom(tx, uuid);
  }

  private async handOver(
    tx: EntityManager,
    organization: Organization,
    owner: MemberRow,
    heir: MemberRow,
    author: AuditAuthor,
  ): Promise<void> {
    await this.members.reassign(tx, organization, owner, 'admin');
    await this.members.reassign(tx, organization, heir, 'owner');
    await this.auditLog.record(tx, author, {
      event: 'organization.ownership_transferred',
      target: { type: 'organization', id: organization.uuid, name: organization.name },
      changes: { owner: { old: owner.user_uuid, new: heir.user_uuid } },
    });
  }
}

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
const cannotSignIn = 'cannot sign in: tnewOwner account is disabled, or will be erased';

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
   * Changes an organization but not its slug. Without a change there is no event. Only a caller who signed in with a
   * second factor changes whether it is demanded: others would lock themselves out.
   *
   * @throws Problem 403 `second_factor_required`
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
   * Makes another member the owner and the owner an administrator, in one commit: nobody ever sees two owners or none.
   *
   * @throws Problem 403 `owner_only`, 422 when the new owner is not another member who can sign in, 409 `limit_reached`
   * when they own too many organizations
   */
  async transfer(membership: Membership, { user_uuid }: TransferOwnership) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership);
      if (caller.role !== 'owner') throw new Problem('owner_only');
      if (user_uuid.toLowerCase() === caller.user_uuid) throw Problem.field('user_uuid', 'is the owner already');
      const newOwner = await memberRow(tx, organization.uuid, user_uuid);
      if (!newOwner) throw Problem.field('user_uuid', 'is not a member of this organization');
      await this.requireEligible(tx, newOwner, 'user_uuid');
      const owner = await this.members.find(organization.uuid, caller.user_uuid, tx);
      await this.transferTo(tx, organization, owner, newOwner, caller);
      return { data: await this.organizations.view(tx, caller) };
    });
  }

  /**
   * Transfers an organization for the operator, also a suspended one.
   *
   * @throws Problem 404 `organization_not_found`, or as `transfer`
   */
  async transferAsOperator(uuid: string, userUuid: string) {
    return this.asOperator(uuid, async (tx, organization, author) => {
      const newOwner = await memberRow(tx, organization.uuid, userUuid);
      if (!newOwner) throw Problem.field('to-email', 'is not a member of this organization');
      if (newOwner.role === 'owner') throw Problem.field('to-email', 'is the owner already');
      await this.requireEligible(tx, newOwner, 'to-email');
      const { user_uuid } = await tx.findOneByOrFail(Member, { organization_uuid: organization.uuid, role: 'owner' });
      const owner = await this.members.find(organization.uuid, user_uuid, tx);
      await this.transferTo(tx, organization, owner, newOwner, author);
      return { uuid: organization.uuid, name: organization.name, owner_uuid: newOwner.user_uuid };
    });
  }

  /**
   * Deletes an organization for the operator, also a suspended one.
   *
   * @throws Problem 404 `organization_not_found`
   */
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

  /**
   * Refuses a new owner who cannot sign in, or who owns as many organizations as one person may.
   *
   * @param field of the request that names the new owner
   */
  private async requireEligible(tx: EntityManager, { user_uuid: uuid }: MemberRow, field: string): Promise<void> {
    if (await tx.existsBy(Person, { uuid, is_active: false })) throw Problem.field(field, cannotSignIn);
    await this.ownerLimit.requireBelowLimit(tx, uuid);
  }

  private async transferTo(
    tx: EntityManager,
    organization: Organization,
    owner: MemberRow,
    newOwner: MemberRow,
    author: AuditAuthor,
  ): Promise<void> {
    await this.members.reassign(tx, organization, owner, 'admin');
    await this.members.reassign(tx, organization, newOwner, 'owner');
    await this.auditLog.record(tx, author, {
      event: 'organization.ownership_transferred',
      target: { type: 'organization', id: organization.uuid, name: organization.name },
      changes: { owner: { old: owner.user_uuid, new: newOwner.user_uuid } },
    });
  }
}

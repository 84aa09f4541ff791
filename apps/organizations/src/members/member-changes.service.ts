import { Injectable } from '@nestjs/common';
import type { AddMember, UpdateMember } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { grantableRole, lockForChange, lockWithCaller, type Membership, requireCovers } from '../access/index.js';
import { Person } from '../people/index.js';
import { AddLimit } from './add-limit.js';
import { asTarget } from './member-target.js';
import { MemberAdded } from './member-added.js';
import { MembersService } from './members.service.js';

@Injectable()
export class MemberChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: MembersService,
    private readonly memberAdded: MemberAdded,
    private readonly addLimit: AddLimit,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Adds a registered person by their confirmed address.
   *
   * @throws Problem 404 `user_not_found`, 409 `already_member`, 429 above the limit, or as `grantableRole`
   */
  async add(membership: Membership, { email, role }: AddMember) {
    await this.addLimit.count(membership.user_uuid);
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'manage_members');
      const granted = await grantableRole(tx, caller, role);
      const person = await tx
        .createQueryBuilder(Person, 'person')
        .where('lower(person.email) = :email AND person.email_verified', { email })
        .getOne();
      if (!person) throw new Problem('user_not_found');
      const member = await this.members.add(
        tx,
        organization,
        person.uuid,
        { role: granted.name, source: 'direct' },
        caller,
      );
      if (!member) throw new Problem('already_member');
      await this.memberAdded.run(tx, organization, email, caller);
      return { data: member };
    });
  }

  /**
   * Gives a member another role. The caller must hold all permissions of both the old and the new role.
   *
   * @throws Problem 409 `cannot_remove_owner`, or as `grantableRole`
   */
  async update(membership: Membership, userUuid: string, { role }: UpdateMember) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'manage_members');
      const member = await this.members.find(organization.uuid, userUuid, tx);
      const granted = await grantableRole(tx, caller, role);
      if (member.role === 'owner') throw new Problem('cannot_remove_owner');
      requireCovers(caller, member.permissions);
      if (member.role === granted.name) return { data: member };
      const changed = await this.members.reassign(tx, organization, member, granted.name);
      await this.auditLog.record(tx, caller, {
        event: 'member.updated',
        target: asTarget(member),
        changes: { role: { old: member.role, new: granted.name } },
      });
      return { data: changed };
    });
  }

  /**
   * Removes a member, or lets the caller leave, which needs no permission. A member whom others removed cannot join
   * again by a domain or an invite link, until somebody adds or invites them.
   *
   * @throws Problem 409 `last_owner` or `cannot_remove_owner`: the owner transfers or deletes the organization first
   */
  async remove(membership: Membership, userUuid: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const isSelf = userUuid.toLowerCase() === membership.user_uuid;
      const { organization, caller } = isSelf
        ? await lockWithCaller(tx, membership)
        : await lockForChange(tx, membership, 'remove_members');
      const member = await this.members.find(organization.uuid, userUuid, tx);
      if (member.role === 'owner') throw new Problem(isSelf ? 'last_owner' : 'cannot_remove_owner');
      await this.members.remove(tx, organization, member, { rememberRemoval: !isSelf });
      await this.auditLog.record(tx, caller, {
        event: 'member.removed',
        target: asTarget(member),
        metadata: { role: member.role, left: isSelf },
      });
    });
  }
}

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

  /** Adds a registered person. 404 for an unknown address, 409 for a member, 422 for an unknown role or the owner's. */
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
      const member = await this.members.enter(
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

  /** Whoever changes a role must cover what the member may do now and what they may do then. */
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
   * Also how a member leaves: that needs no permission. The owner transfers or deletes the organization first. Whom others removed neither
   * a domain nor an invite link lets in again, until somebody adds or invites them.
   */
  async remove(membership: Membership, userUuid: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const isSelf = userUuid.toLowerCase() === membership.user_uuid;
      const { organization, caller } = isSelf
        ? await lockWithCaller(tx, membership)
        : await lockForChange(tx, membership, 'remove_members');
      const member = await this.members.find(organization.uuid, userUuid, tx);
      if (member.role === 'owner') throw new Problem(isSelf ? 'last_owner' : 'cannot_remove_owner');
      await this.members.end(tx, organization, member, { rememberRemoval: !isSelf });
      await this.auditLog.record(tx, caller, {
        event: 'member.removed',
        target: asTarget(member),
        metadata: { role: member.role, left: isSelf },
      });
    });
  }
}

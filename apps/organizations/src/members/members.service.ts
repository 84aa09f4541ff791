import { Injectable } from '@nestjs/common';
import type { AddMember, EventPayload, Permission } from '@platform/contracts';
import { Outbox, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Organization } from '../organizations/organization.entity.js';
import { Person } from '../people/person.entity.js';
import { Role } from '../roles/role.entity.js';
import type { Membership } from './membership.guard.js';

type MemberFacts = EventPayload<'member.added'>['member'];
export interface MemberRow extends MemberFacts {
  role_display_name: string;
  joined_at: Date;
  permissions: Permission[];
}

const mostListed = 1000;

@Injectable()
export class MembersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async list(organizationUuid: string) {
    return { data: await this.rows(organizationUuid, { limit: mostListed }) };
  }

  /** Adds a registered person. 404 for an unknown address, 409 for a member, 422 for an unknown role or the owner's. */
  async add(caller: Membership, { email, role }: AddMember) {
    return this.dataSource.transaction(async (tx) => {
      const granted = await grantableRole(tx, caller, role);
      const person = await tx
        .createQueryBuilder(Person, 'person')
        .where('lower(person.email) = lower(:email) AND person.email_verified', { email })
        .getOne();
      if (!person) throw new Problem('user_not_found');
      const inserted = await tx.query<unknown[]>(
        `INSERT INTO member (organization_uuid, user_uuid, role) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING user_uuid`,
        [caller.organization_uuid, person.uuid, granted.name],
      );
      if (inserted.length === 0) throw new Problem('already_member');
      const [member] = await this.rows(caller.organization_uuid, { userUuid: person.uuid, limit: 1 }, tx);
      const { uuid, name, slug } = await tx.findOneByOrFail(Organization, { uuid: caller.organization_uuid });
      await this.outbox.add(tx, 'member.added', {
        organization: { uuid, name, slug },
        member: member!,
        data: { role: granted.name, source: 'direct' },
      });
      return { data: member };
    });
  }

  /** Members in the order in which they joined. */
  rows(
    organizationUuid: string,
    { userUuid, limit }: { userUuid?: string; limit: number },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<MemberRow[]> {
    return manager.query<MemberRow[]>(
      `SELECT member.user_uuid, coalesce(person.email, '') AS email, coalesce(person.name, '') AS name,
         coalesce(person.surname, '') AS surname, role.name AS role, role.display_name AS role_display_name,
         role.permissions, member.joined_at
       FROM member
       JOIN role ON role.organization_uuid = member.organization_uuid AND role.name = member.role
       LEFT JOIN person ON person.uuid = member.user_uuid
       WHERE member.organization_uuid = $1 AND ($2::uuid IS NULL OR member.user_uuid = $2)
       ORDER BY member.joined_at, member.user_uuid LIMIT $3`,
      [organizationUuid, userUuid ?? null, limit],
    );
  }

  /** What events say of a member. 503 while the facts of a new person are still on their way from identity. */
  async facts(tx: EntityManager, organizationUuid: string, userUuid: string): Promise<MemberFacts> {
    const [member] = await this.rows(organizationUuid, { userUuid, limit: 1 }, tx);
    if (!member?.email) throw new Problem('unavailable', { headers: { 'retry-after': '1' } });
    return member;
  }
}

/** Nobody grants the owner's role, nor a role that holds a permission they do not hold themselves (decisions.md Organizations 1, 2). */
async function grantableRole(tx: EntityManager, caller: Membership, name: string): Promise<Role> {
  if (name === 'owner') throw Problem.field('role', 'ownership moves by transfer only');
  const role = await tx.findOneBy(Role, { organization_uuid: caller.organization_uuid, name });
  if (!role) throw Problem.field('role', 'is not a role of this organization');
  if (!role.permissions.every((permission) => caller.permissions.includes(permission)))
    throw new Problem('role_exceeds_caller');
  return role;
}

import { Injectable } from '@nestjs/common';
import {
  maybePage,
  type CreateRole,
  type RoleQuery,
  type Role as RoleView,
  type UpdateRole,
} from '@platform/contracts';
import {
  changesOf,
  isForeignKeyViolation,
  Outbox,
  part,
  PlatformConfig,
  Problem,
  rowsOf,
  sql,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { ExpiredInvitations } from '../invitations/index.js';
import { InviteLinksService } from '../invite-links/index.js';
import { lockForChange, type Membership, ownerRefused, requireCovers, Role } from '../access/index.js';
import { newRoleName, roleNameOf } from './role-name.js';

const maxRoles = 100;

@Injectable()
export class RolesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly auditLog: AuditLog,
    private readonly expired: ExpiredInvitations,
    private readonly inviteLinks: InviteLinksService,
    private readonly config: PlatformConfig,
  ) {}

  /** Lists roles in the order of creation, system roles first: all, or the page that was asked for. */
  async list({ organization_uuid }: Membership, query: RoleQuery) {
    return maybePage({
      query,
      read: ({ limit, offset, after }) =>
        rowsOf(
          this.dataSource,
          sql<RoleView>`
            ${roleView(organization_uuid)} AND (${after?.[0] ?? null}::int IS NULL OR role.id > ${after?.[0] ?? null})
            ORDER BY role.id LIMIT ${limit} OFFSET ${offset}`,
        ),
      count: async () => ({
        total: await this.dataSource.manager.countBy(Role, { organization_uuid }),
        isCut: false,
      }),
      path: `${this.config.AUTH_URL}/api/v1/organizations/${organization_uuid}/roles`,
      keysOf: ({ id }) => [id],
    });
  }

  async get({ organization_uuid }: Membership, idOrName: string) {
    const role = await findRole(this.dataSource.manager, organization_uuid, idOrName);
    return { data: await view(this.dataSource.manager, role) };
  }

  async create(membership: Membership, { name: text, display_name, permissions }: CreateRole) {
    const name = newRoleName(text);
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'manage_roles');
      requireCovers(caller, permissions);
      const { organization_uuid } = caller;
      if (await tx.existsBy(Role, { organization_uuid, name })) throw new Problem('role_name_taken');
      if ((await tx.countBy(Role, { organization_uuid, is_system: false })) >= maxRoles)
        throw new Problem('limit_reached', { message: `An organization has at most ${maxRoles} roles of its own.` });
      const [role] = await rowsOf(
        tx,
        sql<Role>`
          INSERT INTO role (organization_uuid, name, display_name, permissions)
          VALUES (${organization_uuid}, ${name}, ${display_name}, ${permissions}) RETURNING *`,
      );
      await this.outbox.add(tx, 'role.created', { organization, role: role! });
      await this.auditLog.record(tx, caller, {
        event: 'role.created',
        target: asTarget(role!),
        metadata: { display_name, permissions },
      });
      return { data: await view(tx, role!) };
    });
  }

  /**
   * Changes a role. The caller must hold all permissions that it has and will have. Of a system role only `is_default`
   * can change.
   *
   * @throws Problem 404 `not_found`, 403 `role_exceeds_caller`, 409 `role_is_system`, 422
   */
  async update(membership: Membership, idOrName: string, change: UpdateRole) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'manage_roles');
      const role = await findRole(tx, caller.organization_uuid, idOrName);
      if (role.is_system && (change.display_name ?? change.permissions)) throw new Problem('role_is_system');
      requireCovers(caller, [...role.permissions, ...(change.permissions ?? [])]);
      requirePossible(role, change);
      const { display_name = role.display_name, permissions = role.permissions } = change;
      const given = { display_name, permissions, is_default: role.is_default || change.is_default === true };
      const [changed, changes] = [{ ...role, ...given }, changesOf(role, given)];
      if (changed.is_default && !role.is_default) await this.moveDefault(tx, role);
      if (changes['display_name'] || changes['permissions']) {
        await tx.update(Role, { id: role.id }, { display_name, permissions });
        await this.outbox.add(tx, 'role.updated', { organization, role: changed });
      }
      if (Object.keys(changes).length)
        await this.auditLog.record(tx, caller, { event: 'role.updated', target: asTarget(role), changes });
      return { data: await view(tx, changed) };
    });
  }

  /**
   * Deletes a role. Members, pending invitations and invite links have foreign keys to theirs, so the database refuses
   * to delete a role in use.
   *
   * @throws Problem 404 `not_found`, 403 `role_exceeds_caller`, 409 `role_is_system` or `role_in_use`
   */
  async delete(membership: Membership, idOrName: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'manage_roles');
      const role = await findRole(tx, caller.organization_uuid, idOrName);
      if (role.is_system) throw new Problem('role_is_system');
      requireCovers(caller, role.permissions);
      if (role.is_default)
        throw new Problem('role_in_use', { message: 'It is the default role. Make another one the default first.' });
      await this.expired.expireDue(tx, organization.uuid);
      await this.inviteLinks.deleteUnusable(tx, organization.uuid);
      await tx.delete(Role, { id: role.id }).catch((err: unknown) => {
        throw isForeignKeyViolation(err) ? new Problem('role_in_use') : err;
      });
      await this.outbox.add(tx, 'role.deleted', { organization, role });
      await this.auditLog.record(tx, caller, { event: 'role.deleted', target: asTarget(role) });
    });
  }

  /** There is never a moment with two default roles. Nobody sees one with none, as the transaction commits both. */
  private async moveDefault(tx: EntityManager, { id, organization_uuid }: Role): Promise<void> {
    await tx.update(Role, { organization_uuid, is_default: true }, { is_default: false });
    await tx.update(Role, { id }, { is_default: true });
  }
}

/** The condition for a role by its id, or by its name, which begins with a letter. Null for anything else. */
export function roleCondition(idOrName: string, organization_uuid: string) {
  if (/^[1-9]\d{0,9}$/.test(idOrName)) {
    const id = Number(idOrName);
    return id < 2 ** 31 ? { id, organization_uuid } : null;
  }
  return /^[a-z][\w-]{0,62}$/.test(idOrName) ? { name: idOrName, organization_uuid } : null;
}

async function findRole(manager: EntityManager, organizationUuid: string, idOrName: string): Promise<Role> {
  const condition = roleCondition(idOrName, organizationUuid);
  const role = condition && (await manager.findOneBy(Role, condition));
  if (!role) throw new Problem('not_found');
  return role;
}

function requirePossible(role: Role, { name, is_default }: UpdateRole): void {
  if (name !== undefined && roleNameOf(name) !== role.name) throw Problem.field('name', 'never changes');
  if (is_default === true && role.name === 'owner') throw ownerRefused();
  if (is_default === false && role.is_default)
    throw Problem.field('is_default', 'make another role the default instead');
}

const roleView = (organizationUuid: string) => part`
  SELECT role.id, role.name, role.display_name, role.permissions, role.is_system, role.is_default, role.members_count
  FROM role WHERE role.organization_uuid = ${organizationUuid}`;

async function view(manager: EntityManager, { organization_uuid, id }: Role): Promise<RoleView> {
  const [role] = await rowsOf(manager, sql<RoleView>`${roleView(organization_uuid)} AND role.id = ${id}`);
  return role!;
}

function asTarget({ id, display_name }: Role) {
  return { type: 'role', id: String(id), name: display_name };
}

import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { execute, OnEvent, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut } from '../fan-out/index.js';

@Injectable()
export class RolesConsumer {
  constructor(private readonly fanOut: FanOut) {}

  /**
   * The latest permissions of a role stand beside the memberships: whichever of the two is newer says what a member may
   * do.
   */
  @OnEvent('role.created', 'role.updated', 'role.deleted')
  async save(event: PlatformEvent<'role.created' | 'role.updated' | 'role.deleted'>, tx: EntityManager): Promise<void> {
    const { organization, role } = event.payload;
    await this.fanOut.lockOrganizations(tx, [organization.uuid]);
    await execute(
      tx,
      sql`
        INSERT INTO role_change (organization_uuid, role, version, permissions)
        VALUES (${organization.uuid}, ${role.name}, ${event.version},
          ${event.type === 'role.deleted' ? [] : role.permissions})
        ON CONFLICT (organization_uuid, role) DO UPDATE
        SET version = excluded.version, permissions = excluded.permissions
        WHERE role_change.version < excluded.version`,
    );
    await this.fanOut.deliver(tx, [{ event, subject: { organization_uuid: organization.uuid } }]);
  }
}

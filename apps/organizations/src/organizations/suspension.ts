import { Injectable } from '@nestjs/common';
import { isUuid } from '@platform/contracts';
import { Outbox, Problem, rowsOf, sql, unattendedIn } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { lockOrganization, Organization } from '../access/index.js';

/** Suspends organizations for the operator. Members of a suspended organization can read but not change it. */
@Injectable()
export class Suspension {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly auditLog: AuditLog,
  ) {}

  suspend(uuid: string) {
    return this.change(uuid, false);
  }

  restore(uuid: string) {
    return this.change(uuid, true);
  }

  /** Lists organizations, newest first. */
  async list({ suspended, limit }: { suspended: boolean; limit: number }) {
    const organizations = await rowsOf(
      this.dataSource,
      sql`
        SELECT organization.uuid, organization.name, slug, organization.is_active, created_at,
          person.email AS owner_email, members_count
        FROM organization
        LEFT JOIN member owner ON owner.organization_uuid = organization.uuid AND owner.role = 'owner'
        LEFT JOIN person ON person.uuid = owner.user_uuid
        WHERE deleted_at IS NULL AND (NOT organization.is_active OR NOT ${suspended}::boolean)
        ORDER BY created_at DESC, organization.uuid DESC LIMIT ${limit}`,
    );
    return { organizations };
  }

  /**
   * Without a change there is no event.
   *
   * @throws Problem 404 `organization_not_found`
   */
  private async change(uuid: string, is_active: boolean) {
    if (!isUuid(uuid)) throw new Problem('organization_not_found');
    return this.dataSource.transaction(async (tx) => {
      const organization = await lockOrganization(tx, uuid);
      if (organization.is_active !== is_active) {
        await tx.update(Organization, { uuid: organization.uuid }, { is_active });
        await this.outbox.add(tx, 'organization.status_changed', { organization: { ...organization, is_active } });
        await this.auditLog.record(tx, unattendedIn(organization.uuid), {
          event: is_active ? 'organization.restored' : 'organization.suspended',
          target: { type: 'organization', id: organization.uuid, name: organization.name },
          changes: { is_active: { old: !is_active, new: is_active } },
        });
      }
      const { slug, name } = organization;
      return { uuid: organization.uuid, name, slug, is_active };
    });
  }
}

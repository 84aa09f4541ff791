import { Injectable } from '@nestjs/common';
import type { TokenRecord } from '@platform/contracts';
import type { Delivery } from '@platform/delivery';
import { DataSource, In, type FindOptionsWhere } from 'typeorm';
import { Client } from '../clients/client.entity.js';

/** The deliveries that a caller may see: all are of one client. */
export interface VisibleDeliveries {
  client: Client;
  where: FindOptionsWhere<Delivery>;
}

/**
 * Which deliveries a caller may see (decisions.md Webhooks 4). Only those of the token's own client: all of them for the
 * client itself and for its owner, for anybody else those of organizations whose audit log they may read.
 */
@Injectable()
export class DeliveryVisibility {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when the caller can see none at all. */
  async of(caller: TokenRecord): Promise<VisibleDeliveries | null> {
    const client = await this.dataSource.manager.findOneBy(Client, { client_id: caller.client_id });
    if (!client) return null;
    const where = { destinationId: client.uuid };
    if (caller.user_uuid === null || caller.user_uuid === client.owner_uuid) return { client, where };
    const organizations = await this.auditedBy(caller.user_uuid);
    return organizations.length > 0 ? { client, where: { ...where, organizationUuid: In(organizations) } } : null;
  }

  /** Organizations in which the person is a member now and holds view_audit_logs. */
  private async auditedBy(userUuid: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ organization_uuid: string }[]>(
      `SELECT organization_uuid FROM (
         SELECT DISTINCT ON (organization_uuid) organization_uuid, role, version, is_member, permissions
         FROM member_change WHERE user_uuid = $1 ORDER BY organization_uuid, version DESC
       ) membership
       LEFT JOIN role_change changed USING (organization_uuid, role)
       WHERE is_member
         AND 'view_audit_logs' = ANY (CASE WHEN changed.version > membership.version THEN changed.permissions
                                           ELSE membership.permissions END)
         AND NOT EXISTS (SELECT FROM organization WHERE uuid = organization_uuid AND is_deleted)`,
      [userUuid],
    );
    return rows.map((row) => row.organization_uuid);
  }
}

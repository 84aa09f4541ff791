import { Injectable } from '@nestjs/common';
import type { TokenRecord } from '@platform/contracts';
import type { Delivery } from '@platform/delivery';
import { Problem } from '@platform/service-kit';
import { DataSource, In, type FindOptionsWhere } from 'typeorm';
import { Client } from '../clients/client.entity.js';

/** The deliveries that a caller may see: all are of one client. */
export interface VisibleDeliveries {
  client: Client;
  where: FindOptionsWhere<Delivery>;
  /** Only of these organizations; null for the whole log. */
  organizations: AuditedOrganization[] | null;
}

interface AuditedOrganization {
  uuid: string;
  is_active: boolean;
}

/**
 * Which deliveries a caller may see (decisions.md Webhooks 4). Those of the token's own client: all of them for the client
 * itself and for its owner, for anybody else those of organizations whose audit log they may read. An owner may name
 * another client of theirs, by a token that may manage them all.
 */
@Injectable()
export class DeliveryVisibility {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when the caller can see none at all. */
  async of(caller: TokenRecord, clientId?: string): Promise<VisibleDeliveries | null> {
    const client = await this.client(caller, clientId);
    if (!client) return null;
    const where = { destinationId: client.uuid };
    if (isOwn(caller, client)) return { client, where, organizations: null };
    const organizations = await this.auditedBy(caller.user_uuid!);
    if (organizations.length === 0) return null;
    return { client, where: { ...where, organizationUuid: In(organizations.map(({ uuid }) => uuid)) }, organizations };
  }

  /** The client, to itself and to its owner; 404 to anybody else. */
  async own(caller: TokenRecord, clientId?: string): Promise<Client> {
    const client = await this.client(caller, clientId);
    if (!client || !isOwn(caller, client)) throw new Problem('not_found');
    return client;
  }

  private async client(caller: TokenRecord, clientId = caller.client_id): Promise<Client | null> {
    const client = await this.dataSource.manager.findOneBy(Client, { client_id: clientId });
    if (clientId === caller.client_id) return client;
    if (!caller.scopes.includes('clients:manage')) {
      const challenge = 'Bearer error="insufficient_scope", scope="clients:manage"';
      throw new Problem('insufficient_scope', { headers: { 'www-authenticate': challenge } });
    }
    if (!client || caller.user_uuid === null || client.owner_uuid !== caller.user_uuid) throw new Problem('not_found');
    return client;
  }

  /** Organizations in which the person is a member now and holds view_audit_logs. */
  private async auditedBy(userUuid: string): Promise<AuditedOrganization[]> {
    return this.dataSource.query<AuditedOrganization[]>(
      `SELECT organization_uuid AS uuid, COALESCE(organization.is_active, true) AS is_active FROM (
         SELECT DISTINCT ON (organization_uuid) organization_uuid, role, version, is_member, permissions
         FROM member_change WHERE user_uuid = $1 ORDER BY organization_uuid, version DESC
       ) membership
       LEFT JOIN role_change changed USING (organization_uuid, role)
       LEFT JOIN organization ON organization.uuid = organization_uuid
       WHERE is_member AND organization.is_deleted IS NOT TRUE
         AND 'view_audit_logs' = ANY (CASE WHEN changed.version > membership.version THEN changed.permissions
                                           ELSE membership.permissions END)`,
      [userUuid],
    );
  }
}

function isOwn(caller: TokenRecord, client: Client): boolean {
  return caller.user_uuid === null ? caller.client_id === client.client_id : caller.user_uuid === client.owner_uuid;
}

import { Injectable } from '@nestjs/common';
import type { Permission, TokenRecord } from '@platform/contracts';
import type { Delivery } from '@platform/delivery';
import { Problem } from '@platform/service-kit';
import { DataSource, In, type FindOptionsWhere } from 'typeorm';
import { Client } from '../clients/client.entity.js';
import { holdersOf } from '../organizations/holders.js';

/** The deliveries that a caller may see: all are of one client. */
export interface VisibleDeliveries {
  client: Client;
  where: FindOptionsWhere<Delivery>;
  /** Only of these organizations; null for the whole log. */
  organizations: HeldOrganization[] | null;
}

interface HeldOrganization {
  uuid: string;
  is_active: boolean;
}

/**
 * Which deliveries a caller may see (decisions.md Webhooks 4). Those of the token's own client: all of them for the client
 * itself and for its owner, for anybody else those of organizations whose audit log they may read. An owner may name
 * another client of theirs, by a token that may manage them all. Of an organization's client whoever manages the organization is the owner.
 */
@Injectable()
export class DeliveryVisibility {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when the caller can see none at all. */
  async of(caller: TokenRecord, clientId?: string): Promise<VisibleDeliveries | null> {
    const { client, isOwn } = await this.client(caller, clientId);
    if (!client) return null;
    const where = { destinationId: client.uuid };
    if (isOwn) return { client, where, organizations: null };
    const organizations = await this.organizationsOf(caller.user_uuid!, 'view_audit_logs');
    if (organizations.length === 0) return null;
    return { client, where: { ...where, organizationUuid: In(organizations.map(({ uuid }) => uuid)) }, organizations };
  }

  /** The client, to itself and to its owner; 404 to anybody else. */
  async own(caller: TokenRecord, clientId?: string): Promise<Client> {
    const { client, isOwn } = await this.client(caller, clientId);
    if (!client || !isOwn) throw new Problem('not_found');
    return client;
  }

  private async client(caller: TokenRecord, clientId = caller.client_id) {
    if (clientId !== caller.client_id && !caller.scopes.includes('clients:manage')) {
      const challenge = 'Bearer error="insufficient_scope", scope="clients:manage"';
      throw new Problem('insufficient_scope', { headers: { 'www-authenticate': challenge } });
    }
    const client = await this.dataSource.manager.findOneBy(Client, { client_id: clientId });
    const isOwn = client !== null && (await this.isOwn(caller, client));
    if (clientId !== caller.client_id && !isOwn) throw new Problem('not_found');
    return { client, isOwn };
  }

  private async isOwn({ user_uuid, client_id }: TokenRecord, client: Client): Promise<boolean> {
    if (user_uuid === null) return client_id === client.client_id;
    if (client.organization_uuid === null) return user_uuid === client.owner_uuid;
    const managed = await this.organizationsOf(user_uuid, 'manage_organization');
    return managed.some(({ uuid }) => uuid === client.organization_uuid);
  }

  /** Organizations in which the person is a member now and holds the permission. */
  private async organizationsOf(userUuid: string, permission: Permission): Promise<HeldOrganization[]> {
    return this.dataSource.query<HeldOrganization[]>(
      `SELECT organization_uuid AS uuid, is_active FROM (${holdersOf('user_uuid = $1', '$2')}) AS held`,
      [userUuid, permission],
    );
  }
}

import { Injectable } from '@nestjs/common';
import type { Permission, TokenRecord } from '@platform/contracts';
import type { Delivery } from '@platform/delivery';
import { insufficientScope, part, Problem, requireSecondFactor, rowsOf, sql } from '@platform/service-kit';
import { DataSource, In, type FindOptionsWhere } from 'typeorm';
import { Client, holdersOf, Organization } from '../copies/index.js';

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
  requires_mfa: boolean;
}

interface Change {
  /** The caller wants to change something. What belongs to a suspended organization can only be read. */
  toChange?: boolean;
}

/**
 * Decides which deliveries a caller may see (docs/decisions.md#who-may-read-the-log).
 *
 * - The client itself and its owner see all deliveries of the client. Anybody else sees those of organizations whose
 *   audit log they may read.
 * - An owner may name another client of theirs, by a token that may manage all of them.
 * - Who manages an organization is the owner of its clients.
 * - Deliveries of an organization that demands a second factor need the token of a sign-in with one.
 */
@Injectable()
export class DeliveryVisibility {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @returns null when the caller can see no delivery at all
   * @throws Problem `organization_inactive` with `toChange`, for the client of a suspended organization
   */
  async forCaller(caller: TokenRecord, clientId?: string, change: Change = {}): Promise<VisibleDeliveries | null> {
    const { client, owner } = await this.client(caller, clientId, change);
    if (!client) return null;
    const where = { destinationId: client.uuid };
    if (owner) return { client, where, organizations: null };
    const holding = await this.organizationsOf(caller.user_uuid!, 'view_audit_logs');
    const organizations = holding.filter(({ requires_mfa }) => !requires_mfa || caller.has_second_factor);
    if (organizations.length === 0) return null;
    return { client, where: { ...where, organizationUuid: In(organizations.map(({ uuid }) => uuid)) }, organizations };
  }

  /** The client, to itself and to its owner; 404 to anybody else. */
  async ownClient(caller: TokenRecord, clientId?: string, change: Change = {}): Promise<Client> {
    const { client, owner } = await this.client(caller, clientId, change);
    if (!client || !owner) throw noSuchClient();
    return client;
  }

  private async client(caller: TokenRecord, clientId = caller.client_id, { toChange = false }: Change) {
    if (clientId !== caller.client_id && !caller.scopes.includes('clients:manage'))
      throw insufficientScope(['clients:manage']);
    const client = await this.dataSource.manager.findOneBy(Client, { client_id: clientId });
    const owner = client && (await this.asOwner(caller, client));
    if (clientId !== caller.client_id && !owner) throw noSuchClient();
    if (toChange && owner && !owner.is_active) throw new Problem('organization_inactive');
    return { client, owner };
  }

  /** What the caller is the owner by; undefined for anybody else. */
  private async asOwner(caller: TokenRecord, client: Client): Promise<Pick<HeldOrganization, 'is_active'> | undefined> {
    const { user_uuid, client_id } = caller;
    if (user_uuid !== null && client.organization_uuid !== null) {
      const managed = await this.organizationsOf(user_uuid, 'manage_organization');
      const organization = managed.find(({ uuid }) => uuid === client.organization_uuid);
      if (organization) requireSecondFactor(organization, caller);
      return organization;
    }
    const isOwn = user_uuid === null ? client_id === client.client_id : user_uuid === client.owner_uuid;
    if (!isOwn) return undefined;
    return { is_active: client.organization_uuid === null || (await this.isActive(client.organization_uuid)) };
  }

  /** True for an organization that is not known yet. */
  private async isActive(uuid: string): Promise<boolean> {
    return !(await this.dataSource.manager.existsBy(Organization, { uuid, is_active: false }));
  }

  /** Organizations in which the person is a member now and holds the permission. */
  private async organizationsOf(userUuid: string, permission: Permission): Promise<HeldOrganization[]> {
    return rowsOf(
      this.dataSource,
      sql<HeldOrganization>`
        SELECT organization_uuid AS uuid, is_active, requires_mfa
        FROM (${holdersOf(part`user_uuid = ${userUuid}`, permission)}) AS holder`,
    );
  }
}

/** Also for the token's own client: a person may use a client that is not theirs. */
function noSuchClient(): Problem {
  return new Problem('not_found', { message: 'You own no such client; name one of yours in `client_id`.' });
}

import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { keepOrganization } from '../people/memberships/index.js';
import { OauthTransaction } from '../protocol/storage/index.js';
import { OauthClients } from './oauth-clients.service.js';

/** With an organization end its clients. */
@Injectable()
export class OrganizationEndConsumer {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly clients: OauthClients,
  ) {}

  /** Whoever gives it a client at this moment holds its row, or finds it deleted. */
  @OnEvent('organization.deleted')
  async onDeleted(event: PlatformEvent<'organization.deleted'>, tx: EntityManager): Promise<void> {
    await keepOrganization(tx, event);
    await this.transaction.join(tx, () =>
      this.clients.disableOf(tx, { owner_uuid: null, organization_uuid: event.payload.organization.uuid }),
    );
  }
}

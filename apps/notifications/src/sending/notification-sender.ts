import { Injectable } from '@nestjs/common';
import { DeliverySender, type ClaimedDelivery, type SendResult } from '@platform/delivery';
import { DataSource, type EntityManager } from 'typeorm';
import { Channels } from '../channels/index.js';
import { Digests } from '../digests/index.js';
import { NotificationEndpoint } from '../endpoint-store/index.js';
import { OwnerNotices } from '../notices/index.js';
import { OrganizationCopy } from '../memberships/index.js';

/** Sends by the channel of the destination as it is at the time of the try, not as it was when the event came. */
@Injectable()
export class NotificationSender extends DeliverySender {
  constructor(
    private readonly dataSource: DataSource,
    private readonly channels: Channels,
    private readonly digests: Digests,
    private readonly notices: OwnerNotices,
  ) {
    super();
  }

  async send(delivery: ClaimedDelivery): Promise<SendResult> {
    const organization_uuid = delivery.organizationUuid!;
    const endpoint = await this.dataSource.manager.findOneBy(NotificationEndpoint, {
      uuid: delivery.destinationId,
      organization_uuid,
    });
    if (!endpoint)
      return { outcome: 'skipped', errorCode: 'endpoint_deleted', errorMessage: 'The destination was deleted.' };
    const isAlive = await this.dataSource.manager.existsBy(OrganizationCopy, {
      uuid: organization_uuid,
      is_active: true,
      is_deleted: false,
    });
    if (!isAlive) {
      return {
        outcome: 'skipped',
        errorCode: 'organization_inactive',
        errorMessage: 'The organization was deleted or suspended.',
      };
    }
    return this.channels.forType(endpoint.type).send(await this.digests.fill(delivery), endpoint);
  }

  override disabled(tx: EntityManager, endpointUuid: string, reason: string): Promise<void> {
    return this.notices.mailDisabled(tx, endpointUuid, reason);
  }

  override failing(tx: EntityManager, endpointUuid: string, since: Date, disabledAt: Date): Promise<void> {
    return this.notices.mailFailing(tx, endpointUuid, since, disabledAt);
  }
}

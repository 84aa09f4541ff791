import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { severities } from '@platform/contracts';
import { pastAttempt, recordPastDeliveries, type PastDelivery } from '@platform/delivery';
import { Problem } from '@platform/service-kit';
import { DataSource, type Repository } from 'typeorm';
import { z } from 'zod';
import { NotificationEndpoint } from '../endpoint-store/index.js';
import { notification, type EventToRoute } from '../events/index.js';
import { OrganizationCopy } from '../memberships/index.js';
import { NotificationRule } from '../rules/index.js';

/** A line of `destination record-deliveries`: an event, and what became of it at one destination. */
export const pastNotification = z.object({
  /** Of the event: what is recorded twice is there once. */
  id: z.uuid(),
  endpoint_uuid: z.uuid(),
  service_code: z.string(),
  event: z.string(),
  severity: z.enum(severities),
  title: z.string(),
  message: z.string(),
  created_at: z.coerce.date(),
  attempts: z.array(pastAttempt).min(1),
});
export type PastNotification = z.infer<typeof pastNotification>;

/** Writes deliveries that have never been sent into the log of an organization: the past of a demo. */
@Injectable()
export class PastDeliveries {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(OrganizationCopy) private readonly organizations: Repository<OrganizationCopy>,
    @InjectRepository(NotificationEndpoint) private readonly endpoints: Repository<NotificationEndpoint>,
    @InjectRepository(NotificationRule) private readonly rules: Repository<NotificationRule>,
  ) {}

  /** @throws Problem 404 for an organization that is not there; 422 for a destination that it does not have */
  async record(organizationUuid: string, given: readonly PastNotification[]): Promise<void> {
    const organization = await this.organizations.findOneBy({ uuid: organizationUuid, is_deleted: false });
    if (!organization) throw new Problem('organization_not_found');
    const [endpoints, rules] = await Promise.all([
      this.endpoints.findBy({ organization_uuid: organizationUuid }),
      this.rules.findBy({ organization_uuid: organizationUuid }),
    ]);
    const deliveries = given.map((one) => {
      const endpoint = endpoints.find(({ uuid }) => uuid === one.endpoint_uuid);
      const leading = rules.filter((rule) => rule.notification_endpoint_uuid === one.endpoint_uuid);
      if (!endpoint || leading.length === 0)
        throw Problem.field('endpoint_uuid', `no rule leads to ${one.endpoint_uuid}`);
      return pastDelivery(one, organization, endpoint, leading);
    });
    await this.dataSource.transaction((tx) => recordPastDeliveries(tx, deliveries));
  }
}

function pastDelivery(
  { attempts, endpoint_uuid, ...given }: PastNotification,
  { uuid, name, slug }: OrganizationCopy,
  endpoint: NotificationEndpoint,
  rules: readonly NotificationRule[],
): PastDelivery {
  const nowhere = { url: null, metadata: null, saas_service_id: null, organization_team_id: null };
  const event: EventToRoute = { ...given, ...nowhere, organization_uuid: uuid };
  return {
    destinationId: endpoint_uuid,
    sourceId: event.id,
    occurredAt: event.created_at,
    organizationUuid: uuid,
    context: {
      severity: event.severity,
      title: event.title,
      endpoint: { uuid: endpoint.uuid, type: endpoint.type, name: endpoint.name },
      rule_uuids: rules.map((rule) => rule.uuid),
    },
    event: event.event,
    payload: (id) => JSON.stringify(notification(id, event, { uuid, name, slug }, rules)),
    attempts,
  };
}

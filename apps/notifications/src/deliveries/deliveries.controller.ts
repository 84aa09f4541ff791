import { Controller, Get, Post, Query, UseGuards } from '@nestjs/common';
import {
  notificationDeliveriesQuery,
  notificationDeliveryDetail,
  notificationDeliverySchema,
  notificationDeliverySummary,
  notificationDeliverySummaryQuery,
  paginated,
  retriedNotificationDelivery,
  single,
  type NotificationDeliveriesQuery,
  type NotificationDeliverySummaryQuery,
} from '@platform/contracts';
import { Delivery } from '@platform/delivery';
import { Answer, Scopes, Describe } from '@platform/service-kit';
import { CallerMembership, Child, childGuard, type Membership, MembershipGuard, Needs } from '../memberships/index.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliverySummary } from './delivery-summary.service.js';

const DeliveryGuard = childGuard(Delivery, 'deliveryUuid', (id, organizationUuid) => ({ id, organizationUuid }));

@Controller('api/v1/organizations/:uuid/notification-deliveries')
@Describe({ tag: 'Notification deliveries' })
@Needs('manage_notifications')
@UseGuards(MembershipGuard)
export class DeliveriesController {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly summaries: DeliverySummary,
  ) {}

  @Get()
  @Scopes('org:read')
  @Describe({
    summary: 'List notification deliveries',
    description: 'Lists what was sent to the destinations of the organization, newest first.',
  })
  @Answer(200, paginated(notificationDeliverySchema))
  list(
    @CallerMembership() { organization_uuid }: Membership,
    @Query({ schema: notificationDeliveriesQuery }) query: NotificationDeliveriesQuery,
  ) {
    return this.deliveries.list(organization_uuid, query);
  }

  @Get('summary')
  @Scopes('org:read')
  @Describe({
    summary: 'Count notification deliveries',
    description:
      'Counts the deliveries of a span by hour or by day, and by destination or by event, and says how long ' +
      'the last sends took.',
    errors: ['unavailable'],
  })
  @Answer(200, single(notificationDeliverySummary))
  summary(
    @CallerMembership() { organization_uuid }: Membership,
    @Query({ schema: notificationDeliverySummaryQuery }) query: NotificationDeliverySummaryQuery,
  ) {
    return this.summaries.count(organization_uuid, query);
  }

  @Get(':deliveryUuid')
  @Scopes('org:read')
  @UseGuards(DeliveryGuard)
  @Describe({
    summary: 'Read a notification delivery',
    description: 'Answers with one delivery, the event, why it was routed there, and all attempts.',
  })
  @Answer(200, single(notificationDeliveryDetail))
  get(@Child() delivery: Delivery) {
    return this.deliveries.get(delivery);
  }

  @Post(':deliveryUuid/retry')
  @Scopes('org:manage')
  @UseGuards(DeliveryGuard)
  @Describe({
    summary: 'Retry a notification delivery',
    description: 'Sends a delivery that failed for good again, at once and under the same id.',
    errors: ['delivery_not_failed', 'endpoint_disabled'],
  })
  @Answer(200, retriedNotificationDelivery)
  retry(@Child() delivery: Delivery) {
    return this.deliveries.retry(delivery);
  }
}

import type { ChannelType } from '@platform/contracts';
import type { ClaimedDelivery, SendResult } from '@platform/delivery';
import type { NotificationEndpoint } from '../endpoints/notification-endpoint.entity.js';

/** One way of reaching people or machines: a file each. */
export interface Channel {
  /** For the form that creates a destination. */
  readonly description: ChannelType;
  /** Sends `delivery.payload`, a Notification as JSON, to the destination as it is now. */
  send(delivery: ClaimedDelivery, endpoint: NotificationEndpoint): Promise<SendResult>;
}

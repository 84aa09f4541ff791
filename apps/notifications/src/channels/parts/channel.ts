import type { ChannelType } from '@platform/contracts';
import type { ClaimedDelivery, RateBucket, SendResult } from '@platform/delivery';
import type { NotificationEndpoint } from '../../endpoint-store/index.js';

/** One way of reaching people or machines: a file each. */
export interface Channel {
  /** For the form that creates a destination. */
  readonly description: ChannelType;
  /** Why destinations of this type cannot be made on this platform; null or absent where they can. */
  readonly unavailable?: string | null;
  /**
   * What is wrong with the URL of a destination of this type, null when nothing is. Absent where any public address
   * will do.
   */
  urlFault?(url: string): string | null;
  /** How fast the provider lets us send to this URL. */
  buckets?(url: string): RateBucket[];
  /** Sends `delivery.payload`, a Notification as JSON, to the destination as it is now. */
  send(delivery: ClaimedDelivery, endpoint: NotificationEndpoint): Promise<SendResult>;
}

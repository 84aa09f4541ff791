import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Envelope } from './envelope.js';

/*
 * An event as it stands in the queue of a consumer: a MAC over the consumer and the event, in front of its other members, which services of
 * the version before read as they are. So what somebody wrote into the queue by hand is no event. Not in the index: browsers load that.
 */
export type SignedEvent = { mac: string } & Envelope;

export function signEvent(secret: string, consumer: string, event: Envelope): SignedEvent {
  return { mac: mac(secret, consumer, event).toString('base64url'), ...event };
}

/** Whether one of the secrets signed it for this consumer. */
export function isSignedEvent(secrets: readonly string[], consumer: string, data: unknown): boolean {
  const { mac: given, ...event } = Object(data) as Record<string, unknown>;
  if (typeof given !== 'string' || !/^[\w-]{43}$/.test(given)) return false;
  const known = Buffer.from(given, 'base64url');
  return secrets.some((secret) => timingSafeEqual(known, mac(secret, consumer, event)));
}

/** Members keep their order in a queue, as all of it is JSON. */
function mac(secret: string, consumer: string, event: object): Buffer {
  return createHmac('sha256', secret)
    .update(`${consumer}\n${JSON.stringify(event)}`)
    .digest();
}

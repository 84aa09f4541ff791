import { isMacOf, macOf } from '../mac.js';
import type { Envelope } from './envelope.js';

/*
 * An event in the queue of a consumer, with a MAC over the consumer and the event. What somebody wrote into the queue
 * by hand is no event. The MAC is an additional first member, which the version before ignores. Not in the index of
 * this library, which browsers load.
 */
export type SignedEvent = { mac: string } & Envelope;

export function signEvent(secret: string, consumer: string, event: Envelope): SignedEvent {
  return { mac: macOf(secret, consumer, JSON.stringify(event)), ...event };
}

/**
 * Whether one of the secrets signed it for this consumer. Members keep their order in a queue, as all of it is JSON.
 */
export function isSignedEvent(secrets: readonly string[], consumer: string, data: unknown): boolean {
  const { mac, ...event } = Object(data) as Record<string, unknown>;
  return typeof mac === 'string' && isMacOf(secrets, mac, consumer, JSON.stringify(event));
}

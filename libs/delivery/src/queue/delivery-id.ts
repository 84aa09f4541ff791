import { hash } from 'node:crypto';

/**
 * The id of the delivery that a source makes to a destination. It is a UUID of version 7 (RFC 9562): the time of the
 * source, and instead of random bits a hash of both ids. A source that is consumed twice comes to the same id. So the
 * primary key keeps it from being delivered twice, without an index of its own.
 */
export function deliveryId(sourceId: string, destinationId: string, occurredAt: Date): string {
  const bytes = hash('sha256', `${sourceId}/${destinationId}`, 'buffer').subarray(0, 16);
  bytes.writeUIntBE(occurredAt.getTime(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

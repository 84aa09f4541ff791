import { eventCatalogue, type ServiceName } from '@platform/contracts';

/** Queue that a service reads its events from. */
export function inboxQueue(consumer: string): string {
  return `inbox-${consumer}`;
}

/** Queue of the jobs that a service does every so often. */
export function periodicQueue(service: string): string {
  return `periodic-${service}`;
}

/** Services that hear of what this one publishes. */
export function consumersOf(publisher: ServiceName): ServiceName[] {
  const told = Object.values(eventCatalogue).filter((entry) => entry.publisher === publisher);
  return [...new Set(told.flatMap(({ consumers }) => consumers))];
}

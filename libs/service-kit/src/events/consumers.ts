import { eventCatalogue, type ServiceName } from '@platform/contracts';

/** Services that hear of what this one publishes. */
export function consumersOf(publisher: ServiceName): ServiceName[] {
  const told = Object.values(eventCatalogue).filter((entry) => entry.publisher === publisher);
  return [...new Set(told.flatMap(({ consumers }) => consumers))];
}

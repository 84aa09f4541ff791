import { currentTraceparent } from './tracing.js';

/** Events that this process handles at the moment, by their ids. Several are handled by one call. */
const underWay = new Map<string, string>();

/** Remembers the span that handles an event, until the work ends. */
export async function whileHandling<T>(eventId: string, work: () => Promise<T>): Promise<T> {
  const traceparent = currentTraceparent();
  if (traceparent === null) return work();
  underWay.set(eventId, traceparent);
  try {
    return await work();
  } finally {
    underWay.delete(eventId);
  }
}

/** The span that handles this event, or null. */
export function traceOfEvent(eventId: string): string | null {
  return underWay.get(eventId) ?? null;
}

/** The `traceparent` for what this source causes: of the event that is handled, or else of the span under way. */
export function traceOfSource(sourceId: string): string | null {
  return traceOfEvent(sourceId) ?? currentTraceparent();
}

import { z } from 'zod';

/** Every message between services. Delivered at least once and in any order; never carries a secret in the clear. */
export const envelopeSchema = z.object({
  id: z.uuid(),
  type: z.string(),
  publisher: z.string(),
  /** Rises with every change of the same thing: a copy ignores what is not newer than it has. */
  version: z.int(),
  /** The trace of the request that caused it (W3C Trace Context), where requests are traced. */
  traceparent: z.string().optional(),
  occurredAt: z.iso.datetime({ offset: true }),
  payload: z.unknown(),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** Name of the acknowledgement channel on which a publisher hears that its events were consumed. */
export function acknowledgementChannel(publisher: string): string {
  return `acknowledged:${publisher}`;
}

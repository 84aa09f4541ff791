import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

/** One answered redirect, as the journal keeps it for the moments until it is in Postgres. */
export const clickSchema = z.object({
  /** Made by the redirector: a click that is told twice is counted once. */
  id: z.uuid(),
  /** Milliseconds since 1970. With the id the key of the click, so it never changes. */
  at: z.int(),
  linkId: z.int(),
  address: z.string(),
  userAgent: z.string(),
  referrer: z.string(),
  signal: z.enum(['head', 'prefetch']).nullable(),
});
export type Click = z.infer<typeof clickSchema>;

/** Why a click is not counted as a person's (decisions.md Links 7). */
export type Reason = 'head' | 'prefetch' | 'no_user_agent' | 'robot';

/** What the request itself says of why it was made. */
export function signalOf(method: string, headers: IncomingHttpHeaders): Click['signal'] {
  if (method === 'HEAD') return 'head';
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']];
  return purposes.some((purpose) => purpose && /prefetch|prerender|preview/i.test(String(purpose))) ? 'prefetch' : null;
}

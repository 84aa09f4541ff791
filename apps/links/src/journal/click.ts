import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

/**
 * What can be visited: a short link, a QR code, a bio page, or the rotator of a campaign, beside the link that it
 * chose.
 */
export const itemKinds = ['link', 'qr', 'bio', 'campaign'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** What is read of a request. */
export interface Visitor {
  method: string;
  headers: IncomingHttpHeaders;
  /** Where it came from, as the edge says. */
  ip: string;
}

/** What was visited, and by which of its ways. */
export interface Visited {
  kind: ItemKind;
  itemId: number;
  /** Its owner. */
  accountId: number;
  /** What led here, where it was not the address itself: `rotator`, `qr`, `bio`. */
  via?: string | null;
  /** Which of several destinations: a short name that the statistics show. */
  variant?: string | null;
}

/** One answered visit, as the journal keeps it for the moments until it is in Postgres. */
export const clickSchema = z.object({
  /** Made by the redirector. A click that is inserted twice is counted once. Version 7, so that ids rise with time. */
  id: z.uuid(),
  /** Milliseconds since 1970. Part of the click's key, so it never changes. */
  at: z.int(),
  kind: z.enum(itemKinds),
  itemId: z.int(),
  accountId: z.int(),
  via: z.string().nullable(),
  variant: z.string().nullable(),
  address: z.string(),
  userAgent: z.string(),
  referrer: z.string(),
  /** The first language that the visitor's browser asks for; empty when it asks for none. */
  language: z.string(),
  signal: z.enum(['head', 'prefetch']).nullable(),
});
export type Click = z.infer<typeof clickSchema>;

/** Why a click is not counted as a person's (docs/decisions.md#people-and-others). */
export const reasons = ['head', 'prefetch', 'no_user_agent', 'robot'] as const;
export type Reason = (typeof reasons)[number];

/** What the request itself says of why it was made. */
export function signalOf(method: string, headers: IncomingHttpHeaders): Click['signal'] {
  if (method === 'HEAD') return 'head';
  // One test each for what nearly no request has.
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-purpose'] ?? headers['x-moz'];
  if (purpose === undefined) return null;
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']];
  return purposes.some((text) => text && /prefetch|prerender|preview/i.test(String(text))) ? 'prefetch' : null;
}

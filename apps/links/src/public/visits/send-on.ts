import { isRead } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Rules } from '../../lookup/index.js';

const permanentSeconds = 300;
/** Nobody may store the answer, so that an edited link works at once in every browser. */
const cacheControl = 'private, no-store';
const referrerPolicy = 'no-referrer-when-downgrade';

/** The headers of `sendOn`, names and values in turn, for a redirect that Fastify does not answer. */
export function onwardHeaders(href: string): string[] {
  return ['location', href, 'cache-control', cacheControl, 'referrer-policy', referrerPolicy, 'content-length', '0'];
}

/** Redirects to a destination. Methods other than GET and HEAD keep their method and body there. */
export function sendOn(req: FastifyRequest, reply: FastifyReply, href: string): FastifyReply {
  return reply
    .code(isRead(req) ? 302 : 307)
    .header('location', href)
    .header('cache-control', cacheControl)
    .header('referrer-policy', referrerPolicy)
    .send();
}

/**
 * Redirects with 301 where the owner asks for it, for five minutes at most. A link that decides again at the next visit
 * never gets 301.
 */
export function sendOnByRules(req: FastifyRequest, reply: FastifyReply, href: string, rules: Rules): FastifyReply {
  const { isPermanent, hasLimit, hasPassword, shares, startsAt, expiresAt = Infinity } = rules;
  if (!isPermanent || hasLimit || hasPassword || shares || startsAt || !isRead(req)) return sendOn(req, reply, href);
  const seconds = Math.min(permanentSeconds, Math.floor((expiresAt - Date.now()) / 1000));
  if (seconds <= 0) return sendOn(req, reply, href);
  return reply
    .code(301)
    .header('location', href)
    .header('cache-control', `private, max-age=${seconds}`)
    .header('referrer-policy', referrerPolicy)
    .send();
}

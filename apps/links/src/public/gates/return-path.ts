import type { FastifyRequest } from 'fastify';
import { queryOf } from '../../addresses/index.js';
import type { LinkTarget } from '../../lookup/index.js';

/**
 * How a visitor came to a link that asks them something first. It stays behind the address of the link while they
 * answer, so that the click records it in the end. Anybody may write it there, as anybody may visit.
 */
export function viaOf(req: FastifyRequest): 'rotator' | null {
  return (req.query as { via?: unknown } | undefined)?.via === 'rotator' ? 'rotator' : null;
}

/** A path of the link that keeps how the visitor came, and the query that they came with, until they have answered. */
export function returnPath(
  req: FastifyRequest,
  { rules }: LinkTarget,
  path: string,
  via: string | null = viaOf(req),
): string {
  const query = new URLSearchParams(rules?.passesQuery ? queryOf(req.url) : '');
  if (via === 'rotator') query.set('via', via);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

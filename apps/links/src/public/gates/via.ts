import type { FastifyRequest } from 'fastify';
import { queryOf } from '../../addresses/index.js';
import type { LinkTarget } from '../../lookup/index.js';

/**
 * What led a visitor to a link that first asks them something: it stands behind the link's address while they answer, so that the
 * click is told to have come by it in the end. Anybody may write it there, as anybody may visit.
 */
export function viaOf(req: FastifyRequest): 'rotator' | null {
  return (req.query as { via?: unknown } | undefined)?.via === 'rotator' ? 'rotator' : null;
}

/**
 * A path of the link with what is to be known when the visitor has answered: how they came, and the query that they
 * came with.
 */
export function backPath(
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

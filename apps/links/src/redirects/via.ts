import type { FastifyRequest } from 'fastify';

/**
 * What led a visitor to a link that first asks them something: it stands behind the link's address while they answer, so that the
 * click is told to have come by it in the end. Anybody may write it there, as anybody may visit.
 */
export function viaOf(req: FastifyRequest): 'rotator' | null {
  return (req.query as { via?: unknown } | undefined)?.via === 'rotator' ? 'rotator' : null;
}

export function withVia(path: string, via: string | null | undefined): string {
  return via === 'rotator' ? `${path}?via=rotator` : path;
}

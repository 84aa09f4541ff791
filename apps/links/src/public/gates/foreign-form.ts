import type { FastifyRequest } from 'fastify';

/**
 * Whether a form of ours was sent by a page of another site, in the name of a visitor who knows nothing of it. Browsers tell; what is
 * none and tells nothing speaks for itself alone. `ownOrigin`: of links, whose pages send forms to links on branded domains.
 */
export function isForeignForm({ headers, host }: FastifyRequest, ownOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin') return false;
  if (origin === undefined) return site !== undefined && site !== 'none';
  return origin !== ownOrigin && !(URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
}

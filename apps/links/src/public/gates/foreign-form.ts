import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site sent a form of ours, in the name of a visitor who knows nothing of it. Browsers say
 * so. A client that is no browser and says nothing speaks for itself alone.
 *
 * @param ownOrigin of links, whose pages send forms to links on branded domains
 */
export function isForeignForm({ headers, host }: FastifyRequest, ownOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin') return false;
  if (origin === undefined) return site !== undefined && site !== 'none';
  return origin !== ownOrigin && !(URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
}

import type { FastifyInstance } from 'fastify';

/**
 * A link of a mail whose token is cut off: the router of pages would answer it as an API, since a parameter may not be
 * empty.
 */
export function leadCutAddressesOn(fastify: FastifyInstance): void {
  for (const folder of ['/invitations', '/join'])
    fastify.get(`${folder}/`, async (_req, reply) => reply.redirect(folder, 308));
}

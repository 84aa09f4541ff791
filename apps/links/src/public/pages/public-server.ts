import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/**
 * Where the public side of links' origin adds its plain Fastify routes, in `onModuleInit`. Undefined on the command line,
 * which has no HTTP server, hence no routes.
 */
export function publicServer({ httpAdapter }: HttpAdapterHost): FastifyInstance | undefined {
  return httpAdapter ? httpAdapter.getInstance<FastifyInstance>() : undefined;
}

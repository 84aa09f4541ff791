import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/**
 * The Fastify server to which the public side adds its plain routes, in `onModuleInit`. Undefined on the command line,
 * which has no HTTP server.
 */
export function publicServer({ httpAdapter }: HttpAdapterHost): FastifyInstance | undefined {
  return httpAdapter ? httpAdapter.getInstance<FastifyInstance>() : undefined;
}

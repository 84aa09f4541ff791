import { StreamableFile } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the `@Answer` of the route. */
    answer?: z.ZodType;
  }
}

/** Only what the schema of the route declares leaves the service. Files and answers without a body are not of the schema. */
export function shape(req: FastifyRequest, answer: unknown): unknown {
  const schema = req.routeOptions.config.answer;
  if (!schema || typeof answer !== 'object' || answer === null || answer instanceof StreamableFile) return answer;
  return schema.parse(answer);
}

/** Shapes what a read answers with; that of a change is shaped before it is kept for a repetition. An error has its own form. */
export function shapeReads(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (req, reply, payload, done) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || reply.statusCode >= 400) return done(null, payload);
    try {
      done(null, shape(req, payload));
    } catch (err) {
      // The type of the hook forbids what Fastify expects.
      (done as (err: unknown) => void)(err);
    }
  });
}

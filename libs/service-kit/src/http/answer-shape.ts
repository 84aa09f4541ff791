import { StreamableFile } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the `@Answer` of the route. */
    answer?: z.ZodType;
  }
}

/**
 * Only what the schema of the route declares leaves the service. Files and answers without a body are not of the
 * schema.
 */
export function shape(req: FastifyRequest, answer: unknown): unknown {
  const schema = req.routeOptions.config.answer;
  if (!schema || typeof answer !== 'object' || answer === null || answer instanceof StreamableFile) return answer;
  return schema.parse(answer);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What answers has its shape already: that of a change gets it before it is kept for a repetition. */
    isShaped?: boolean;
  }
}

/** Shapes what leaves the service, if nothing has done so before. An error has its own form. */
export function shapeAnswers(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (req, reply, payload, done) => {
    if (req.isShaped || reply.statusCode >= 400) return done(null, payload);
    try {
      done(null, shape(req, payload));
    } catch (err) {
      // The type of the hook forbids what Fastify expects.
      (done as (err: unknown) => void)(err);
    }
  });
}

import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { z } from 'zod';

export const ANSWER = Symbol('ANSWER');

export interface DescribedAnswer {
  status: number;
  schema?: z.ZodType;
  description: string;
}

/**
 * What a route answers with. The schema strips what is not in it, documents the route, and an answer that does not
 * fit it is a 500: a mistake of ours is never sent out.
 */
export function Answer(status: number, schema?: z.ZodType, description = 'Success'): MethodDecorator {
  const answer: DescribedAnswer = { status, description, ...(schema && { schema }) };
  return applyDecorators(
    HttpCode(status),
    SetMetadata(ANSWER, answer),
    ...(schema ? [RouteConfig({ answer: schema })] : []),
  );
}

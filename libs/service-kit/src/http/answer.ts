import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { z } from 'zod';

export const ANSWER = Symbol('ANSWER');

export interface DescribedAnswer {
  status: number;
  schema?: z.ZodType;
  /** Content types of a file or stream. */
  fileTypes?: readonly string[];
  description: string;
}

/**
 * What a route answers with. The schema strips what is not in it, and documents the route. An answer that does not fit
 * it is a 500: a mistake of ours is never sent out. A file or a stream has content types in its place.
 */
export function Answer(status: number, form?: z.ZodType | readonly string[], description = 'Success'): MethodDecorator {
  const [schema, fileTypes] = form && 'parse' in form ? [form] : [undefined, form];
  const answer: DescribedAnswer = { status, description, ...(schema && { schema }), ...(fileTypes && { fileTypes }) };
  return applyDecorators(
    HttpCode(status),
    SetMetadata(ANSWER, answer),
    ...(schema ? [RouteConfig({ answer: schema })] : []),
  );
}

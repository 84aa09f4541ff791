import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

/**
 * What a route answers with. The schema strips what is not in it, documents the route, and an answer that does not
 * fit it is a 500: a mistake of ours is never sent out.
 */
export function Answer(status: number, schema?: z.ZodType, description = 'Success'): MethodDecorator {
  if (!schema) return applyDecorators(HttpCode(status), ApiResponse({ status, description }));
  return applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, description, standardSchema: schema }),
  );
}

import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { Problem } from '../problem.js';

/** Reads JSON bodies. A broken body or a foreign content type is kept on the request instead of answered at once. */
export function readBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>(
    /^application\/([\w.+-]+\+)?json\b/,
    { parseAs: 'buffer' },
    (req, body, done) => {
      req.rawBody = body;
      try {
        done(null, body.length ? (JSON.parse(body.toString('utf8'), withoutPrototype) as unknown) : undefined);
      } catch {
        req.bodyProblem = new Problem('invalid_request', { message: 'The body is not valid JSON.' });
        done(null, undefined);
      }
    },
  );
  fastify.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (req, body, done) => {
    req.rawBody = body;
    if (body.length)
      req.bodyProblem = new Problem('invalid_request', { message: 'The content type must be application/json.' });
    done(null, undefined);
  });
}

function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/** Interceptors run after the guards and before the pipes: the place in the order of checks where 400 belongs. */
@Injectable()
export class UnreadableBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { bodyProblem } = context.switchToHttp().getRequest<FastifyRequest>();
    if (bodyProblem) throw bodyProblem;
    return next.handle();
  }
}

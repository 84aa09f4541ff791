import {
  Injectable,
  StandardSchemaSerializerInterceptor,
  type CallHandler,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ReadYourWrites } from '../events/read-your-writes.js';
import { Idempotency } from '../idempotency/idempotency.js';

/**
 * What the kit does around every handler, after the guards and before the pipes, where 400 belongs in the order of checks: from the
 * outside in it waits for the copies, replays a repeated request, shapes the answer. One interceptor for all, as each layer
 * costs on every request; a read has the last part only.
 */
@Injectable()
export class RequestInterceptor extends StandardSchemaSerializerInterceptor {
  constructor(
    reflector: Reflector,
    private readonly readYourWrites: ReadYourWrites,
    private readonly idempotency: Idempotency,
  ) {
    super(reflector);
  }

  override intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const req = context.switchToHttp().getRequest<FastifyRequest>();
    if (req.bodyProblem) throw req.bodyProblem;
    if (req.method === 'GET') return super.intercept(context, next);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    // Called within the wait: Nest binds the handler to the asynchronous context in which it is asked for.
    const handle = () => lastValueFrom(super.intercept(context, next), { defaultValue: undefined });
    return from(this.readYourWrites.waitForCopies(() => this.idempotency.once(req, reply, handle)));
  }
}

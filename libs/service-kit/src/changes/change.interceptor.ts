import {
  applyDecorators,
  Injectable,
  RequestMethod,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { ReadYourWrites } from '../events/read-your-writes.js';
import { Idempotency } from './idempotency.js';
import { interceptHandler } from '../patches/nest-handlers.js';
import { shape } from '../http/answer-shape.js';
import { routeHandlers } from '../http/route-handlers.js';

/**
 * What the kit does around every handler that changes something: from the outside in, it waits for the copies, replays
 * a repeated request, shapes the answer that is kept for it. It comes after the guards and before the pipes, where 400
 * belongs in the order of checks.
 */
@Injectable()
export class ChangeInterceptor implements NestInterceptor {
  constructor(
    private readonly readYourWrites: ReadYourWrites,
    private readonly idempotency: Idempotency,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const req = context.switchToHttp().getRequest<FastifyRequest>();
    if (req.bodyProblem) throw req.bodyProblem;
    req.isShaped = true;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    // Called within the wait: Nest binds the handler to the asynchronous context in which it is asked for.
    const handle = () =>
      lastValueFrom(next.handle().pipe(map((answer) => shape(req, answer))), { defaultValue: undefined });
    return from(this.readYourWrites.waitForCopies(() => this.idempotency.once(req, reply, handle)));
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    changes: ChangeInterceptor;
  }
}

const SKIP_CHANGE_INTERCEPTOR = Symbol('SKIP_CHANGE_INTERCEPTOR');

/** What else `ChangeInterceptor` does for a handler. */
const readableBody: CanActivate = {
  canActivate: (context) => {
    const { bodyProblem } = context.switchToHttp().getRequest<FastifyRequest>();
    if (bodyProblem) throw bodyProblem;
    return true;
  },
};

/**
 * Leaves a hot handler without `ChangeInterceptor`, which costs it as much as the rest of Nest. It is for a handler
 * that publishes no event and knows its repeats itself.
 */
export const SkipChangeInterceptor = (): MethodDecorator =>
  applyDecorators(SetMetadata(SKIP_CHANGE_INTERCEPTOR, true), UseGuards(readableBody));

/** The same for all applications of a process, as the metadata of a handler is. */
const ofTheApplication: NestInterceptor = {
  intercept: (context, next) =>
    context.switchToHttp().getRequest<FastifyRequest>().server.changes.intercept(context, next),
};

/**
 * Puts the interceptor around the handlers that are no GET and not `SkipChangeInterceptor`. It is no global
 * interceptor, as any costs a read a third of what the rest of it costs. Call it before the routes are made.
 */
export function interceptChanges(app: NestFastifyApplication, fastify: FastifyInstance): void {
  fastify.decorate('changes', app.get<ChangeInterceptor>(ChangeInterceptor));
  for (const { handler, method } of routeHandlers(app)) {
    if (method === RequestMethod.GET || Reflect.hasMetadata(SKIP_CHANGE_INTERCEPTOR, handler)) continue;
    interceptHandler(handler, ofTheApplication);
  }
}

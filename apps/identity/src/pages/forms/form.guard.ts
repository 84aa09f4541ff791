import { Injectable, SetMetadata, type CanActivate, type CustomDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isRead, Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { Csrf } from './csrf.js';
import type { Form } from './page-form.js';

const OF_ANYBODY = Symbol('OF_ANYBODY');

/** For a form that does no harm whoever sends it: it needs no proof. */
export const FormOfAnybody = (): CustomDecorator<symbol> => SetMetadata(OF_ANYBODY, true);

/** What every handler of a page that is no GET can rely on: the body is a form, and it was sent from our own page. */
@Injectable()
export class FormGuard implements CanActivate {
  constructor(
    private readonly csrf: Csrf,
    private readonly reflector: Reflector,
  ) {}

  /** Throws `invalid_request` and `csrf_failed`. */
  canActivate(context: ExecutionContext): boolean {
    const req = context.switchToHttp().getRequest<FastifyRequest<{ Body: Form | undefined }>>();
    if (isRead(req)) return true;
    if (req.bodyProblem) throw req.bodyProblem;
    // The fields of a form are text; JSON could bring anything.
    if (req.body !== undefined && !/^application\/x-www-form-urlencoded\b/.test(req.headers['content-type'] ?? ''))
      throw new Problem('invalid_request');
    if (!this.reflector.get<boolean | undefined>(OF_ANYBODY, context.getHandler()))
      this.csrf.check(req, req.body?.['csrf']);
    return true;
  }
}

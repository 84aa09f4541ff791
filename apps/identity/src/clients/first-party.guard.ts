import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { ActiveClients } from './active-clients.js';

/**
 * For what no scope covers, as no foreign application should be able to ask for it (an account, its profile): only the token of
 * one of the operator's own (trusted) clients.
 */
@Injectable()
export class FirstPartyGuard implements CanActivate {
  constructor(private readonly clients: ActiveClients) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!caller) throw new Problem('unauthenticated');
    const client = await this.clients.find(caller.client_id);
    if (client?.is_trusted) return true;
    throw new Problem('insufficient_scope', { message: "Only the platform's own applications may do this." });
  }
}

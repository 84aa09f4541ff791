import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { personOf } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { ManagedClients } from './managed-clients.service.js';

/**
 * Nothing of a body is judged, and no picture drawn, for a client of others (docs/decisions.md#order-of-checks).
 *
 * @throws Problem 404
 */
@Injectable()
export class ManagedClientGuard implements CanActivate {
  constructor(private readonly clients: ManagedClients) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<FastifyRequest<{ Params: { client_id: string } }>>();
    await this.clients.get(personOf(req), req.params.client_id);
    return true;
  }
}

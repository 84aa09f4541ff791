import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Where a change came from, as the audit log keeps it. */
export interface Origin {
  /** Null for what did not come by a request: the operator, an event. */
  ip_address: string | null;
  user_agent: string | null;
  request_id: string | null;
  /** The OAuth client whose token was used. */
  client_id: string | null;
}

export const noOrigin: Origin = { ip_address: null, user_agent: null, request_id: null, client_id: null };

const longestUserAgent = 500;

export function originOf(req: FastifyRequest): Origin {
  return {
    ip_address: req.ip,
    user_agent: req.headers['user-agent']?.slice(0, longestUserAgent) ?? null,
    request_id: req.id,
    client_id: req.caller?.client_id ?? null,
  };
}

/** For routes without a membership guard: those of invitees, of people who join by a link, of who creates an organization. */
export const CallerOrigin = createParamDecorator((_: unknown, context: ExecutionContext): Origin => {
  return originOf(context.switchToHttp().getRequest<FastifyRequest>());
});

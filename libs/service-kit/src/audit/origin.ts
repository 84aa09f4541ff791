import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { tokenOf } from '../callers/caller.js';

/** Where a change came from, as audit logs keep it. */
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
    client_id: tokenOf(req)?.client_id ?? null,
  };
}

/** The origin of the request, for routes whose guard does not hand it on. */
export const CallerOrigin = createParamDecorator((_: unknown, context: ExecutionContext): Origin => {
  return originOf(context.switchToHttp().getRequest<FastifyRequest>());
});

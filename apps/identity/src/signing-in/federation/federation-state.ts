import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { IdentityConfig } from '../../config.js';
import { cookieOptions, oldestCookies, SealedNotes } from '../../pages/cookies/index.js';

const shape = z.object({
  code: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Handle of the application's sign-in. */
  flow: z.string().nullable(),
  returnTo: z.string().nullable(),
  /** The person who wants to link, else it is a sign-in. */
  linkTo: z.uuid().nullable(),
  /** Unix seconds; the sign-in there must not be older. Null where any will do. */
  freshSince: z.number().nullable(),
});
export type FederationState = z.infer<typeof shape>;

const lifetimeSeconds = 600;
const purpose = 'federation-state';
const prefix = 'identity_federation_';
/** Sign-ins at other providers that one browser may have open. */
const maxStates = 4;

/**
 * What is under way at another provider, kept sealed in the browser that began it: another browser's answer fits
 * nothing here.
 */
@Injectable()
export class FederationStates {
  constructor(
    private readonly config: IdentityConfig,
    private readonly notes: SealedNotes,
  ) {}

  keep(req: FastifyRequest, reply: FastifyReply, begun: FederationState): void {
    const way = { ...cookieOptions(this.config), path: '/federation' };
    for (const [name] of oldestCookies(req.headers.cookie, prefix, maxStates - 1)) void reply.clearCookie(name, way);
    const sealed = this.notes.seal(purpose, begun, lifetimeSeconds * 1000);
    const options = { ...cookieOptions(this.config, lifetimeSeconds), path: '/federation' };
    void reply.setCookie(cookieName(begun.state), sealed, options);
  }

  /** Once: the cookie goes with the answer. Undefined when this browser has begun nothing like it. */
  take(req: FastifyRequest, reply: FastifyReply, code: string, state: unknown): FederationState | undefined {
    if (typeof state !== 'string' || !/^[\w-]{20,100}$/.test(state)) return undefined;
    const sealed = req.cookies[cookieName(state)];
    if (!sealed) return undefined;
    void reply.clearCookie(cookieName(state), { ...cookieOptions(this.config), path: '/federation' });
    const begun = this.notes.open(purpose, sealed, shape);
    return begun?.code === code && begun.state === state ? begun : undefined;
  }
}

/** Each has its own, so that two tabs do not take each other's. */
function cookieName(state: string): string {
  return `${prefix}${state.slice(0, 12)}`;
}

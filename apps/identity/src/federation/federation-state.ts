import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { IdentityConfig } from '../config.js';
import { cookieOptions } from '../pages/cookie-options.js';
import { SealedNotes } from '../pages/sealed-notes.js';

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
});
export type FederationState = z.infer<typeof shape>;

const lifetimeSeconds = 600;
const purpose = 'federation-state';

/** What is under way at another provider, kept sealed in the browser that began it: another browser's answer fits nothing here. */
@Injectable()
export class FederationStates {
  constructor(
    private readonly config: IdentityConfig,
    private readonly notes: SealedNotes,
  ) {}

  keep(reply: FastifyReply, begun: FederationState): void {
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
  return `identity_federation_${state.slice(0, 12)}`;
}

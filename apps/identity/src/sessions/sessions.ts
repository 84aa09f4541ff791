import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdentityConfig } from '../config.js';
import { cookieNames } from '../oidc/configuration.js';
import { sessionSeconds } from '../oidc/lifetimes.js';
import { OidcProvider } from '../oidc/oidc-provider.js';
import { cookieOptions } from '../pages/cookie-options.js';

/** How somebody proved who they are (RFC 8176). */
export const byPassword = ['pwd'];

/**
 * The session of a browser is the provider's own, whether it began on our page or in an application's sign-in: there is
 * one truth about who is signed in.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly config: IdentityConfig,
    private readonly oidc: OidcProvider,
  ) {}

  /** UUID of the person who is signed in. */
  async signedIn(req: FastifyRequest): Promise<string | undefined> {
    return (await this.find(req))?.accountId;
  }

  /** Always a new session: its id changes with every sign-in, and what another person had in this browser is gone. */
  async signIn(req: FastifyRequest, reply: FastifyReply, userUuid: string): Promise<void> {
    await (await this.find(req))?.destroy();
    const session = new this.oidc.current.Session();
    session.loginAccount({ accountId: userUuid, amr: byPassword });
    const id = await session.save(sessionSeconds);
    void reply.setCookie(cookieNames.session, id, cookieOptions(this.config, sessionSeconds));
  }

  async signOut(req: FastifyRequest, reply: FastifyReply): Promise<void> {
    await (await this.find(req))?.destroy();
    void reply.clearCookie(cookieNames.session, cookieOptions(this.config));
  }

  private async find(req: FastifyRequest) {
    const id = req.cookies[cookieNames.session];
    return id ? this.oidc.current.Session.find(id) : undefined;
  }
}

import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdentityConfig } from '../../config.js';
import { cookieNames, sessionSeconds } from '../../protocol/settings/index.js';
import { OidcProvider } from '../../protocol/provider/index.js';
import { cookieOptions } from '../../pages/cookies/index.js';
import { OauthTransaction, type RecordChanges } from '../../protocol/storage/index.js';

/** Who signs in, how they proved it (RFC 8176), and how sure that makes us. */
export interface VerifiedAccount {
  accountId: string;
  amr: string[];
  acr: string;
  /** Unix seconds. */
  loginTs: number;
}

/**
 * The session of a browser is the provider's own, whether it began on our page or in an application's sign-in: there is
 * one truth about who is signed in.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly config: IdentityConfig,
    private readonly oidc: OidcProvider,
    private readonly transaction: OauthTransaction,
  ) {}

  /** UUID of the person who is signed in. */
  async signedIn(req: FastifyRequest): Promise<string | undefined> {
    return (await this.find(req))?.accountId;
  }

  /**
   * The id of a session for this sign-in, and what is to be written for it. The id changes with every sign-in. The same
   * person keeps their applications, what another one had in this browser is gone.
   */
  async begin(req: FastifyRequest, proven: VerifiedAccount): Promise<{ id: string; records: RecordChanges }> {
    let id = '';
    const records = await this.transaction.collect(async () => (id = await this.renew(req, proven)));
    return { id, records };
  }

  /** Signs the browser in, once the session is stored. */
  give(reply: FastifyReply, id: string): void {
    void reply.setCookie(cookieNames.session, id, cookieOptions(this.config, sessionSeconds));
  }

  async signOut(req: FastifyRequest, reply: FastifyReply): Promise<void> {
    await (await this.find(req))?.destroy();
    void reply.clearCookie(cookieNames.session, cookieOptions(this.config));
  }

  /** The session of this browser, of somebody who is signed in. */
  async current(req: FastifyRequest) {
    const session = await this.find(req);
    return session?.accountId ? session : undefined;
  }

  private async renew(req: FastifyRequest, proven: VerifiedAccount): Promise<string> {
    const before = await this.find(req);
    const isSame = before?.accountId === proven.accountId;
    if (before && !isSame) await before.destroy();
    const session = before && isSame ? before : new this.oidc.current.Session();
    if (isSame) session.resetIdentifier();
    session.loginAccount(proven);
    return session.save(sessionSeconds);
  }

  private async find(req: FastifyRequest) {
    const id = req.cookies[cookieNames.session];
    return id ? this.oidc.current.Session.find(id) : undefined;
  }
}

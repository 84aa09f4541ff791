import { Injectable } from '@nestjs/common';
import { hashToken, sql } from '@platform/service-kit';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { cookieNames, routes } from '../settings/index.js';
import { Grants, OauthTransaction } from '../storage/index.js';
import { LiveSessions } from './live-sessions.js';

interface SignedInPerson {
  user_uuid: string;
  /** How often the person had been signed out everywhere by then. */
  sign_outs: number;
}

const paths = [routes.authorization, routes.code_verification];

/**
 * The provider reads who is signed in, and writes sessions and codes a moment later. Whoever was signed out everywhere
 * between the two, as by a reset of the password, must not come back by them: they are ended as soon as they are
 * written.
 */
@Injectable()
export class SignOutsMeanwhile {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly sessions: LiveSessions,
    private readonly grants: Grants,
  ) {}

  async guard(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
    const before = await this.presented(ctx);
    await next();
    // Set by the provider, unless it refused the request before that.
    const session = (ctx.oidc as KoaContextWithOIDC['oidc'] | undefined)?.session;
    const person = before.find(({ user_uuid }) => user_uuid === session?.accountId);
    if (!session || !person || (await this.isStillSo(person))) return;
    await this.transaction.write(async (tx) => {
      await this.sessions.end(tx, person.user_uuid, session.uid);
      // As the sign-out did: a code may hang on a session that is not there any more.
      await this.grants.endTokensOf(tx, person.user_uuid);
    });
  }

  /** The people of the session and of the application's sign-in that the request brings along. */
  private async presented(ctx: KoaContextWithOIDC): Promise<SignedInPerson[]> {
    const path = paths.find((known) => ctx.path === known || ctx.path.startsWith(`${known}/`));
    if (!path) return [];
    const [session, interaction] = [ctx.cookies.get(cookieNames.session), ctx.path.slice(path.length + 1)];
    if (!session && !interaction) return [];
    return this.transaction.rowsOf(
      sql<SignedInPerson>`
        SELECT users.uuid AS user_uuid, users.sign_outs
        FROM (
          VALUES ('Session', ${hashToken(session ?? '')}), ('Interaction', ${hashToken(interaction)})
        ) AS presented (kind, hash)
        JOIN oauth_records record ON record.kind = presented.kind AND record.hash = presented.hash
        JOIN users ON users.uuid = coalesce(payload->'result'->'login'->>'accountId', payload->>'accountId')::uuid`,
    );
  }

  /** Waits for a sign-out that has begun. One that begins later finds what was written. */
  private async isStillSo({ user_uuid, sign_outs }: SignedInPerson): Promise<boolean> {
    const rows = await this.transaction.rowsOf(
      sql`SELECT FROM users WHERE uuid = ${user_uuid} AND sign_outs = ${sign_outs} FOR SHARE`,
    );
    return rows.length > 0;
  }
}

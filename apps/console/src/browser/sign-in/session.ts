import { keptToken, unreachable, type AccessToken, type TokenSource } from '@platform/client';
import * as oidc from 'openid-client';
import { callbackUrl, signedOutUrl, type Settings } from '../settings.js';
import { redeem } from './authorization.js';
import { identityOf, isNoAnswer } from './identity.js';
import type { PendingSignIn } from './pending-sign-in.js';
import { SignInFault } from './sign-in-fault.js';

/** Nobody is signed in any more: the tokens ended, or were revoked elsewhere. */
export class SignedOut extends Error {}

type Tokens = Awaited<ReturnType<typeof redeem>>;

/** Identity must not keep the person on a page that they leave. */
const revocationSeconds = 5;

/**
 * The tokens of the person at this tab. They live in this object only. From a storage an attacker's script could read
 * them later, and a duplicated tab would use them a second time: identity ends the whole grant for that.
 */
export class Session implements TokenSource {
  private isOver = false;
  private readonly kept: TokenSource;

  private constructor(
    private readonly identity: oidc.Configuration,
    private readonly settings: Settings,
    private readonly sub: string,
    private tokens: Tokens,
  ) {
    this.kept = keptToken(() => this.refresh(), accessTokenOf(tokens));
  }

  /** Redeems the code that identity sent the browser back with. @throws SignInFault */
  static async fromCallback(settings: Settings, answer: URLSearchParams, pending: PendingSignIn | undefined) {
    const identity = identityOf(settings);
    const tokens = await redeem(identity, callbackUrl(settings), answer, pending);
    const sub = tokens.claims()?.sub;
    if (sub === undefined) throw new SignInFault('The sign-in did not work (no ID token). Please start again.');
    return new Session(identity, settings, sub, tokens);
  }

  /** @throws SignedOut, and PlatformError when identity does not answer */
  async token(): Promise<string> {
    if (this.isOver) throw new SignedOut();
    return this.kept.token();
  }

  /** @throws SignedOut, and PlatformError when identity does not answer */
  async renew(rejected: string): Promise<string> {
    if (this.isOver) throw new SignedOut();
    return this.kept.renew(rejected);
  }

  /**
   * Ends identity's sign-in of this browser (OpenID Connect RP-Initiated Logout 1.0). With the ID token, the newest,
   * identity does not ask again: the button was the question.
   */
  get signOutUrl(): string {
    const parameters = { id_token_hint: this.tokens.id_token!, post_logout_redirect_uri: signedOutUrl(this.settings) };
    return oidc.buildEndSessionUrl(this.identity, parameters).href;
  }

  /** No request gets a token from now on. Then tells identity, whose answer changes nothing (RFC 7009). */
  async end(): Promise<void> {
    this.isOver = true;
    this.identity.timeout = revocationSeconds;
    // The end of a refresh token is the end of everything that came from it.
    const token = this.tokens.refresh_token ?? this.tokens.access_token;
    await oidc.tokenRevocation(this.identity, token).catch(() => undefined);
  }

  private async refresh(): Promise<AccessToken> {
    const { refresh_token, id_token } = this.tokens;
    if (this.isOver || !refresh_token) throw this.over();
    const renewed = await oidc.refreshTokenGrant(this.identity, refresh_token).catch((err: unknown) => {
      // Without an answer the tokens may still be good: the next request tries again.
      throw isNoAnswer(err) ? unreachable(err) : this.over();
    });
    // Signed out meanwhile, or another person (OpenID Connect Core 12.2).
    if (this.isOver || (renewed.claims()?.sub ?? this.sub) !== this.sub) throw this.over();
    this.tokens = Object.assign(renewed, {
      refresh_token: renewed.refresh_token ?? refresh_token,
      id_token: renewed.id_token ?? id_token,
    });
    return accessTokenOf(renewed);
  }

  private over(): SignedOut {
    this.isOver = true;
    return new SignedOut();
  }
}

function accessTokenOf({ access_token, expires_in = 0 }: Tokens): AccessToken {
  return { value: access_token, expiresInSeconds: expires_in };
}

import type { Settings } from '../settings.js';
import type { PendingSignIn } from './pending-sign-in.js';
import { SignInFault } from './sign-in-fault.js';
import { redeemCode, renewTokens, revokeToken, type TokenAnswer } from './tokens.js';

/** Nobody is signed in any more: the tokens ended, or were revoked elsewhere. */
export class SignedOut extends Error {}

interface Tokens {
  access: string;
  refresh: string | undefined;
  expiresAtMs: number;
}

/** Renewed this long before its end, so that a request under way does not outlive it. */
const marginMs = 30_000;

/**
 * The tokens of the person at this tab. They live in this object only. From a storage an attacker's script could read
 * them later, and a duplicated tab would use them a second time: identity ends the whole grant for that.
 */
export class Session {
  private tokens: Tokens | undefined;
  /** The newest: it shows identity that this tab's person signs out. */
  private shownIdToken: string;
  private renewal: Promise<string> | undefined;

  private constructor(
    private readonly settings: Settings,
    private readonly sub: string,
    /** Of the profile, when the person arrived. */
    readonly zoneinfo: unknown,
    answer: TokenAnswer,
  ) {
    this.tokens = tokensOf(answer);
    this.shownIdToken = answer.id_token!;
  }

  get idToken(): string {
    return this.shownIdToken;
  }

  /** Redeems the code that identity sent the browser back with. @throws SignInFault */
  static async fromCallback(settings: Settings, answer: URLSearchParams, pending: PendingSignIn | undefined) {
    const tokens = await redeemCode(settings, answer, pending);
    const { sub, zoneinfo } = tokens.claims()!;
    return new Session(settings, sub, zoneinfo, tokens);
  }

  /** An access token that is good for a while. @throws SignedOut */
  async accessToken(): Promise<string> {
    if (!this.tokens) throw new SignedOut();
    return this.tokens.expiresAtMs - marginMs > Date.now() ? this.tokens.access : this.renew(this.tokens.access);
  }

  /** A new token after `rejected` got 401. Who comes while it is being renewed gets the same one. @throws SignedOut */
  async renew(rejected: string): Promise<string> {
    if (this.tokens && this.tokens.access !== rejected) return this.tokens.access;
    this.renewal ??= this.refresh().finally(() => (this.renewal = undefined));
    return this.renewal;
  }

  /** Forgets the tokens at once, then tells identity, whose answer changes nothing. */
  async end(): Promise<void> {
    const token = this.tokens?.refresh ?? this.tokens?.access;
    this.tokens = undefined;
    if (token) await revokeToken(this.settings, token).catch(() => undefined);
  }

  private async refresh(): Promise<string> {
    const refreshToken = this.tokens?.refresh;
    if (!refreshToken) throw this.over();
    try {
      const answer = await renewTokens(this.settings, refreshToken, this.sub);
      // Signed out meanwhile.
      if (!this.tokens) throw this.over();
      this.shownIdToken = answer.id_token ?? this.shownIdToken;
      this.tokens = tokensOf(answer, refreshToken);
      return this.tokens.access;
    } catch (err) {
      // Without an answer the tokens may still be good: the next request tries again.
      throw err instanceof SignInFault ? this.over() : err;
    }
  }

  private over(): SignedOut {
    this.tokens = undefined;
    return new SignedOut();
  }
}

function tokensOf({ access_token, refresh_token, expires_in = 0 }: TokenAnswer, refreshBefore?: string): Tokens {
  return {
    access: access_token,
    refresh: refresh_token ?? refreshBefore,
    expiresAtMs: Date.now() + expires_in * 1000,
  };
}

import * as oidc from 'openid-client';
import { callbackPath, type Settings } from './config.js';

/** Whoever opens the sign-in and never comes back is forgotten when so many others have. */
const maxPending = 1_000;
const scope = 'openid profile organizations org:read';

/** A sign-in between its start and its end: what the answer is checked with. It never leaves this server. */
interface Pending {
  state: string;
  nonce: string;
  verifier: string;
}

export interface SignedIn {
  name: string;
  accessToken: string;
}

/** Signs people in by the authorization code flow with PKCE. */
export class SignIn {
  private readonly pending = new Map<string, Pending>();

  private constructor(
    private readonly identity: oidc.Configuration,
    private readonly redirectUri: string,
  ) {}

  /** Reads the metadata of the platform, from which all addresses come. */
  static async at({ origin, clientId, clientSecret, port }: Settings): Promise<SignIn> {
    // Without TLS only on the developer's own machine.
    const execute = origin.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
    const method = oidc.ClientSecretBasic(clientSecret);
    const identity = await oidc.discovery(new URL(`${origin}/api`), clientId, undefined, method, { execute });
    return new SignIn(identity, `http://127.0.0.1:${port}${callbackPath}`);
  }

  /** @returns where the browser goes, and the state that its cookie keeps until it comes back */
  async begin(): Promise<{ url: URL; state: string }> {
    const pending = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    this.pending.set(pending.state, pending);
    if (this.pending.size > maxPending) this.pending.delete(this.pending.keys().next().value!);
    const url = oidc.buildAuthorizationUrl(this.identity, {
      redirect_uri: this.redirectUri,
      scope,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
    });
    return { url, state: pending.state };
  }

  /**
   * @param state of the cookie: another browser's answer is none of ours
   * @throws when the answer does not belong to the request, or the person said no
   */
  async finish(callback: URL, state: string): Promise<SignedIn> {
    const pending = this.pending.get(state);
    if (!pending) throw new Error('This sign-in was not started here, or it is over.');
    this.pending.delete(state);
    const tokens = await oidc.authorizationCodeGrant(this.identity, callback, {
      expectedState: pending.state,
      expectedNonce: pending.nonce,
      pkceCodeVerifier: pending.verifier,
      idTokenExpected: true,
    });
    const { name, sub } = tokens.claims()!;
    return { name: typeof name === 'string' ? name : sub, accessToken: tokens.access_token };
  }
}

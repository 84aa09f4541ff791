import { Injectable } from '@nestjs/common';
import { Egress } from '@platform/egress';
import { holdsAddress, oneSpelling, turnsText } from '@platform/contracts';
import { Sealing } from '@platform/service-kit';
import * as openid from 'openid-client';
import { IdentityConfig } from '../../config.js';
import { egressFetch } from '../../egress/index.js';
import { plainText } from '../../people/index.js';
import type { IdentityProvider } from './identity-provider.entity.js';
import { isSharedIssuer } from './shared-issuer.js';
import { providerSecretPurpose } from './identity-providers.service.js';

interface Discovery {
  configuration: openid.Configuration;
  expiresAt: number;
}

/**
 * What another provider says of somebody. Only `issuer` and `subject` together name them: an address can change hands.
 */
export interface ForeignIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string;
  surname: string;
  /** When the person signed in there, in Unix seconds; null when the provider does not say. */
  signedInAt: number | null;
}

/** What an answer must fit to; kept with the browser meanwhile. */
export interface ExpectedAnswer {
  state: string;
  nonce: string;
  verifier: string;
}

const keepMs = 3_600_000;
const longestClaim = 255;
/** Whoever has signed in there longer ago than this does so again. */
const oldestSignInSeconds = 30 * 86_400;

/** This service as a client of other providers: authorization code with PKCE, state and nonce, signatures checked. */
@Injectable()
export class RelyingParty {
  private readonly known = new Map<string, Discovery>();

  constructor(
    private readonly config: IdentityConfig,
    private readonly sealing: Sealing,
    private readonly egress: Egress,
  ) {}

  /**
   * `isAgain` lets the provider ask the person even if they are signed in there. `max_age` is always sent: it is what
   * makes a provider say when the person signed in (OpenID Connect Core 3.1.2.1).
   */
  async begin(provider: IdentityProvider, isAgain: boolean): Promise<{ expected: ExpectedAnswer; url: string }> {
    const configuration = await this.discover(provider);
    const expected = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri(provider.code),
      scope: provider.scopes.join(' '),
      state: expected.state,
      nonce: expected.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(expected.verifier),
      code_challenge_method: 'S256',
      ...(isAgain ? { prompt: 'login', max_age: '0' } : { max_age: String(oldestSignInSeconds) }),
    });
    return { expected, url: url.href };
  }

  /** `query` is what the browser brought; throws whatever does not fit. */
  async complete(provider: IdentityProvider, query: string, expected: ExpectedAnswer): Promise<ForeignIdentity> {
    const configuration = await this.discover(provider);
    const tokens = await openid.authorizationCodeGrant(
      configuration,
      // Each provider has an address of its own: an answer of one cannot be taken for that of another (RFC 9700 4.4).
      new URL(`${this.redirectUri(provider.code)}?${query}`),
      {
        expectedState: expected.state,
        expectedNonce: expected.nonce,
        pkceCodeVerifier: expected.verifier,
        idTokenExpected: true,
      },
    );
    const claims = tokens.claims()!;
    const hasUserinfo = Boolean(configuration.serverMetadata().userinfo_endpoint);
    const more =
      claims['email'] === undefined && hasUserinfo
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
    return identityOf(configuration.serverMetadata().issuer, claims.sub, { ...more, ...claims });
  }

  /** Where the provider sends the browser back to; the operator registers it there. */
  redirectUri(code: string): string {
    return `${this.config.AUTH_URL}/federation/${code}/callback`;
  }

  private async discover(provider: IdentityProvider): Promise<openid.Configuration> {
    const key = `${provider.code} ${provider.updated_at.getTime()}`;
    const known = this.known.get(key);
    if (known && known.expiresAt > Date.now()) return known.configuration;
    refuseShared(provider, provider.issuer);
    const { sealed_client_secret } = provider;
    const secret = sealed_client_secret && this.sealing.open(sealed_client_secret, providerSecretPurpose);
    const configuration = await openid.discovery(
      new URL(provider.issuer),
      provider.client_id,
      {},
      secret ? authentication(secret) : openid.None(),
      {
        [openid.customFetch]: egressFetch(this.egress),
        // The operator's command line allows plain http on this machine only.
        execute: [
          openid.enableNonRepudiationChecks,
          ...(provider.issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
        ],
      },
    );
    refuseShared(provider, configuration.serverMetadata().issuer);
    this.known.set(key, { configuration, expiresAt: Date.now() + keepMs });
    return configuration;
  }
}

/** One that was stored before such issuers were refused, or that names another one than it was found by. */
function refuseShared({ code }: IdentityProvider, issuer: string): void {
  if (isSharedIssuer(issuer)) throw new Error(`many tenants share the issuer of ${code}: ${issuer}`);
}

/** By the body where the provider says that it takes it, else by the header, which is the default of the protocol. */
function authentication(secret: string): openid.ClientAuth {
  const [post, basic] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (takesPost ? post : basic)(server, client, body, headers);
  };
}

function identityOf(issuer: string, subject: string, claims: Record<string, unknown>): ForeignIdentity {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? plainText(value, longestClaim) : '';
  };
  const email = oneSpelling(text('email')) || null;
  // Nobody here can be asked for a better one.
  const name = (claim: string) => (holdsAddress(text(claim)) || turnsText(text(claim)) ? '' : text(claim));
  const [first = '', ...others] = name('name').split(' ');
  return {
    issuer,
    subject,
    email,
    isEmailVerified: claims['email_verified'] === true,
    name: name('given_name') || first || email?.split('@')[0] || '',
    signedInAt: typeof claims['auth_time'] === 'number' ? claims['auth_time'] : null,
    surname: name('family_name') || (name('given_name') ? '' : others.join(' ')),
  };
}

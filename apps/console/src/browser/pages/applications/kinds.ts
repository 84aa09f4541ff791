import type { OauthClientAnswer } from '@platform/contracts';

/** What applications are, for the person who registers one. The API knows whether they can keep a secret. */
export const kinds = ['web', 'single-page', 'native', 'machine'] as const;
export type Kind = (typeof kinds)[number];

export const isKind = (text: string): text is Kind => kinds.some((kind) => kind === text);

/** Whether an application of this kind can keep a secret. */
export const keepsSecrets = (kind: Kind) => kind === 'web' || kind === 'machine';

/** Scopes that are good for something in a token of the application itself, without a person. */
export const ownScopes: readonly string[] = ['org:read', 'org:manage'];

type Known = Pick<OauthClientAnswer, 'type' | 'redirect_uris' | 'scopes'>;

/** What an application must be, as far as its settings say it. */
export function kindOf({ type, redirect_uris, scopes }: Known): Kind {
  if (type === 'confidential') return scopes.every((scope) => ownScopes.includes(scope)) ? 'machine' : 'web';
  return redirect_uris.every(isOfDevice) ? 'native' : 'single-page';
}

/** The scheme of an app, or the machine that the program runs on. */
function isOfDevice(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? {};
  if (protocol === 'http:') return ['127.0.0.1', '[::1]', 'localhost'].includes(hostname!);
  return protocol !== 'https:';
}

/** Whether an application proves itself by signing, and has no secret. */
export function isSigning({ jwks, jwks_uri }: Pick<OauthClientAnswer, 'jwks' | 'jwks_uri'>): boolean {
  return jwks !== null || jwks_uri !== null;
}

/** How the application proves at the token endpoint that it is itself, by the names of OpenID Connect. */
export function methodsOf(client: Pick<OauthClientAnswer, 'type' | 'jwks' | 'jwks_uri'>): string {
  if (client.type === 'public') return 'none';
  return isSigning(client) ? 'private_key_jwt' : 'client_secret_basic, client_secret_post';
}

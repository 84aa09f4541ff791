import { Problem } from '@platform/service-kit';
import { exportJWK, generateKeyPair } from 'jose';
import { errors, Provider, type AdapterPayload } from 'oidc-provider';
import { metadata, type OauthClient } from '../clients/index.js';
import { configure } from './configuration.js';
import { type ProviderParts } from './provider-parts.js';

type ClientClass = new (metadata: AdapterPayload) => unknown;

let judge: Promise<ClientClass> | undefined;

/**
 * Throws `validation_failed` for a client that oidc-provider would not take: from then on it would refuse all that the
 * client asks for. Our own rules, which have clearer words, come before this; it is for what they do not know of.
 */
export async function refuseUnreadable(client: OauthClient): Promise<void> {
  const Judge = await (judge ??= clientClass());
  try {
    new Judge(metadata(client));
  } catch (err) {
    if (!(err instanceof errors.InvalidClientMetadata)) throw err;
    const description = err.error_description ?? err.message;
    const [word = ''] = description.split(' ');
    throw Problem.field(word in client ? word : 'client', description);
  }
}

/**
 * Of a provider with our configuration that answers nobody, because the command line has no other. Its rules for
 * clients ask for nothing that the provider works with but a key for ID tokens.
 */
async function clientClass(): Promise<ClientClass> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const adapter: ProviderParts['adapter'] = () => {
    throw new Error('this provider stores nothing');
  };
  const parts = { adapter, pages: {}, jwks: [await exportJWK(privateKey)] } as ProviderParts;
  return new Provider('https://client.invalid', configure(parts)).Client;
}

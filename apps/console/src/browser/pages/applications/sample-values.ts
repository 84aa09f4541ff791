import type { OauthClientAnswer } from '@platform/contracts';
import type { SampleValues } from '../../samples/fill-sample.js';
import { isSigning, ownScopes } from './kinds.js';
import type { NewSecrets } from './secrets.js';

interface Addresses {
  issuer: string;
  authUrl: string;
}

/** Where a program listens that is tried out, when no address of the application says it. */
const usualPort = '3000';

/** What the code samples of an application are filled with. */
export function sampleValues(
  client: OauthClientAnswer,
  shown: NewSecrets,
  { issuer, authUrl }: Addresses,
): SampleValues {
  const redirectUri = client.redirect_uris[0]!;
  const scopes = client.scopes.join(' ');
  const webhookUrl = client.webhook_url ?? `http://127.0.0.1:${usualPort}/webhooks`;
  return {
    texts: {
      issuer,
      auth_url: authUrl,
      client_id: client.client_id,
      redirect_uri: redirectUri,
      encoded_redirect_uri: encodeURIComponent(redirectUri),
      port: portOf(redirectUri),
      scopes,
      encoded_scopes: encodeURIComponent(scopes),
      own_scopes: client.scopes.filter((scope) => ownScopes.includes(scope)).join(' ') || undefined,
      webhook_url: webhookUrl,
      webhook_port: portOf(webhookUrl),
    },
    secrets: {
      CLIENT_SECRET: client.type === 'public' || isSigning(client) ? null : (shown.client_secret ?? undefined),
      WEBHOOK_SECRET: shown.webhook_secret ?? undefined,
    },
  };
}

/** Of an address on this machine; one elsewhere is before a proxy, whose program listens where it likes. */
function portOf(address: string): string {
  const { protocol, port } = URL.parse(address) ?? {};
  return protocol === 'http:' && port ? port : usualPort;
}

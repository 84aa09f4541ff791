import { scopes } from '@platform/contracts';
import type { AnyService } from '../service/service.js';

/** Stand for the addresses of a platform: the console's server, which gives the documents out, puts in its own. */
export const places = { platform: 'https://id.example.com', links: 'https://go.example.com' };

/** By these names operations say what proves who calls. */
export type SchemeName = keyof typeof schemes;

const schemes = {
  oauth: {
    type: 'oauth2',
    description:
      'An access token of a client that a person has let in, or of the client itself, as `Authorization: Bearer …`. ' +
      'Code flows need PKCE. See `/.well-known/oauth-authorization-server/api`.',
    flows: {
      authorizationCode: {
        authorizationUrl: `${places.platform}/api/oauth/authorize`,
        tokenUrl: `${places.platform}/api/oauth/token`,
        refreshUrl: `${places.platform}/api/oauth/token`,
        scopes: { ...scopes },
      },
      clientCredentials: { tokenUrl: `${places.platform}/api/oauth/token`, scopes: { ...scopes } },
    },
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of an account of links, as `Authorization: Bearer …`. Its owner makes it in the console.',
  },
  dispatchSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Platform-Signature-256',
    description: 'The HMAC-SHA256 of a registered service over `X-Platform-Timestamp`, a dot and the raw body.',
  },
  telegramSecret: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Telegram-Bot-Api-Secret-Token',
    description: 'The secret that the platform told Telegram.',
  },
} as const;

/** The scheme of routes that say nothing else: an access token, or what the service has in its place. */
export const usualScheme = (service: AnyService): SchemeName => (service.strategy ? 'apiKey' : 'oauth');

export const describedScheme = (name: string) => structuredClone(schemes[name as SchemeName]);

/** Whether somebody who is let in by an access token or an API key may call it alone. */
export function isOpen(security: Record<string, unknown>[] | undefined): boolean {
  return security?.every((one) => !('oauth' in one) && !('apiKey' in one)) ?? false;
}

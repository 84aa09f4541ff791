import type { JWK } from 'jose';
import type { AdapterFactory, Configuration, ExternalSigningKey, KoaContextWithOIDC } from 'oidc-provider';
import type { Grants } from '../storage/index.js';
import type { Accounts } from './accounts.js';

/** What the provider needs from the rest of the service. */
export interface ProviderParts {
  adapter: AdapterFactory;
  accounts: Accounts;
  hasSecondFactor: (userUuid: string) => Promise<boolean>;
  grants: Grants;
  pages: ProviderPages;
  fetch: NonNullable<Configuration['fetch']>;
  jwks: (JWK | ExternalSigningKey)[];
}

export interface ProviderPages {
  interactionUrl: NonNullable<NonNullable<Configuration['interactions']>['url']>;
  renderError: NonNullable<Configuration['renderError']>;
  confirmSignOut: (ctx: KoaContextWithOIDC, form: string) => void;
  signedOut: (ctx: KoaContextWithOIDC) => void;
  /** `err` is what was wrong with the code that was typed. */
  askUserCode: (ctx: KoaContextWithOIDC, form: string, err?: Error) => void;
  confirmDevice: (ctx: KoaContextWithOIDC, form: string, userCode: string) => void | Promise<void>;
  deviceConnected: (ctx: KoaContextWithOIDC) => void | Promise<void>;
}

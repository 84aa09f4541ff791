import type { ServiceName, TokenRecord } from '@platform/contracts';

/** What an access token says of its holder. */
export type TokenUser = TokenRecord & { kind: 'token' };

/** Another service of the platform. */
export interface InternalUser {
  kind: 'internal';
  service: ServiceName;
}

/**
 * Who calls, by the kind of the proof. A service that brings a strategy adds what that one finds (`declare module
 * '@platform/service-kit'`).
 */
export interface Users {
  token: TokenUser;
  internal: InternalUser;
}

/** Told apart by `kind`. */
export type User = Users[keyof Users];

import type { Provider } from 'oidc-provider';

/**
 * Tells the storage whether a grant that is saved was read before: one that was revoked meanwhile must not come back.
 * The provider hands only the properties of this list from a model to its storage.
 */
export function rememberThatGrantsAreStored(provider: Provider): void {
  const properties = (provider.Grant as Provider['Grant'] & { IN_PAYLOAD: string[] }).IN_PAYLOAD;
  Object.defineProperty(provider.Grant, 'IN_PAYLOAD', { get: () => [...properties, 'isStored'] });
}

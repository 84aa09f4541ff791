import type { Provider } from 'oidc-provider';

/**
 * Makes every address that the provider writes begin with the public one, whatever host a request names. The provider
 * asks its request for protocol and host, and has no option for them but the headers of a proxy.
 */
export function answerAsPublicAddress(provider: Provider, { protocol, host }: URL): void {
  Object.defineProperties(provider.request, {
    protocol: { get: () => protocol.slice(0, -1) },
    host: { get: () => host },
  });
}

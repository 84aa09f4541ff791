import type { Provider } from 'oidc-provider';

interface Parameters {
  scope?: unknown;
}

/** Beside the property of the provider, which has become an accessor. */
const tidied = Symbol('params');

/**
 * Lists of scopes are put together by hand: spaces before, after and between them too many mean nothing. The parameters
 * of every request, by whatever way they came, are set here before the provider looks at them.
 */
export function tidyScopes(provider: Provider): void {
  Object.defineProperty(provider.OIDCContext.prototype, 'params', {
    get(this: { [tidied]?: Parameters }) {
      return this[tidied];
    },
    set(this: { [tidied]?: Parameters }, params: Parameters) {
      if (typeof params.scope === 'string')
        params.scope = params.scope.split(' ').filter(Boolean).join(' ') || undefined;
      this[tidied] = params;
    },
  });
}

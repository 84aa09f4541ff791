import type { Provider } from 'oidc-provider';

interface Parameters {
  scope?: unknown;
}

/**
 * Lists of scopes are put together by hand: spaces before, after and between them too many mean nothing. The parameters of every request, by whatever
 * way they came, are set here before the provider looks at them.
 */
export function tidyScopes(provider: Provider): void {
  const parametersOf = new WeakMap<object, Parameters>();
  Object.defineProperty(provider.OIDCContext.prototype, 'params', {
    get(this: object) {
      return parametersOf.get(this);
    },
    set(this: object, params: Parameters) {
      if (typeof params.scope === 'string')
        params.scope = params.scope.split(' ').filter(Boolean).join(' ') || undefined;
      parametersOf.set(this, params);
    },
  });
}

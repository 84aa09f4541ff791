import { Provider, type Configuration, type TokenEndpointGrantContext } from 'oidc-provider';

export type GrantHandler = (ctx: TokenEndpointGrantContext) => void | Promise<void>;

type Names = string | readonly string[] | ReadonlySet<string>;

/**
 * A provider whose own grants are wrapped: it hands out none of their handlers. It registers them while the base class
 * constructs itself, when no field of the subclass exists.
 */
export function providerWithWrappedGrants(
  issuer: string,
  configuration: Configuration,
  wrap: (grantType: string, handler: GrantHandler) => GrantHandler,
): Provider {
  class ProviderWithWrappedGrants extends Provider {
    override registerGrantType<P extends object>(
      name: string,
      handler: (ctx: TokenEndpointGrantContext<P>) => void | Promise<void>,
      ...rest: [parameters?: Names, duplicates?: Names]
    ): void {
      // `P` says what the handler reads of the request: whoever wraps it does not read that.
      super.registerGrantType(name, wrap(name, handler as unknown as GrantHandler), ...rest);
    }
  }
  return new ProviderWithWrappedGrants(issuer, configuration);
}

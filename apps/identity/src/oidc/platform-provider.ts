import { timingSafeEqual } from 'node:crypto';
import { hashToken, log, type ReadYourWritesInterceptor } from '@platform/service-kit';
import { Provider, type Configuration, type TokenEndpointGrantContext } from 'oidc-provider';
import { pageHeaders } from '../pages/page-headers.js';
import { routes } from './configuration.js';
import type { GrantHandler, SingleUse } from './single-use.js';

type Names = string | readonly string[] | ReadonlySet<string>;

const keySetMaxAgeSeconds = 3_600;

interface PlatformParts {
  /** Public origin; the issuer is this plus `/api`. */
  authUrl: string;
  configuration: Configuration;
  singleUse: SingleUse;
  readYourWrites: ReadYourWritesInterceptor;
}

/** oidc-provider with what the platform adds to it. */
export function platformProvider({ authUrl, configuration, singleUse, readYourWrites }: PlatformParts): Provider {
  // The grants are registered while the base class constructs itself: no field of the subclass exists by then.
  class PlatformProvider extends Provider {
    override registerGrantType<P extends object>(
      name: string,
      handler: (ctx: TokenEndpointGrantContext<P>) => void | Promise<void>,
      ...rest: [parameters?: Names, duplicates?: Names]
    ): void {
      super.registerGrantType(name, singleUse.wrap(name, handler as unknown as GrantHandler), ...rest);
    }
  }
  const provider = new PlatformProvider(`${authUrl}/api`, configuration);
  answerAsPublicAddress(provider, new URL(authUrl));
  compareHashedSecrets(provider);
  frame(provider, readYourWrites);
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'oauth: unexpected error'));
  return provider;
}

/** Every address that the provider writes is the public one, whatever host a request names. */
function answerAsPublicAddress(provider: Provider, { protocol, host }: URL): void {
  Object.defineProperties(provider.request, {
    protocol: { get: () => protocol.slice(0, -1) },
    host: { get: () => host },
  });
}

/** Only hashes of client secrets are stored, and two secrets are good while one replaces the other. */
function compareHashedSecrets(provider: Provider): void {
  const { prototype } = provider.Client as unknown as {
    prototype: { compareClientSecret: (presented: string) => boolean };
  };
  prototype.compareClientSecret = function (this: { secret_hashes: string[] }, presented) {
    const hash = Buffer.from(hashToken(presented));
    return this.secret_hashes.map((known) => timingSafeEqual(Buffer.from(known), hash)).some(Boolean);
  };
}

function frame(provider: Provider, readYourWrites: ReadYourWritesInterceptor): void {
  provider.use(async (ctx, next) => {
    ctx.set(pageHeaders());
    await readYourWrites.waitForCopies(() => next());
    if (ctx.path === routes.jwks) ctx.set('cache-control', `public, max-age=${keySetMaxAgeSeconds}`);
  });
}

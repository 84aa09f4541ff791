import { Injectable } from '@nestjs/common';
import { hashToken, RedisConnections, retryAfter, SharedWindow } from '@platform/service-kit';
import { errors, Provider, type Adapter, type KoaContextWithOIDC } from 'oidc-provider';
import { IdentityConfig } from '../../config.js';
import { networkOf } from '../../throttling/index.js';
import { ipOf } from '../settings/index.js';

const windowMs = 60_000;
/** Routes on which anybody makes a record; without a secret of the client on the last two. */
const openRoutes = ['authorization', 'pushed_authorization_request', 'device_authorization'];

/**
 * Limits the requests that people begin who have not signed in, and clients that have no secret: their records pile up
 * until they expire. So many a minute may come from one network, and so many for one client from everywhere.
 * The latter is generous, because whoever uses it up for a client stops the sign-ins of its people for up to a minute.
 * What is refused by the network does not count for the client.
 */
@Injectable()
export class RequestLimits {
  private readonly window: SharedWindow;

  constructor(
    private readonly config: IdentityConfig,
    redis: RedisConnections,
  ) {
    this.window = new SharedWindow(redis, windowMs);
  }

  /** The adapter, with each new request counted before it is stored. */
  limited(adapter: Adapter): Adapter {
    const store = adapter.upsert.bind(adapter);
    adapter.upsert = async (...record) => {
      const ctx = Provider.ctx;
      if (ctx && isOpen(ctx)) await this.check(ctx);
      await store(...record);
    };
    return adapter;
  }

  private async check(ctx: KoaContextWithOIDC): Promise<void> {
    const { AUTHORIZATION_RATE_LIMIT, AUTHORIZATION_RATE_LIMIT_PER_CLIENT } = this.config;
    const clientId = ctx.oidc.client!.clientId;
    await this.hit(ctx, `network\n${networkOf(ipOf(ctx.req))}`, AUTHORIZATION_RATE_LIMIT);
    await this.hit(ctx, `client\n${clientId}`, AUTHORIZATION_RATE_LIMIT_PER_CLIENT);
  }

  private async hit(ctx: KoaContextWithOIDC, whose: string, limit: number): Promise<void> {
    const { count, ttlMs } = await this.window.hit(`identity:requests:${hashToken(whose)}`);
    if (count <= limit) return;
    ctx.set('retry-after', retryAfter(ttlMs));
    throw new TooManyRequests();
  }
}

function isOpen({ oidc: { route, client } }: KoaContextWithOIDC): boolean {
  return openRoutes.includes(route) && (route === 'authorization' || client?.clientAuthMethod === 'none');
}

/**
 * For the client at its redirect address as RFC 6749 section 4.1.2.1 names it, elsewhere with status 429 (RFC 9126
 * section 2.3).
 */
class TooManyRequests extends errors.TemporarilyUnavailable {
  override status = 429;
  override statusCode = 429;

  constructor() {
    super('too many requests were begun from this network or for this client, try again in a minute');
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Management, MemoryWindow, rowsOf, sql } from '@platform/service-kit';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { hostName } from '../../addresses/index.js';

const rememberedMs = 10_000;
const maxHosts = 50_000;
const windowMs = 60_000;
/** Look-ups a minute in Postgres: anybody can make a TLS server ask about any name. */
const maxLookUps = 600;

/**
 * `GET /internal/tls/ask?domain=HOST` on the management port, which is never public: 200 for an active domain, else
 * 404. A TLS server in front (Caddy's on-demand TLS) gets certificates for our owners' domains only.
 */
@Injectable()
export class TlsAsk implements OnModuleInit {
  private readonly known = new LRUCache<string, boolean>({ max: maxHosts, ttl: rememberedMs });
  private readonly lookUps = new MemoryWindow(windowMs);

  constructor(
    private readonly dataSource: DataSource,
    private readonly management: Management,
  ) {}

  onModuleInit(): void {
    this.management.serve('/internal/tls/ask', async (url) => {
      const status = await this.answer(url.searchParams.get('domain') ?? '');
      return [status, 'application/json', JSON.stringify({ allowed: status === 200 })];
    });
  }

  private async answer(domain: string): Promise<number> {
    const host = hostName(domain);
    if (!host || host.length > 253) return 404;
    const known = this.known.get(host);
    if (known !== undefined) return known ? 200 : 404;
    if (this.lookUps.hit('all').count > maxLookUps) return 429;
    // Who writes `www.` in front of a branded domain is led on as well.
    const hosts = [host, host.replace(/^www\./, '')];
    const found = await rowsOf(
      this.dataSource,
      sql`SELECT FROM domain WHERE host = ANY (${hosts}) AND state = 'active'`,
    );
    this.known.set(host, found.length > 0);
    return found.length > 0 ? 200 : 404;
  }
}

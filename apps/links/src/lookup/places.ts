import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LinksConfig } from '../config.js';
import { addressKey, hostName, keysAt, ownAliases } from '../addresses/index.js';
import { DomainCache, type BrandedDomain } from './domain-cache.js';
import { LinkCache } from './link-cache.js';
import type { LinkTarget } from './link-target.js';

/** A host that links live on: the platform's own when `domain` is null. */
export interface Place {
  domain: BrandedDomain | null;
}

const own: Place = { domain: null };

/** Finds out where a visitor stands, and what is there. */
@Injectable()
export class Places {
  private readonly ownHost: string;
  /** Our own host as the last visitor's `Host` header had it: nearly all of them write it alike. */
  private ownHeader: string | undefined;

  constructor(
    private readonly domains: DomainCache,
    private readonly links: LinkCache,
    config: LinksConfig,
  ) {
    this.ownHost = hostName(new URL(config.LINKS_BASE_URL).host);
  }

  /** Null: an unknown host, which never serves our links (docs/decisions.md#unknown-hosts). */
  async of(req: { headers: IncomingHttpHeaders }): Promise<Place | null> {
    const { host } = req.headers;
    if (host !== undefined && host === this.ownHeader) return own;
    const place = await this.at(hostName(host));
    if (place === own) this.ownHeader = host;
    return place;
  }

  /** Whether the visitor stands on links' own host, where what belongs to no branded domain is served. */
  isOwn(req: FastifyRequest): boolean {
    return hostName(req.headers.host) === this.ownHost;
  }

  /** By alias, as it was written in the address. */
  async link(place: Place, alias: string): Promise<LinkTarget | null> {
    const domainId = place.domain?.id ?? null;
    for (const aliasKey of keysAt(alias, place.domain ?? ownAliases)) {
      const { link, version } = await this.links.find(addressKey(domainId, aliasKey));
      // A tombstone ends the search: who takes the folded spelling of a deleted alias must not get its visitors.
      if (link || version > 0) return link;
    }
    return null;
  }

  /**
   * Where a domain sends those who are lost; null when that would lead in a circle. Branded domains send people on from everywhere but
   * their links, so an address on one must be that of a link: then they are not lost again. Our own host sends nobody on.
   */
  async detour(url: string): Promise<string | null> {
    if (!url || !URL.canParse(url)) return null;
    const { href, host, pathname } = new URL(url);
    const place = await this.at(hostName(host));
    if (!place || (!place.domain && /^\/[^/]+\/./.test(pathname))) return href;
    try {
      return (await this.link(place, decodeURIComponent(pathname.slice(1)))) ? href : null;
    } catch {
      return null;
    }
  }

  private async at(host: string): Promise<Place | null> {
    if (host === this.ownHost) return own;
    if (!/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)) return null;
    const { domain } = await this.domains.find(host);
    if (domain) return { domain };
    // `www.` in front of a branded domain means that domain, where nobody has the other one. Once: each look-up costs.
    return /^www\.(?!www\.)/.test(host) ? this.at(host.slice(4)) : null;
  }
}

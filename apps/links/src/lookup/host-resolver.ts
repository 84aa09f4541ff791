import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LinksConfig } from '../config.js';
import { addressKey, hostName, keysAt, ownAliases } from '../addresses/index.js';
import { DomainCache, type BrandedDomain } from './domain-cache.js';
import { LinkCache } from './link-cache.js';
import type { LinkTarget } from './link-target.js';

/** A host that has links: the platform's own when `domain` is null, else a branded domain. */
export interface LinkHost {
  domain: BrandedDomain | null;
}

const ownHost: LinkHost = { domain: null };

/** Finds the host that a visitor has asked, and the link at an address of it. */
@Injectable()
export class HostResolver {
  private readonly ownName: string;
  /** Our own host as the last visitor's `Host` header had it: nearly all of them write it alike. */
  private ownHeader: string | undefined;

  constructor(
    private readonly domains: DomainCache,
    private readonly links: LinkCache,
    config: LinksConfig,
  ) {
    this.ownName = hostName(new URL(config.LINKS_BASE_URL).host);
  }

  /** @returns null for an unknown host, which never serves our links (docs/decisions.md#unknown-hosts) */
  async resolve(req: { headers: IncomingHttpHeaders }): Promise<LinkHost | null> {
    const { host } = req.headers;
    if (host !== undefined && host === this.ownHeader) return ownHost;
    const found = await this.find(hostName(host));
    if (found === ownHost) this.ownHeader = host;
    return found;
  }

  /** Whether the request is for links' own host. What belongs to no branded domain is served there only. */
  isOwn(req: FastifyRequest): boolean {
    return hostName(req.headers.host) === this.ownName;
  }

  /** @param alias as it was written in the address */
  async findLink({ domain }: LinkHost, alias: string): Promise<LinkTarget | null> {
    for (const aliasKey of keysAt(alias, domain ?? ownAliases)) {
      const { link, version } = await this.links.find(addressKey(domain?.id ?? null, aliasKey));
      // A tombstone ends the search: who takes the folded spelling of a deleted alias must not get its visitors.
      if (link || version > 0) return link;
    }
    return null;
  }

  /**
   * Checks an address to which a domain sends visitors who found nothing. A branded domain sends people on from
   * everywhere but its links, so an address on one must be that of a link. Our own host sends nobody on.
   *
   * @returns null when the address would lead in a circle
   */
  async safeRedirect(url: string): Promise<string | null> {
    if (!url || !URL.canParse(url)) return null;
    const { href, host, pathname } = new URL(url);
    const found = await this.find(hostName(host));
    if (!found || (!found.domain && /^\/[^/]+\/./.test(pathname))) return href;
    try {
      return (await this.findLink(found, decodeURIComponent(pathname.slice(1)))) ? href : null;
    } catch {
      return null;
    }
  }

  private async find(name: string): Promise<LinkHost | null> {
    if (name === this.ownName) return ownHost;
    if (!/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)) return null;
    const { domain } = await this.domains.find(name);
    if (domain) return { domain };
    // `www.` before a branded domain means that domain, unless somebody has the longer one. Tried once.
    return /^www\.(?!www\.)/.test(name) ? this.find(name.slice(4)) : null;
  }
}

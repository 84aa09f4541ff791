import { Injectable } from '@nestjs/common';
import type { UpdateLinkDomain } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { BlockListService } from '../../blocks/index.js';
import { hostName } from '../../addresses/index.js';
import { brandedAmong } from './branded-host.js';
import { dnsTargetsOf } from './domain-pointing.js';

/** Where a domain may lead those who ask for its root or an unknown alias. */
@Injectable()
export class DomainRedirects {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly blockList: BlockListService,
  ) {}

  /**
   * Checks where a domain may lead. No address on a host of ours is taken, so there are no loops however domains refer
   * to each other.
   *
   * @throws Problem 400 for a host of ours, and for what no link may lead to
   */
  async check(host: string, redirects: Pick<UpdateLinkDomain, 'redirectroot' | 'redirect404'>): Promise<void> {
    const given = Object.entries(redirects).filter(([, url]) => url);
    const hosts = given.map(([, url]) => hostName(new URL(url).host));
    const branded = await brandedAmong(this.dataSource.manager, hosts);
    const ours = new Set([host, ...this.ownHosts(), ...branded]);
    for (const [index, [field, url]] of given.entries()) {
      if (ours.has(hosts[index]!)) throw Problem.field(field, 'must not lead to a short link');
      await this.blockList.check([new URL(url).href], field);
    }
  }

  ownHosts(): string[] {
    const { LINKS_BASE_URL, AUTH_URL } = this.config;
    return [LINKS_BASE_URL, AUTH_URL]
      .map((origin) => hostName(new URL(origin).host))
      .concat(dnsTargetsOf(this.config).cname);
  }
}

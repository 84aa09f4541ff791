import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { dnsRecords } from '@platform/service-kit';
import { OrganizationsConfig } from '../config.js';

const timeoutMs = 3_000;
const tries = 2;

/** Reads TXT records, from the servers of `DNS_SERVERS` or those of the system. */
@Injectable()
export class TxtRecords {
  private readonly resolver = new Resolver({ timeout: timeoutMs, tries });

  constructor(config: OrganizationsConfig) {
    if (config.DNS_SERVERS.length) this.resolver.setServers(config.DNS_SERVERS);
  }

  /**
   * @returns the records of a name, empty when there are none
   * @throws Problem 503 `unavailable` when the servers do not answer
   */
  async of(name: string): Promise<string[]> {
    const records = await dnsRecords(name, this.resolver.resolveTxt(name));
    return records.map((parts) => parts.join(''));
  }
}

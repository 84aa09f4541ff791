import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { log, Problem } from '@platform/service-kit';
import { OrganizationsConfig } from '../config.js';

const timeoutMs = 3_000;
const tries = 2;
const mostRecords = 100;

/** Reads TXT records, from the servers of `DNS_SERVERS` or those of the system. */
@Injectable()
export class TxtRecords {
  private readonly resolver = new Resolver({ timeout: timeoutMs, tries });

  constructor(config: OrganizationsConfig) {
    if (config.DNS_SERVERS.length) this.resolver.setServers(config.DNS_SERVERS);
  }

  /** Empty for a name without any; 503 when the servers do not answer. */
  async of(name: string): Promise<string[]> {
    try {
      const records = await this.resolver.resolveTxt(name);
      return records.slice(0, mostRecords).map((parts) => parts.join(''));
    } catch (err) {
      const { code } = err as NodeJS.ErrnoException;
      if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
      log.warn({ err, name }, 'dns: no answer');
      throw new Problem('unavailable', { message: `The DNS does not answer for ${name}. Please try again.` });
    }
  }
}

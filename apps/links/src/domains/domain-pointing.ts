import { Injectable } from '@nestjs/common';
import type { DnsRecord } from '@platform/contracts';
import { LinksConfig } from '../config.js';
import { isApex } from './branded-host.js';
import { targetsOf } from './domain-targets.js';
import { DomainVerifier } from './domain-verifier.js';
import { pointsHere } from './pointing.js';
import { withoutRecord } from './record-to-set.js';

/** Whether domains lead here, as the DNS says now. */
@Injectable()
export class DomainPointing {
  constructor(
    private readonly config: LinksConfig,
    private readonly dns: DomainVerifier,
  ) {}

  /** Throws 503 when the DNS does not answer. */
  isHere(host: string): Promise<boolean> {
    return pointsHere(this.dns, host, targetsOf(this.config));
  }

  /** Passes when it leads here; otherwise 422 with the record to set. */
  async require(host: string): Promise<void> {
    if (await this.isHere(host)) return;
    const { cname, addresses } = targetsOf(this.config);
    const isWhole = isApex(host);
    const record: DnsRecord =
      isWhole && addresses.length > 0
        ? { type: 'A', name: host, values: [...addresses] }
        : { type: isWhole ? 'ALIAS' : 'CNAME', name: host, values: [cname] };
    throw withoutRecord('domain_not_pointing', record, (words) => {
      return `${host} does not point here. Set ${words} and repeat the request; a change of the DNS may take up to 36 hours.`;
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { DnsRecord } from '@platform/contracts';
import { LinksConfig } from '../config.js';
import type { BrandedHost } from './branded-host.js';
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
  async require({ host, isApex }: Pick<BrandedHost, 'host' | 'isApex'>): Promise<void> {
    if (await this.isHere(host)) return;
    const { cname, addresses } = targetsOf(this.config);
    const byAddress = isApex && addresses.length > 0;
    const record: DnsRecord = byAddress
      ? { type: 'A', name: host, values: [...addresses] }
      : { type: isApex ? 'ALIAS' : 'CNAME', name: host, values: [cname] };
    throw withoutRecord('domain_not_pointing', record, (words) => {
      return `${host} does not point here. Set ${words} and repeat the request; a change of the DNS may take up to 36 hours.`;
    });
  }
}

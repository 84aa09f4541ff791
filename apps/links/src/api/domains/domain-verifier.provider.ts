import type { FactoryProvider } from '@nestjs/common';
import { LinksConfig } from '../../config.js';
import { DnsVerifier, DomainVerifier, StaticVerifier } from './domain-verifier.js';

/** The DNS, or in development what `LINKS_STATIC_DNS` says instead of it. */
export const domainVerifier: FactoryProvider<DomainVerifier> = {
  provide: DomainVerifier,
  inject: [LinksConfig],
  useFactory: ({ LINKS_STATIC_DNS, DNS_SERVERS }: LinksConfig) =>
    LINKS_STATIC_DNS.length === 0 ? new DnsVerifier(DNS_SERVERS) : new StaticVerifier(LINKS_STATIC_DNS),
};

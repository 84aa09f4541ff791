import type { FactoryProvider } from '@nestjs/common';
import { ConfigurationError } from '@platform/service-kit';
import { LinksConfig } from '../config.js';
import { DnsVerifier, DomainVerifier, StaticVerifier } from './domain-verifier.js';

/** The DNS, or in development what `LINKS_STATIC_DNS` says instead of it. */
export const domainVerifier: FactoryProvider<DomainVerifier> = {
  provide: DomainVerifier,
  inject: [LinksConfig],
  useFactory: ({ NODE_ENV, LINKS_STATIC_DNS, DNS_SERVERS }: LinksConfig) => {
    if (LINKS_STATIC_DNS.length === 0) return new DnsVerifier(DNS_SERVERS);
    if (NODE_ENV === 'production') throw new ConfigurationError('configuration: LINKS_STATIC_DNS is for development');
    return new StaticVerifier(LINKS_STATIC_DNS);
  },
};

import type { DnsServer } from '@platform/testing';
import type { Fault } from './fault.js';

/** The name server answers every question with SERVFAIL. */
export function loseDns(dns: DnsServer): Fault {
  return {
    name: 'DNS gone',
    holdMs: 8_000,
    begin: () => void (dns.isBroken = true),
    end: () => void (dns.isBroken = false),
  };
}

import { Problem } from '@platform/service-kit';
import type { DomainVerifier } from '../api/domains/domain-verifier.js';

export interface FakeRecords {
  cname?: string[];
  a?: string[];
  aaaa?: string[];
  txt?: string[];
  /** As after SERVFAIL or a time-out. */
  isBroken?: boolean;
}

/** A DNS with these names. A test may change `records`. */
export function fakeDns(records: Record<string, FakeRecords>): DomainVerifier {
  const of = (name: string, kind: 'cname' | 'a' | 'aaaa' | 'txt') =>
    records[name]?.isBroken ? Promise.reject(new Problem('unavailable')) : Promise.resolve(records[name]?.[kind] ?? []);
  return {
    resolveCname: (name) => of(name, 'cname'),
    resolve4: (name) => of(name, 'a'),
    resolve6: (name) => of(name, 'aaaa'),
    resolveTxt: (name) => of(name, 'txt'),
  };
}

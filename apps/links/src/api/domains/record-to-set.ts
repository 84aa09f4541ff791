import type { DnsRecord, ErrorCode } from '@platform/contracts';
import { Problem } from '@platform/service-kit';

const typeTexts: Record<DnsRecord['type'], string> = {
  A: 'an A record',
  // Either name, by the company that keeps the zone.
  ALIAS: 'an ALIAS or ANAME record',
  CNAME: 'a CNAME record',
  TXT: 'a TXT record',
};

/**
 * Refuses a domain until its owner has set a record, in words and as `dns_record` for programs.
 *
 * @param message gets the record in words
 */
export function withoutRecord(code: ErrorCode, record: DnsRecord, message: (record: string) => string): Problem {
  const { type, name, values } = record;
  const words = `${typeTexts[type]} of ${name} to ${values.join(', ')}`;
  return new Problem(code, { message: message(words), fields: { dns_record: record } });
}

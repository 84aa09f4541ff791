import type { Domain } from '@platform/contracts';
import type { OrganizationDomain } from './organization-domain.entity.js';
import type { TxtRecords } from './txt-records.js';

/** The DNS record by which an organization proves that it owns a domain. */
export function proofOf({ domain, token }: Pick<OrganizationDomain, 'domain' | 'token'>): Domain['verification'] {
  return { type: 'TXT', name: `_platform-verification.${domain}`, value: `platform-verification=${token}` };
}

/**
 * Says whether the record is there.
 *
 * @throws Problem 503 `unavailable` when the DNS does not answer
 */
export async function isProved(
  records: TxtRecords,
  domain: Pick<OrganizationDomain, 'domain' | 'token'>,
): Promise<boolean> {
  const { name, value } = proofOf(domain);
  return (await records.of(name)).some((record) => record.trim() === value);
}

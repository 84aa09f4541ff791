import { Problem } from '@platform/service-kit';
import emailProviders from 'email-providers';
import { parse } from 'tldts';

const publicProviders = new Set(emailProviders);

/**
 * Refuses domains that no organization can own.
 *
 * @throws Problem 422 for a public suffix, a name below no public suffix, and the domain of a public mail provider
 */
export function requireClaimable(domain: string): void {
  const { domain: registered, isIcann, isIp } = parse(domain, { allowPrivateDomains: true });
  const isReal = !isIp && registered !== null && (isIcann === true || parse(domain).isIcann === true);
  if (!isReal) throw Problem.field('domain', 'must be a registered domain');
  if (publicProviders.has(domain) || publicProviders.has(registered))
    throw Problem.field('domain', 'is the domain of a public mail provider');
}

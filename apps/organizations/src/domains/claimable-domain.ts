import { Problem } from '@platform/service-kit';
import emailProviders from 'email-providers';
import { parse } from 'tldts';

const publicProviders = new Set(emailProviders);

/** 422 for what nobody can own: a public suffix, a name under none, the domain of a mail provider that is open to everybody. */
export function requireClaimable(domain: string): void {
  const { domain: registered, isIcann, isIp } = parse(domain, { allowPrivateDomains: true });
  const isReal = !isIp && registered !== null && (isIcann === true || parse(domain).isIcann === true);
  if (!isReal) throw Problem.field('domain', 'must be a registered domain');
  if (publicProviders.has(domain) || publicProviders.has(registered))
    throw Problem.field('domain', 'is the domain of a public mail provider');
}

import { Resolver } from 'node:dns/promises';
import { z } from 'zod';
import { commaSeparated } from '../common/comma-separated.js';
import { log } from '../telemetry/logger.js';
import { Problem } from '../common/problem.js';

const maxRecords = 100;

/** Settings of a service that asks the DNS about domains of other people. */
export const dnsSettings = {
  /** Comma-separated addresses of name servers, with a port if need be; those of the system when empty. */
  DNS_SERVERS: z.string().default('').transform(commaSeparated).refine(canBeAsked, {
    message: 'must be addresses of name servers, such as 192.0.2.53 or [2001:db8::53]:5353, separated by commas',
  }),
};

function canBeAsked(servers: string[]): boolean {
  try {
    new Resolver().setServers(servers);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param answer of the resolver, about `name`
 * @returns what the DNS says, no more than 100 records; empty where there is no such name or record
 * @throws Problem 503 `unavailable` when its servers do not answer
 */
export async function dnsRecords<T>(name: string, answer: Promise<T[]>): Promise<T[]> {
  try {
    return (await answer).slice(0, maxRecords);
  } catch (err) {
    const { code } = err as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    log.warn({ err, name }, 'dns: no answer');
    throw new Problem('unavailable', { message: `The DNS does not answer for ${name}. Please try again.` });
  }
}

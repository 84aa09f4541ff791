import { log } from './operations/logger.js';
import { Problem } from './problem.js';

const mostRecords = 100;

/** What the DNS answers about a name: empty where there is no such name or record, 503 when its servers do not answer. */
export async function dnsRecords<T>(name: string, answer: Promise<T[]>): Promise<T[]> {
  try {
    return (await answer).slice(0, mostRecords);
  } catch (err) {
    const { code } = err as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    log.warn({ err, name }, 'dns: no answer');
    throw new Problem('unavailable', { message: `The DNS does not answer for ${name}. Please try again.` });
  }
}

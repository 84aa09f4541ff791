import { EgressError, type Egress } from '@platform/egress';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether this host, as `URL` writes it, is the machine itself. */
export function isLoopback(hostname: string): boolean {
  return loopback.has(hostname);
}

/**
 * What is wrong with an address that this service is to call, or null: https, or http where the operator allows the
 * network that it leads to.
 */
export function publicUrlFault(url: string, egress: Egress): string | null {
  try {
    egress.checkUrl(url);
    return null;
  } catch (err) {
    if (!(err instanceof EgressError)) throw err;
    return err.code === 'blocked_address' ? 'must be a public address' : 'must be an http or https URL';
  }
}

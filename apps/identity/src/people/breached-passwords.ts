import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Egress, EgressError } from '@platform/egress';
import { log } from '@platform/service-kit';
import { IdentityConfig } from '../config.js';

const prefixLength = 5;
const longestWaitMs = 2_000;
/** `<the other 35 hex digits>:<how often>`; lines that pad the answer were seen 0 times. */
const lineSyntax = /^([0-9A-F]{35}):0*[1-9]\d*$/i;

/**
 * Passwords of published breaches, by the range protocol of Have I Been Pwned: asked is for the first five digits of
 * the SHA-1, which some hundred passwords share, and compared here. Where it is not switched on nothing is asked.
 * Whoever chooses a password never waits or fails for it: without an answer in time nothing is known of it.
 */
@Injectable()
export class BreachedPasswords {
  constructor(
    private readonly config: IdentityConfig,
    private readonly egress: Egress,
  ) {}

  async has(password: string): Promise<boolean> {
    const address = this.config.BREACHED_PASSWORDS_URL;
    if (address === undefined) return false;
    const digest = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
    try {
      const range = await this.range(address, digest.slice(0, prefixLength));
      return range.has(digest.slice(prefixLength));
    } catch (err) {
      // Neither the address, which holds digits of the password, nor the password.
      const reason = err instanceof EgressError ? err.code : 'answer';
      log.warn({ reason }, 'passwords: breaches could not be asked for');
      return false;
    }
  }

  private async range(address: string, prefix: string): Promise<Set<string>> {
    const { statusCode, body, truncated } = await this.egress.send({
      url: `${address.replace(/\/+$/, '')}/${prefix}`,
      method: 'GET',
      // All answers are of about the same length then: it does not tell who listens which range it is.
      headers: { 'add-padding': 'true', 'user-agent': 'PlatformID/1.0', 'accept-encoding': 'identity' },
      timeoutMs: longestWaitMs,
    });
    if (statusCode !== 200 || truncated) throw new Error('no range');
    const seen = body
      .toString()
      .split(/\r?\n/)
      .flatMap((line) => lineSyntax.exec(line)?.[1]?.toUpperCase() ?? []);
    return new Set(seen);
  }
}

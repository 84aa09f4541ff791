import { Injectable } from '@nestjs/common';
import { Semaphore } from '@platform/service-kit';
import { hash, verify } from '@node-rs/argon2';
import { IdentityConfig } from '../config.js';

/** OWASP's first choice for argon2id (the algorithm that the library takes by default): 19 MiB, 2 passes, 1 lane. */
export const owaspCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * argon2id with a bound: so many hashes at the same time, so many more wait their turn, and all others are answered
 * with 503 instead of an exhausted memory. Passwords are compared in NFC, so that it does not matter which keyboard
 * wrote them.
 */
@Injectable()
export class Passwords {
  /** Tests of other things lower it: hashes would take a tenth of their time. */
  static cost = owaspCost;
  private readonly semaphore: Semaphore;
  private readonly nobody: Promise<string>;

  constructor(config: IdentityConfig) {
    this.semaphore = new Semaphore(config.PASSWORD_HASHES_AT_ONCE, config.PASSWORD_HASHES_WAITING);
    this.nobody = hash('the password of nobody', Passwords.cost);
  }

  async hash(password: string): Promise<string> {
    return this.semaphore.run(() => hash(password.normalize('NFC'), Passwords.cost));
  }

  /** Does the same work whether there is a hash to compare with or not. */
  async isRight(password: string, stored: string | null): Promise<boolean> {
    const encoded = stored ?? (await this.nobody);
    const isEqual = await this.semaphore.run(() => verify(encoded, password.normalize('NFC')));
    return isEqual && stored !== null;
  }

  /** Whoever comes now waits for their turn. */
  get areTurnsTaken(): boolean {
    return this.semaphore.isBusy;
  }

  /** Made with other parameters than today's: to be made anew while the password is at hand. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = Passwords.cost;
    return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}

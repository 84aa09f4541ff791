import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Semaphore } from '@platform/service-kit';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes a thread: more at once would take memory and save no time. */
const maxConcurrency = 2;
const maxWaiting = 50;

/**
 * Hashes and checks passwords of links, a bounded number at once. Beyond that it is 503, so that guesses cannot fill
 * the memory.
 */
@Injectable()
export class LinkPasswords {
  private readonly semaphore = new Semaphore(maxConcurrency, maxWaiting);

  hash(password: string): Promise<string> {
    return this.semaphore.run(() => hash(password.normalize('NFC'), cost));
  }

  isRight(password: string, kept: string): Promise<boolean> {
    return this.semaphore.run(() => verify(kept, password.normalize('NFC')));
  }
}

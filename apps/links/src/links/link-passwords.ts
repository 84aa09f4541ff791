import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each runs on a thread of its own: more at once would take memory and no less time. */
const mostAtOnce = 2;
const mostWaiting = 50;

/** Passwords of links, with a bound: beyond it 503, so that nobody can fill the memory with guesses. */
@Injectable()
export class LinkPasswords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFC'), cost));
  }

  isRight(password: string, kept: string): Promise<boolean> {
    return this.inTurn(() => verify(kept, password.normalize('NFC')));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= mostAtOnce) {
      if (this.waiting.length >= mostWaiting) throw new Problem('unavailable', { headers: { 'retry-after': '5' } });
      // Whoever ends hands its place on, so that nobody comes in between.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Turns } from '@platform/service-kit';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each runs on a thread of its own: more at once would take memory and no less time. */
const mostAtOnce = 2;
const mostWaiting = 50;

/** Passwords of links, with a bound: beyond it 503, so that nobody can fill the memory with guesses. */
@Injectable()
export class LinkPasswords {
  private readonly turns = new Turns(mostAtOnce, mostWaiting);

  hash(password: string): Promise<string> {
    return this.turns.take(() => hash(password.normalize('NFC'), cost));
  }

  isRight(password: string, kept: string): Promise<boolean> {
    return this.turns.take(() => verify(kept, password.normalize('NFC')));
  }
}

import { Injectable } from '@nestjs/common';
import { oneSpelling } from '@platform/contracts';
import { hashToken, Problem, rowsOf, type BatchQueue } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { tokenOf } from '../../people/history/index.js';
import { type PasswordOwner, Passwords } from '../../people/index.js';
import { countersOf, Throttle, type Counters } from '../../throttling/index.js';
import { beginSignIns, type AttemptToCount, type BegunSignIn } from './begin-sign-in.js';
import { countSignIn } from './sign-in-metrics.js';
import { noLimit, shortWait, signInQueue } from './sign-in-queue.js';

/** An attempt that was counted and may be made. */
export interface SignInAttempt {
  person: PasswordOwner | null;
  /** What it was counted by, to be given back once it has succeeded. */
  counters: Counters;
}

/**
 * The beginning of a sign-in by password, before the password is looked at; attempts that come together share a
 * statement.
 */
@Injectable()
export class SignInAttempts {
  private readonly queue: BatchQueue<AttemptToCount, BegunSignIn>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    passwords: Passwords,
  ) {
    this.queue = signInQueue(passwords, async (wanted) =>
      (await this.beginAll(wanted, shortWait)).map((value) => ({ status: 'fulfilled', value })),
    );
  }

  /** Counts the attempt by the address that was typed. Throws `rate_limit_exceeded` when it must wait. */
  async begin(req: FastifyRequest, email: string): Promise<SignInAttempt> {
    const attempt = { account: email, req };
    const token = tokenOf(req);
    const wanted = {
      email: oneSpelling(email),
      tokenHash: token === undefined ? '' : hashToken(token),
      known: countersOf('sign_in', { ...attempt, isKnownDevice: true }),
      other: countersOf('sign_in', attempt),
    };
    // The mistake of one, or a lock that somebody holds for long, fails the statement of all: then each is tried alone.
    const begun = await this.queue.add(wanted).catch(() => this.beginAlone(wanted));
    const counters = begun.is_known_device ? wanted.known : wanted.other;
    if (!begun.are_counted) await this.count(counters);
    return { person: begun.person, counters };
  }

  private async count(counters: Counters): Promise<void> {
    await this.throttle.count(counters).catch((err: unknown) => {
      if (err instanceof Problem && err.code === 'rate_limit_exceeded') countSignIn('slowed_down');
      throw err;
    });
  }

  private async beginAlone(wanted: AttemptToCount): Promise<BegunSignIn> {
    const [begun] = await this.beginAll([wanted], noLimit);
    return begun!;
  }

  private beginAll(wanted: AttemptToCount[], lockWait: string): Promise<BegunSignIn[]> {
    return rowsOf(this.dataSource, beginSignIns(wanted, lockWait));
  }
}

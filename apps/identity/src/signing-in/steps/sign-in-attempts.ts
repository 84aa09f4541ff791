import { Injectable } from '@nestjs/common';
import { oneSpelling } from '@platform/contracts';
import { hashToken, pgArray, prepared, type Lane } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { tokenOf } from '../../people/history/index.js';
import { nobody, type PasswordOwner, Passwords } from '../../people/index.js';
import { answersByPlace } from '../../protocol/storage/index.js';
import { countable, type Counters, countersOf, refuse } from '../../throttling/index.js';
import { beginSignIn, beginSignIns, type BegunSignIn } from './begin-sign-in.js';
import { signInLane } from './sign-in-lane.js';

/** An attempt that was counted and may be made. */
export interface SignInAttempt {
  person: PasswordOwner | null;
  /** What it was counted by, to be given back once it has succeeded. */
  counters: Counters;
}

interface Wanted {
  /** In one spelling. */
  email: string;
  tokenHash: string;
  /** From a device that the person knows, and from another one. */
  known: Counters;
  other: Counters;
}

/** The beginning of a sign-in by password, before the password is looked at; attempts that come together share a statement. */
@Injectable()
export class SignInAttempts {
  private readonly lane: Lane<Wanted, BegunSignIn | undefined>;

  constructor(
    private readonly dataSource: DataSource,
    passwords: Passwords,
  ) {
    this.lane = signInLane(passwords, (wanted) => this.beginAll(wanted));
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
    // When one of them must wait, or is a mistake, each is tried alone.
    const begun = (await this.lane.add(wanted).catch(() => undefined)) ?? (await this.beginAlone(wanted));
    return { person: begun.person, counters: begun.is_known_device ? wanted.known : wanted.other };
  }

  private async beginAll(wanted: Wanted[]): Promise<PromiseSettledResult<BegunSignIn | undefined>[]> {
    const counters = wanted.flatMap(({ known, other }, index) => [
      ...known.all.map((counter) => ({ ...counter, place: index + 1, isKnownDevice: true })),
      ...other.all.map((counter) => ({ ...counter, place: index + 1, isKnownDevice: false })),
    ]);
    const rows = await prepared<BegunSignIn & { place: number }>(this.dataSource, beginSignIns, [
      pgArray('text', wanted, ({ email }) => email),
      pgArray('text', wanted, ({ tokenHash }) => tokenHash),
      nobody,
      pgArray('int4', counters, ({ place }) => place),
      pgArray('bool', counters, ({ isKnownDevice }) => isKnownDevice),
      pgArray('text', counters, ({ key }) => key),
      pgArray('int4', counters, ({ rule }) => rule.free),
      pgArray('float8', counters, ({ rule }) => rule.forgetSeconds),
    ]);
    return answersByPlace(wanted, rows);
  }

  private async beginAlone({ email, tokenHash, known, other }: Wanted): Promise<BegunSignIn> {
    const values = [email, tokenHash, nobody, countable(known), countable(other)];
    const [row] = await prepared<BegunSignIn & { wait_seconds: number }>(this.dataSource, beginSignIn, values);
    refuse(row!.wait_seconds);
    return row!;
  }
}

import { Injectable } from '@nestjs/common';
import { rowsOf, sql, type BatchQueue } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Passwords } from '../../people/index.js';
import { answersByPlace } from '../../protocol/storage/index.js';
import { completeSignIns, type CompletedSignIn, type SignInResult } from './complete-sign-in.js';
import { noLimit, shortWait, signInQueue } from './sign-in-queue.js';

/** What belongs into the transaction of a sign-in that is stored alone. */
interface InTransaction {
  /** Runs before anything is stored. */
  before?: ((tx: EntityManager) => Promise<void>) | undefined;
  /** Tells the owner that their account is used in a new browser. */
  tellOwner: (tx: EntityManager) => Promise<void>;
}

/** Stores what sign-ins leave behind, those that come together in one statement. */
@Injectable()
export class SignInResults {
  private readonly queue: BatchQueue<CompletedSignIn, SignInResult | undefined>;

  constructor(
    private readonly dataSource: DataSource,
    passwords: Passwords,
  ) {
    this.queue = signInQueue(passwords, (signIns) => this.storeTogether(signIns));
  }

  /** False when the person may not be signed in by this, or not by this alone: then nothing is stored. */
  async store(signIn: CompletedSignIn, { before, tellOwner }: InTransaction): Promise<boolean> {
    if (!before && (await this.isStoredWithOthers(signIn))) return true;
    return this.dataSource.transaction(async (tx) => {
      await before?.(tx);
      // Waits for who holds the person: the statement itself passes over whoever is held.
      await rowsOf(tx, sql`SELECT FROM users WHERE uuid = ${signIn.userUuid} FOR SHARE`);
      const [done] = await rowsOf(tx, completeSignIns([signIn], { isOwnerTold: true, lockWait: noLimit }));
      if (done?.is_unexpected) await tellOwner(tx);
      return done !== undefined;
    });
  }

  /** The mistake of one fails the statement of all: then each is tried alone. */
  private async isStoredWithOthers(signIn: CompletedSignIn): Promise<boolean> {
    const done = await this.queue.add(signIn).catch(() => undefined);
    return done?.is_unexpected === false;
  }

  private async storeTogether(signIns: CompletedSignIn[]): Promise<PromiseSettledResult<SignInResult | undefined>[]> {
    const statement = completeSignIns(signIns, { isOwnerTold: false, lockWait: shortWait });
    return answersByPlace(signIns, await rowsOf(this.dataSource, statement));
  }
}

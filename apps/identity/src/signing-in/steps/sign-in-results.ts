import { Injectable } from '@nestjs/common';
import { prepared, type Lane } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { Passwords } from '../../people/index.js';
import { answersByPlace } from '../../protocol/storage/index.js';
import { completeSignIns, valuesOf, type CompletedSignIn, type Completion } from './complete-sign-in.js';
import { signInLane } from './sign-in-lane.js';

/** Stores what sign-ins leave behind, those that come together in one statement. */
@Injectable()
export class Completions {
  private readonly lane: Lane<CompletedSignIn, Completion | undefined>;

  constructor(
    private readonly dataSource: DataSource,
    passwords: Passwords,
  ) {
    this.lane = signInLane(passwords, (signIns) => this.storeAll(signIns));
  }

  /** False when nothing is stored: the person may not be signed in by this, or must be told of it, or somebody else holds them at this moment. */
  async store(signIn: CompletedSignIn): Promise<boolean> {
    // Only `completeSignIn` ends what was here before.
    if (signIn.records.deleted.length) return false;
    // What has failed together is tried alone: the mistake is of one of them.
    const done = await this.lane.add(signIn).catch(() => undefined);
    return done?.is_unexpected === false;
  }

  private async storeAll(signIns: CompletedSignIn[]): Promise<PromiseSettledResult<Completion | undefined>[]> {
    const rows = await prepared<Completion>(this.dataSource, completeSignIns, valuesOf(signIns, false));
    return answersByPlace(signIns, rows);
  }
}

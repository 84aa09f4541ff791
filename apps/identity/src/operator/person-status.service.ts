import { Injectable } from '@nestjs/common';
import { oneSpelling } from '@platform/contracts';
import { constant, execute, Problem, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountEvents } from '../people/history/index.js';
import { SecurityNotices } from '../people/mails/index.js';
import { LiveSessions } from '../protocol/sessions/index.js';
import { OauthTransaction } from '../protocol/storage/index.js';
import { People, User } from '../people/index.js';

export interface PersonState {
  uuid: string;
  email: string;
  is_active: boolean;
}

/** The operator's switch for an account. */
@Injectable()
export class PersonStatus {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly sessions: LiveSessions,
    private readonly events: AccountEvents,
    private readonly notices: SecurityNotices,
    private readonly people: People,
  ) {}

  /** Oldest first, at most `limit`; those whose address or name holds `search`. */
  async list(search: string | undefined, limit: number): Promise<PersonState[]> {
    const wanted = search ?? null;
    return this.transaction.rowsOf(
      sql<PersonState>`
        SELECT uuid, email, name, surname, email_verified_at, is_active, created_at FROM users
        WHERE ${wanted}::text IS NULL
          OR position(lower(${wanted}) IN lower(email || ' ' || name || ' ' || surname)) > 0
        ORDER BY created_at, uuid LIMIT ${limit}`,
    );
  }

  /**
   * The person is out everywhere at once: sessions, open sign-ins, grants and every token that was made from them, keys
   * of links.
   */
  async disable(email: string): Promise<PersonState> {
    return this.transaction.write(async (tx) => {
      const user = await this.set(tx, email, { is_active: false });
      await this.sessions.endAll(tx, user.uuid);
      return stateOf(user);
    });
  }

  async enable(email: string): Promise<PersonState> {
    return this.transaction.write(async (tx) => stateOf(await this.set(tx, email, { is_active: true })));
  }

  /**
   * For somebody who has lost all second factors, after the operator made sure who it is: authenticator, recovery codes
   * and passkeys are gone, and so is every session. The password stays.
   */
  async resetMfa(email: string): Promise<PersonState> {
    return this.transaction.write(async (tx) => {
      const user = await lock(tx, email);
      for (const table of ['totp_secrets', 'recovery_codes', 'passkeys'] as const)
        await execute(tx, sql`DELETE FROM ${constant(table)} WHERE user_uuid = ${user.uuid}`);
      await this.events.record(tx, user.uuid, 'second_factors_reset', null, { by: 'operator' });
      // Whoever talked the operator into it may not be the owner.
      await this.notices.add(tx, user, 'secondFactorsReset', null);
      await this.sessions.endAll(tx, user.uuid);
      return stateOf(user);
    });
  }

  private async set(tx: EntityManager, email: string, changed: Pick<User, 'is_active'>): Promise<User> {
    const user = await lock(tx, email);
    await tx.update(User, user.uuid, changed);
    const after = { ...user, ...changed };
    await this.people.tellStatus(tx, after);
    return after;
  }
}

function stateOf({ uuid, email, is_active }: User): PersonState {
  return { uuid, email, is_active };
}

async function lock(tx: EntityManager, email: string): Promise<User> {
  const user = await tx.findOne(User, {
    where: { email: oneSpelling(email) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!user) throw new Problem('user_not_found');
  return user;
}

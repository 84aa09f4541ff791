import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { execute, OnEvent, rowsOf, sql, type AfterCommit } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { ApiKeysService } from '../callers/index.js';
import { Account } from '../../records/index.js';
import { nextUsername, usernameOf } from '../../addresses/index.js';
import { AccountErasure } from './account-erasure.js';
import { FirstKeys } from './first-keys.js';

const usernameAttempts = 8;

type PersonEvent = PlatformEvent<'user.registered' | 'user.updated' | 'user.status_changed'>;

/**
 * An account and its first API key come with the person (docs/decisions.md#accounts-and-first-keys), in whatever order
 * identity's events arrive.
 */
@Injectable()
export class AccountsConsumer {
  constructor(
    private readonly firstKeys: FirstKeys,
    private readonly keys: ApiKeysService,
    private readonly erasure: AccountErasure,
  ) {}

  @OnEvent('user.registered', 'user.updated')
  async save(event: PersonEvent, tx: EntityManager): Promise<void> {
    const { version, occurredAt } = event;
    const { uuid, email, language } = event.payload.user;
    const created = await this.insert(event, tx);
    if (created !== null) {
      await this.firstKeys.make(tx, created);
      return;
    }
    await execute(
      tx,
      sql`
        UPDATE account SET registered = least(registered, ${occurredAt}),
          email = CASE WHEN version < ${version} THEN ${email} ELSE email END,
          language = CASE WHEN version < ${version} THEN ${language} ELSE language END,
          version = greatest(version, ${version})
        WHERE user_uuid = ${uuid}`,
    );
  }

  /** API keys of an account that is disabled or asleep are refused until it is back; its links go on to redirect. */
  @OnEvent('user.status_changed')
  async saveStatus(event: PlatformEvent<'user.status_changed'>, tx: EntityManager): Promise<AfterCommit> {
    await this.save(event, tx);
    const { uuid, is_active } = event.payload.user;
    const [changed] = await rowsOf(
      tx,
      sql<{ id: number }>`
        UPDATE account SET is_active = ${is_active}, status_version = ${event.version}
        WHERE user_uuid = ${uuid} AND status_version < ${event.version} RETURNING id`,
    );
    return async () => {
      if (changed) await this.keys.stopAll(changed.id);
    };
  }

  @OnEvent('user.deleted')
  erase({ payload, version, occurredAt }: PlatformEvent<'user.deleted'>, tx: EntityManager): Promise<AfterCommit> {
    return this.erasure.erase(tx, { userUuid: payload.user.uuid, version, occurredAt });
  }

  /** The id of a new account; null when the person has one. Who loses the race for a username takes the next one. */
  private async insert(event: PersonEvent, tx: EntityManager): Promise<number | null> {
    const { uuid, name, surname, email, language } = event.payload.user;
    const wanted = usernameOf(name, surname);
    for (let attempt = 1; attempt <= usernameAttempts; attempt++) {
      if (await tx.existsBy(Account, { user_uuid: uuid })) return null;
      const username = attempt === 1 ? wanted : nextUsername(wanted);
      const [account] = await rowsOf(
        tx,
        sql<{ id: number }>`
          INSERT INTO account (user_uuid, email, language, username, registered, version)
          VALUES (${uuid}, ${email}, ${language}, ${username}, ${event.occurredAt}, ${event.version})
          ON CONFLICT DO NOTHING RETURNING id`,
      );
      if (account) return account.id;
    }
    throw new Error(`no free username for ${wanted}`);
  }
}

import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { ApiKeysService } from '../keys/api-keys.service.js';
import { nextUsername, usernameOf } from './username.js';

const usernameAttempts = 8;

/** An account and its first API key come with the person (decisions.md Links 5), in whatever order identity's events arrive. */
@Injectable()
export class AccountsConsumer {
  constructor(private readonly keys: ApiKeysService) {}

  @OnEvent('user.registered', 'user.updated')
  async save(event: PlatformEvent<'user.registered' | 'user.updated'>, tx: EntityManager): Promise<void> {
    const { uuid, email } = event.payload.user;
    const created = await this.insert(event, tx);
    if (created !== null) {
      await this.keys.create(tx, created, 'First key');
      return;
    }
    await tx.query(
      `UPDATE account SET registered = least(registered, $4),
         email = CASE WHEN version < $3 THEN $2 ELSE email END, version = greatest(version, $3)
       WHERE user_uuid = $1`,
      [uuid, email, event.version, event.occurredAt],
    );
  }

  /** The id of a new account; null when the person has one. Who loses the race for a username takes the next one. */
  private async insert(
    event: PlatformEvent<'user.registered' | 'user.updated'>,
    tx: EntityManager,
  ): Promise<number | null> {
    const { uuid, name, surname, email } = event.payload.user;
    const wanted = usernameOf(name, surname);
    for (let attempt = 1; attempt <= usernameAttempts; attempt++) {
      const [known] = await tx.query<unknown[]>(`SELECT FROM account WHERE user_uuid = $1`, [uuid]);
      if (known) return null;
      const username = attempt === 1 ? wanted : nextUsername(wanted);
      const [account] = await tx.query<{ id: number }[]>(
        `INSERT INTO account (user_uuid, email, username, registered, version) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING RETURNING id`,
        [uuid, email, username, event.occurredAt, event.version],
      );
      if (account) return account.id;
    }
    throw new Error(`no free username for ${wanted}`);
  }
}

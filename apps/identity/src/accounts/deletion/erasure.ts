import { Injectable } from '@nestjs/common';
import { log, Outbox, Periodic, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { OauthClients } from '../../clients/index.js';
import { nobody, User } from '../../people/index.js';
import { LiveSessions } from '../../protocol/sessions/index.js';
import { OauthTransaction } from '../../protocol/storage/index.js';

const everyMs = 3_600_000;
const batchSize = 100;

/**
 * Erases the accounts whose time is over: each in one transaction, with the event that makes the other services forget
 * as well.
 */
@Injectable()
export class Erasure {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly sessions: LiveSessions,
    private readonly clients: OauthClients,
    private readonly outbox: Outbox,
    periodic: Periodic,
  ) {
    periodic.add('erase-accounts', everyMs, (stopping) => this.run(stopping));
  }

  /** Goes through all that are due once: who cannot be erased this time holds up nobody else. */
  async run(stopping?: AbortSignal): Promise<void> {
    let due: { uuid: string; erase_after: string }[];
    let last = { uuid: nobody, erase_after: '-infinity' };
    do {
      due = await this.transaction.rowsOf(
        sql<{ uuid: string; erase_after: string }>`
          SELECT uuid, erase_after::text FROM users
          WHERE erase_after < now() AND (erase_after, uuid) > (${last.erase_after}, ${last.uuid})
          ORDER BY erase_after, uuid LIMIT ${batchSize}`,
      );
      for (const { uuid } of due) {
        if (stopping?.aborted) return;
        await this.transaction
          .write((tx) => this.erase(tx, uuid))
          .catch((err: unknown) => log.error({ err, user: uuid }, 'account not erased, will try again'));
      }
      last = due.at(-1) ?? last;
    } while (due.length === batchSize);
  }

  private async erase(tx: EntityManager, uuid: string): Promise<void> {
    // Somebody who keeps their account holds this row, or finds it gone.
    const locked = await rowsOf(
      tx,
      sql`SELECT FROM users WHERE uuid = ${uuid} AND erase_after < now() FOR UPDATE SKIP LOCKED`,
    );
    if (!locked.length) return;
    // Also of somebody who was given an organization meanwhile, or others could keep the account: organizations finds
    // it a new owner.
    await this.sessions.endAll(tx, uuid);
    await this.clients.disableOf(tx, { owner_uuid: uuid, organization_uuid: null });
    await tx.delete(User, { uuid });
    await this.outbox.add(tx, 'user.deleted', { user: { uuid } });
  }
}

import { Injectable } from '@nestjs/common';
import {
  constant,
  deleteInBatches,
  execute,
  log,
  part,
  Periodic,
  rowsOf,
  sql,
  unattendedIn,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';

const sweepEveryMs = 60_000;
const batchSize = 500;

/** An erased address is replaced by this prefix and the UUID of the invitation. */
const erasedPrefix = 'erased-';

interface Ended {
  uuid: string;
  organization_uuid: string;
  email: string;
}

/** Whether the address of the invitation was erased. */
export function isErased(email: string): boolean {
  return email.startsWith(erasedPrefix) && !email.includes('@');
}

/** Stores that invitations have expired. The contract has no event for that; the audit log has an entry. */
@Injectable()
export class ExpiredInvitations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auditLog: AuditLog,
    periodic: Periodic,
  ) {
    periodic.add('expired-invitations', sweepEveryMs, (stopping) => this.sweep(stopping));
  }

  /** Goes through all organizations once. A failure in one does not hold up the others. */
  async sweep(stopping?: AbortSignal): Promise<void> {
    let due: { organization_uuid: string }[];
    let last: string | undefined;
    do {
      due = await rowsOf(
        this.dataSource,
        sql<{ organization_uuid: string }>`
          SELECT DISTINCT organization_uuid FROM invitation WHERE status = 'pending' AND expires_at <= now()
          AND (${last ?? null}::uuid IS NULL OR organization_uuid > ${last ?? null})
          ORDER BY organization_uuid LIMIT ${constant(batchSize)}`,
      );
      for (const { organization_uuid } of due) {
        if (stopping?.aborted) return;
        await this.expire(organization_uuid).catch((err: unknown) =>
          log.error({ err, organization: organization_uuid }, 'invitations not expired, will try again'),
        );
      }
      last = due.at(-1)?.organization_uuid;
    } while (due.length === batchSize);
    await deleteInBatches(this.dataSource, 'invitation_mail', part`sent_at < now() - interval '1 day'`, { stopping });
  }

  private async expire(organizationUuid: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      // Waits for a request that is answering an invitation; the update below then finds nothing.
      await execute(tx, sql`SELECT FROM organization WHERE uuid = ${organizationUuid} FOR NO KEY UPDATE`);
      await this.expireDue(tx, organizationUuid);
    });
  }

  /** Expires invitations whose time is over. The caller holds the organization's lock. */
  async expireDue(tx: EntityManager, organizationUuid: string): Promise<void> {
    const expired = await rowsOf(
      tx,
      sql<Ended>`
        UPDATE invitation SET status = 'expired'
        WHERE organization_uuid = ${organizationUuid} AND status = 'pending' AND expires_at <= now()
        RETURNING uuid, organization_uuid, email`,
    );
    await this.record(tx, expired);
  }

  /**
   * Erases addresses from all invitations. Pending invitations expire first, as a later answer would record the address
   * again. The caller erases them from the audit log afterwards.
   */
  async erase(tx: EntityManager, emails: string[]): Promise<void> {
    const ended = await rowsOf(
      tx,
      sql<Ended>`
        UPDATE invitation SET status = 'expired', expires_at = least(expires_at, now())
        WHERE email = ANY(${emails}) AND status = 'pending' RETURNING uuid, organization_uuid, email`,
    );
    await this.record(tx, ended);
    await execute(tx, sql`UPDATE invitation SET email = ${erasedPrefix} || uuid WHERE email = ANY(${emails})`);
  }

  private async record(tx: EntityManager, ended: Ended[]): Promise<void> {
    for (const { uuid, organization_uuid, email } of ended) {
      await this.auditLog.record(tx, unattendedIn(organization_uuid), {
        event: 'invitation.expired',
        target: { type: 'invitation', id: uuid, name: email },
      });
    }
  }
}

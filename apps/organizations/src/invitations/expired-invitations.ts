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
const organizationsAtOnce = 500;

/** Stands before the id of an invitation in place of an address that was erased. */
const erasedPrefix = 'erased-';

interface Ended {
  uuid: string;
  organization_uuid: string;
  email: string;
}

/** Whether this stands in place of an address that was erased. */
export function isErased(email: string): boolean {
  return email.startsWith(erasedPrefix) && !email.includes('@');
}

/**
 * Writes down what the clock has decided already. No event tells of it: the contract's list of events is closed; the
 * audit log does.
 */
@Injectable()
export class ExpiredInvitations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auditLog: AuditLog,
    periodic: Periodic,
  ) {
    periodic.add('expired-invitations', sweepEveryMs, (stopping) => this.sweep(stopping));
  }

  /** Goes through all organizations once: what fails in one holds up no other. */
  async sweep(stopping?: AbortSignal): Promise<void> {
    let due: { organization_uuid: string }[];
    let last: string | undefined;
    do {
      due = await rowsOf(
        this.dataSource,
        sql<{ organization_uuid: string }>`
          SELECT DISTINCT organization_uuid FROM invitation WHERE status = 'pending' AND expires_at <= now()
          AND (${last ?? null}::uuid IS NULL OR organization_uuid > ${last ?? null})
          ORDER BY organization_uuid LIMIT ${constant(organizationsAtOnce)}`,
      );
      for (const { organization_uuid } of due) {
        if (stopping?.aborted) return;
        await this.expire(organization_uuid).catch((err: unknown) =>
          log.error({ err, organization: organization_uuid }, 'invitations not expired, will try again'),
        );
      }
      last = due.at(-1)?.organization_uuid;
    } while (due.length === organizationsAtOnce);
    await deleteInBatches(this.dataSource, 'invitation_mail', part`sent_at < now() - interval '1 day'`, { stopping });
  }

  private async expire(organizationUuid: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      // An answer that holds the organization's lock goes first; the update below then finds nothing.
      await execute(tx, sql`SELECT FROM organization WHERE uuid = ${organizationUuid} FOR NO KEY UPDATE`);
      await this.flip(tx, organizationUuid);
    });
  }

  /** Under the lock of the organization. */
  async flip(tx: EntityManager, organizationUuid: string): Promise<void> {
    const flipped = await rowsOf(
      tx,
      sql<Ended>`
        UPDATE invitation SET status = 'expired'
        WHERE organization_uuid = ${organizationUuid} AND status = 'pending' AND expires_at <= now()
        RETURNING uuid, organization_uuid, email`,
    );
    await this.note(tx, flipped);
  }

  /**
   * Addresses whose person was erased: no invitation shows them any more, and one that is pending ends, as whatever became of it later would
   * write the address down again. The log is the caller's to forget, after this.
   */
  async erase(tx: EntityManager, emails: string[]): Promise<void> {
    const ended = await rowsOf(
      tx,
      sql<Ended>`
        UPDATE invitation SET status = 'expired', expires_at = least(expires_at, now())
        WHERE email = ANY(${emails}) AND status = 'pending' RETURNING uuid, organization_uuid, email`,
    );
    await this.note(tx, ended);
    await execute(tx, sql`UPDATE invitation SET email = ${erasedPrefix} || uuid WHERE email = ANY(${emails})`);
  }

  private async note(tx: EntityManager, ended: Ended[]): Promise<void> {
    for (const { uuid, organization_uuid, email } of ended) {
      await this.auditLog.record(tx, unattendedIn(organization_uuid), {
        event: 'invitation.expired',
        target: { type: 'invitation', id: uuid, name: email },
      });
    }
  }
}

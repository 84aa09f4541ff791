import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Periodic } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog, systemAuthor } from '../audit/audit-log.js';

const sweepEveryMs = 60_000;
const organizationsAtOnce = 500;

/** Writes down what the clock has decided already. No event tells of it: the spec's list of events is closed; the audit log does. */
@Injectable()
export class ExpiredInvitations implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly periodic: Periodic,
    private readonly auditLog: AuditLog,
  ) {}

  onModuleInit(): void {
    this.periodic.add('expired-invitations', sweepEveryMs, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const due = await this.dataSource.query<{ organization_uuid: string }[]>(
      `SELECT DISTINCT organization_uuid FROM invitation WHERE status = 'pending' AND expires_at <= now() LIMIT ${organizationsAtOnce}`,
    );
    for (const { organization_uuid } of due) {
      await this.dataSource.transaction(async (tx) => {
        // An answer that holds the organization's lock goes first; the update below then finds nothing.
        await tx.query(`SELECT FROM organization WHERE uuid = $1 FOR NO KEY UPDATE`, [organization_uuid]);
        await this.flip(tx, organization_uuid);
      });
    }
    await this.dataSource.query(`DELETE FROM invitation_mail WHERE sent_at < now() - interval '1 day'`);
  }

  /** Under the lock of the organization. */
  async flip(tx: EntityManager, organizationUuid: string): Promise<void> {
    const [flipped] = await tx.query<[{ uuid: string; email: string }[], number]>(
      `UPDATE invitation SET status = 'expired'
       WHERE organization_uuid = $1 AND status = 'pending' AND expires_at <= now() RETURNING uuid, email`,
      [organizationUuid],
    );
    for (const { uuid, email } of flipped) {
      await this.auditLog.record(tx, systemAuthor(organizationUuid), {
        event: 'invitation.expired',
        target: { type: 'invitation', id: uuid, name: email },
      });
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { AuditFacts } from '@platform/contracts';
import { auditFacts, Outbox, type AuditAuthor } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

interface AuditedAction {
  event:
    | `notification_${'endpoint' | 'rule'}.${'created' | 'updated' | 'deleted'}`
    | `notification_endpoint.${'tested' | 'connected' | 'enabled' | 'disabled'}`;
  target: { id: string; name: string };
  changes?: AuditFacts['changes'];
  metadata?: AuditFacts['metadata'];
}

/** Records changes in the audit log, which the service organizations keeps, in the transaction of the change. */
@Injectable()
export class AuditRecorder {
  constructor(private readonly outbox: Outbox) {}

  /** `changes` and `metadata` hold no secret and no address of a person: they are kept for good. */
  async record(tx: EntityManager, by: AuditAuthor, action: AuditedAction): Promise<void> {
    const type = action.event.startsWith('notification_rule.') ? 'rule' : 'destination';
    const audit = auditFacts(by, { ...action, target: { type, ...action.target } });
    await this.outbox.add(tx, 'notification.audited', { audit });
  }
}

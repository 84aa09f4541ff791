import { Injectable } from '@nestjs/common';
import type { AuditFacts } from '@platform/contracts';
import { auditFacts, noOrigin, Outbox, type AuditAuthor } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { Membership } from '../memberships/membership.guard.js';

interface AuditedAction {
  event:
    | `notification_${'endpoint' | 'rule'}.${'created' | 'updated' | 'deleted'}`
    | `notification_endpoint.${'tested' | 'connected' | 'enabled' | 'disabled'}`;
  target: { id: string; name: string };
  changes?: AuditFacts['changes'];
  metadata?: AuditFacts['metadata'];
}

/** Tells the organization's audit log, which organizations keeps, in the transaction of the change. */
@Injectable()
export class Audited {
  constructor(private readonly outbox: Outbox) {}

  /** `changes` and `metadata` hold no secret and no address of a person: they are kept for good. */
  add(tx: EntityManager, caller: Membership, action: AuditedAction): Promise<void> {
    return this.tell(tx, caller, action);
  }

  /** For what no person of the platform asked us to do: somebody in a chat, or a provider, did. */
  addUnattended(tx: EntityManager, organization_uuid: string, action: AuditedAction): Promise<void> {
    return this.tell(tx, { organization_uuid, user_uuid: null, origin: noOrigin }, action);
  }

  private async tell(tx: EntityManager, by: AuditAuthor, action: AuditedAction): Promise<void> {
    const type = action.event.startsWith('notification_rule.') ? 'rule' : 'destination';
    const audit = auditFacts(by, { ...action, target: { type, ...action.target } });
    await this.outbox.add(tx, 'notification.audited', { audit });
  }
}

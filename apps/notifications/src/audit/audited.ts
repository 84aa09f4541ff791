import { Injectable } from '@nestjs/common';
import type { AuditFacts } from '@platform/contracts';
import { Outbox } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { Membership } from '../memberships/membership.guard.js';

interface AuditedAction {
  event:
    | `notification_${'endpoint' | 'rule'}.${'created' | 'updated' | 'deleted'}`
    | `notification_endpoint.${'tested' | 'enabled'}`;
  target: { id: string; name: string };
  changes?: AuditFacts['changes'];
  metadata?: AuditFacts['metadata'];
}

/** Tells the organization's audit log, which organizations keeps, in the transaction of the change. */
@Injectable()
export class Audited {
  constructor(private readonly outbox: Outbox) {}

  /** `changes` and `metadata` hold no secret and no address of a person: they are kept for good. */
  async add(tx: EntityManager, caller: Membership, action: AuditedAction): Promise<void> {
    const { event, target, changes = {}, metadata = {} } = action;
    await this.outbox.add(tx, 'notification.audited', {
      audit: {
        organization_uuid: caller.organization_uuid,
        event,
        actor: { type: 'user', uuid: caller.user_uuid },
        target: { type: event.startsWith('notification_rule.') ? 'rule' : 'destination', ...target },
        ...caller.origin,
        outcome: 'success',
        changes,
        metadata,
      },
    });
  }
}

/** The fields whose value differs, with the old and the new one; those that were not given stayed. */
export function changesOf<T extends object>(
  before: T,
  given: { [K in keyof T]?: T[K] | undefined },
): AuditFacts['changes'] {
  const changed = (Object.keys(given) as (keyof T & string)[]).filter(
    (name) => given[name] !== undefined && JSON.stringify(given[name]) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, { old: before[name], new: given[name] }]));
}

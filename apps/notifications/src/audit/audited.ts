import { Injectable } from '@nestjs/common';
import type { AuditFacts } from '@platform/contracts';
import { noOrigin, Outbox, type Origin } from '@platform/service-kit';
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
    const { organization_uuid, user_uuid, origin } = caller;
    return this.tell(tx, { organization_uuid, actor: { type: 'user', uuid: user_uuid }, ...origin }, action);
  }

  /** For what no person of the platform asked us to do: somebody in a chat, or a provider, did. */
  addUnattended(tx: EntityManager, organizationUuid: string, action: AuditedAction): Promise<void> {
    const actor = { type: 'system', uuid: null } as const;
    return this.tell(tx, { organization_uuid: organizationUuid, actor, ...noOrigin }, action);
  }

  private async tell(tx: EntityManager, by: By, action: AuditedAction): Promise<void> {
    const { event, target, changes = {}, metadata = {} } = action;
    const type = event.startsWith('notification_rule.') ? 'rule' : 'destination';
    await this.outbox.add(tx, 'notification.audited', {
      audit: { ...by, event, target: { type, ...target }, outcome: 'success', changes, metadata },
    });
  }
}

type By = Pick<AuditFacts, 'organization_uuid' | 'actor'> & Origin;

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

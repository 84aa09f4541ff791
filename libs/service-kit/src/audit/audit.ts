import type { AuditFacts } from '@platform/contracts';
import { noOrigin, type Origin } from './origin.js';

/** Who did it, and from where. */
export interface AuditActor {
  /** Null where no person asked: a client for itself, the operator, the platform. */
  user_uuid: string | null;
  origin: Origin;
}

/** The same with the organization that it was done in: a `Membership` fits. */
export interface AuditAuthor extends AuditActor {
  organization_uuid: string;
}

/**
 * What no person of the platform asked for by a request: the operator or the platform itself does it, a provider,
 * somebody in a chat.
 */
export const unattended: AuditActor = { user_uuid: null, origin: noOrigin };

export function unattendedIn(organization_uuid: string): AuditAuthor {
  return { organization_uuid, ...unattended };
}

/** What was done. `changes` and `metadata` hold no secret and no address of a person: they are kept for good. */
type AuditedAction = Pick<AuditFacts, 'event' | 'target'> & Partial<Pick<AuditFacts, 'changes' | 'metadata'>>;

/** A change that succeeded, as organizations, which keeps the audit log, is told of it by other services. */
export function auditFacts({ organization_uuid, user_uuid, origin }: AuditAuthor, action: AuditedAction): AuditFacts {
  const { event, target, changes = {}, metadata = {} } = action;
  const actor = { type: actorType({ user_uuid, origin }), uuid: user_uuid };
  return { organization_uuid, actor, ...origin, event, target, outcome: 'success', changes, metadata };
}

/** A client is one that acts for itself; the system is the operator and the platform itself. */
export function actorType({ user_uuid, origin }: AuditActor): AuditFacts['actor']['type'] {
  if (user_uuid) return 'user';
  return origin.client_id ? 'client' : 'system';
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

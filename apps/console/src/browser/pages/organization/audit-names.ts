import type { AuditEntry } from '@platform/contracts';
import { typeText } from './audit-words.js';

/** Who did it, as they were named then. */
export function actorText({ actor }: AuditEntry): string {
  return actor.name ?? actor.email ?? actor.type;
}

/** What it was done to; empty where it was done to nothing. */
export function targetText({ target }: AuditEntry): string {
  return target ? `${typeText(target.type)} ${target.name ?? target.id}` : '';
}

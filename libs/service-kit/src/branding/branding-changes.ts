import type { AuditFacts, BrandingFacts } from '@platform/contracts';
import { changesOf } from '../audit/audit.js';

/**
 * What changed, for the audit log. The address for help may be a person's, and the log can never be erased: it tells
 * only whether there is one.
 */
export function brandingChanges(before: BrandingFacts, after: BrandingFacts): AuditFacts['changes'] {
  const { support_email, ...changes } = changesOf(before, after);
  if (!support_email) return changes;
  const said = (value: unknown) => (value === null ? null : 'an address');
  return { ...changes, support_email: { old: said(support_email.old), new: said(support_email.new) } };
}

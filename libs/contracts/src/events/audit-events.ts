import { z } from 'zod';

const auditedThing = z.object({ type: z.string(), id: z.string(), name: z.string().nullable() });

/**
 * An audited action in an organization, as a service reports it that does not keep the audit log itself
 * (docs/contracts/identity-and-organizations.md#audit-log).
 */
export const auditFacts = z.object({
  organization_uuid: z.uuid(),
  /** For example `notification_endpoint.created`. */
  event: z.string(),
  actor: z.object({ type: z.enum(['user', 'client', 'system']), uuid: z.uuid().nullable() }),
  target: auditedThing.nullable(),
  client_id: z.string().nullable(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  request_id: z.string().nullable(),
  outcome: z.enum(['success', 'denied']),
  /** Field to old and new value; never a secret. */
  changes: z.record(z.string(), z.object({ old: z.unknown(), new: z.unknown() })),
  metadata: z.record(z.string(), z.unknown()),
});
export type AuditFacts = z.infer<typeof auditFacts>;

export const auditEvent = z.object({ audit: auditFacts });

import { hash } from 'node:crypto';
import { teamId, type DispatchRequest } from '@platform/contracts';
import { newUuid, Problem } from '@platform/service-kit';
import type { EventToRoute, Fingerprint } from '../events/index.js';
import type { SigningService } from '../saas-services/index.js';
import type { SignedRequest } from './dispatch-signatures.js';

/** @throws Problem `invalid_request` for an `Idempotency-Key` that cannot be one */
export function fingerprintOf({ signature, rawBody }: SignedRequest, key: string | undefined): Fingerprint {
  const signatureHash = hash('sha256', signature, 'buffer');
  if (key === undefined) return { signatureHash, key: null };
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem('invalid_request', { message: 'Idempotency-Key must be 1 to 255 visible ASCII characters.' });
  }
  return { signatureHash, key: { value: key, bodyHash: hash('sha256', rawBody, 'buffer') } };
}

export function newEvent(service: SigningService, body: DispatchRequest): EventToRoute {
  return {
    id: newUuid(),
    organization_uuid: body.organization_uuid,
    saas_service_id: service.id,
    service_code: service.code,
    organization_team_id: teamOf(body),
    event: body.event,
    severity: body.severity,
    title: body.title,
    message: body.message,
    url: body.url ?? null,
    metadata: body.metadata ?? null,
    created_at: new Date(),
  };
}

/** A metadata value that can be no team is none. */
function teamOf({ organization_team_id, metadata }: DispatchRequest): number | null {
  return organization_team_id ?? teamId.safeParse(metadata?.['organization_team_id']).data ?? null;
}

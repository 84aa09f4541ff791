import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { AuditLog } from './audit-log.js';

type AuditedEvent = PlatformEvent<'identity.audited' | 'webhook.audited' | 'notification.audited'>;

/**
 * Records what other services did in an organization (docs/contracts/identity-and-organizations.md#audit-log), with the
 * time at which they did it.
 */
@Injectable()
export class AuditedConsumer {
  constructor(private readonly auditLog: AuditLog) {}

  @OnEvent('identity.audited', 'webhook.audited', 'notification.audited')
  async onAudited({ payload, occurredAt }: AuditedEvent, tx: EntityManager): Promise<void> {
    const { organization_uuid, actor, client_id, ip_address, user_agent, request_id, ...action } = payload.audit;
    const origin = { client_id, ip_address, user_agent, request_id };
    const author = { organization_uuid, user_uuid: actor.uuid, origin };
    await this.auditLog.record(tx, author, { ...action, created_at: new Date(occurredAt) });
  }
}

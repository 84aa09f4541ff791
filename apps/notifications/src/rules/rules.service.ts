import { Injectable } from '@nestjs/common';
import type { CreateRule, UpdateRule } from '@platform/contracts';
import { newUuid, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationEndpoint } from '../endpoints/notification-endpoint.entity.js';
import { SaasService } from '../saas-services/saas-service.entity.js';
import { NotificationRule } from './notification-rule.entity.js';

const mostRules = 200;

@Injectable()
export class RulesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first; at most 200. */
  async list(organizationUuid: string) {
    const data = await this.dataSource.manager.find(NotificationRule, {
      where: { organization_uuid: organizationUuid },
      order: { created_at: 'ASC', uuid: 'ASC' },
      take: mostRules,
    });
    return { data };
  }

  /** 422 for a destination of another organization or an unknown service, 409 `limit_reached` above 200. */
  async create(organizationUuid: string, body: CreateRule) {
    return this.dataSource.transaction(async (tx) => {
      await requireTargets(tx, organizationUuid, body);
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('rules:' || $1, 0))`, [organizationUuid]);
      const count = await tx.countBy(NotificationRule, { organization_uuid: organizationUuid });
      if (count >= mostRules)
        throw new Problem('limit_reached', { message: `An organization has at most ${mostRules} rules.` });
      const rule = tx.create(NotificationRule, {
        ...body,
        uuid: newUuid(),
        organization_uuid: organizationUuid,
        saas_service_id: body.saas_service_id ?? null,
        created_at: new Date(),
        updated_at: new Date(),
      });
      await tx.insert(NotificationRule, rule);
      return { data: rule };
    });
  }

  async update(rule: NotificationRule, body: UpdateRule) {
    return this.dataSource.transaction(async (tx) => {
      await requireTargets(tx, rule.organization_uuid, body);
      const { uuid, organization_uuid } = rule;
      await tx.update(NotificationRule, { uuid, organization_uuid }, { ...body, updated_at: new Date() });
      const data = await tx.findOneBy(NotificationRule, { uuid, organization_uuid });
      if (!data) throw new Problem('not_found');
      return { data };
    });
  }

  async delete({ uuid, organization_uuid }: NotificationRule): Promise<void> {
    await this.dataSource.manager.delete(NotificationRule, { uuid, organization_uuid });
  }
}

/** The lock on the destination keeps it from being deleted before the rule that points to it is there. */
async function requireTargets(tx: EntityManager, organizationUuid: string, body: UpdateRule): Promise<void> {
  const { notification_endpoint_uuid: uuid, saas_service_id: id } = body;
  if (uuid !== undefined) {
    const endpoint = await tx.findOne(NotificationEndpoint, {
      where: { uuid, organization_uuid: organizationUuid },
      lock: { mode: 'for_key_share' },
    });
    if (!endpoint) throw Problem.field('notification_endpoint_uuid', 'is not a destination of this organization');
  }
  if (id != null && !(await tx.existsBy(SaasService, { id, is_active: true }))) {
    throw Problem.field('saas_service_id', 'is not a registered service');
  }
}

import { Injectable } from '@nestjs/common';
import type { CreateRule, UpdateRule } from '@platform/contracts';
import { changesOf, newUuid, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Audited } from '../audit/audited.js';
import { NotificationEndpoint } from '../endpoints/notification-endpoint.entity.js';
import type { Membership } from '../memberships/membership.guard.js';
import { SaasService } from '../saas-services/saas-service.entity.js';
import { TeamCopy } from '../teams/team-copy.entity.js';
import { NotificationRule } from './notification-rule.entity.js';

const mostRules = 200;

@Injectable()
export class RulesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audited: Audited,
  ) {}

  /** Oldest first; at most 200. */
  async list(organizationUuid: string) {
    const data = await this.dataSource.manager.find(NotificationRule, {
      where: { organization_uuid: organizationUuid },
      order: { created_at: 'ASC', uuid: 'ASC' },
      take: mostRules,
    });
    return { data };
  }

  /** 422 for a destination or team of another organization and an unknown service, 409 `limit_reached` above 200. */
  async create(caller: Membership, body: CreateRule) {
    const { organization_uuid: organizationUuid } = caller;
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
        organization_team_id: body.organization_team_id ?? null,
        digest_minutes: body.digest_minutes ?? null,
        deduplication_key: body.deduplication_key ?? null,
        created_at: new Date(),
        updated_at: new Date(),
      });
      await tx.insert(NotificationRule, rule);
      await this.audited.add(tx, caller, {
        event: 'notification_rule.created',
        target: { id: rule.uuid, name: rule.name },
        metadata: body,
      });
      return { data: rule };
    });
  }

  async update(caller: Membership, { uuid, organization_uuid }: NotificationRule, body: UpdateRule) {
    return this.dataSource.transaction(async (tx) => {
      const rule = await tx.findOne(NotificationRule, {
        where: { uuid, organization_uuid },
        lock: { mode: 'pessimistic_write' },
      });
      if (!rule) throw new Problem('not_found');
      // A rule of a deleted team is not switched on again: it must be given another team, or none.
      const isSwitchedOn = body.is_active && !rule.is_active;
      const team = isSwitchedOn ? { organization_team_id: rule.organization_team_id } : {};
      await requireTargets(tx, organization_uuid, { ...team, ...body });
      const changes = changesOf<UpdateRule>(rule, body);
      if (Object.keys(changes).length === 0) return { data: rule };
      await tx.update(NotificationRule, { uuid, organization_uuid }, { ...body, updated_at: new Date() });
      await this.audited.add(tx, caller, {
        event: 'notification_rule.updated',
        target: { id: uuid, name: rule.name },
        changes,
      });
      return { data: await tx.findOneByOrFail(NotificationRule, { uuid, organization_uuid }) };
    });
  }

  async delete(caller: Membership, { uuid, name, organization_uuid }: NotificationRule): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { affected } = await tx.delete(NotificationRule, { uuid, organization_uuid });
      if (!affected) throw new Problem('not_found');
      await this.audited.add(tx, caller, { event: 'notification_rule.deleted', target: { id: uuid, name } });
    });
  }
}

/** The locks on destination and team keep them from being deleted before the rule that points to them is there. */
async function requireTargets(tx: EntityManager, organizationUuid: string, body: UpdateRule): Promise<void> {
  const { notification_endpoint_uuid: uuid, saas_service_id: id, organization_team_id: team } = body;
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
  if (team != null) {
    const found = await tx.findOne(TeamCopy, {
      where: { organization_uuid: organizationUuid, id: team, is_deleted: false },
      lock: { mode: 'pessimistic_read' },
    });
    if (!found) throw Problem.field('organization_team_id', 'is not a team of this organization');
  }
}

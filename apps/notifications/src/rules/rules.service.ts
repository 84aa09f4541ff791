import { Injectable } from '@nestjs/common';
import { hasText, maybePage, shortList, type CreateRule, type RulesQuery, type UpdateRule } from '@platform/contracts';
import { changesOf, execute, newUuid, PlatformConfig, Problem, sql, type AuditAuthor } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditRecorder } from '../audit/index.js';
import { NotificationEndpoint } from '../endpoint-store/index.js';
import type { Membership } from '../memberships/index.js';
import { SaasService } from '../saas-services/index.js';
import { TeamCopy } from '../teams/index.js';
import { NotificationRule } from './notification-rule.entity.js';

const maxRules = 200;
const maxChoices = 1000;

@Injectable()
export class RulesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditRecorder,
    private readonly config: PlatformConfig,
  ) {}

  /** At most 200: so few that they are searched, and the page is cut, here. */
  async list(organizationUuid: string, query: RulesQuery) {
    const { q, endpoint_uuid, is_active, sort } = query;
    const rules = await this.dataSource.manager.find(NotificationRule, {
      where: { organization_uuid: organizationUuid },
      order: { created_at: 'ASC', uuid: 'ASC' },
      take: maxRules,
    });
    const names = await this.destinationNames(organizationUuid, q);
    const found = rules
      .filter((rule) => endpoint_uuid === undefined || rule.notification_endpoint_uuid === endpoint_uuid)
      .filter((rule) => is_active === undefined || rule.is_active === is_active)
      .filter((rule) => hasText(q, [rule.name, names.get(rule.notification_endpoint_uuid) ?? null, ...rule.events]));
    const { total, keysOf, cut } = shortList(
      found,
      query,
      {
        created_at: (rule) => rule.created_at.toISOString(),
        name: (rule) => rule.name.toLowerCase(),
      },
      ({ uuid }) => uuid,
    );
    return maybePage({
      query,
      read: (part) => Promise.resolve(cut(part)),
      count: () => Promise.resolve({ total, isCut: false }),
      path: `${this.config.AUTH_URL}/api/v1/organizations/${organizationUuid}/notification-rules`,
      filters: { q, endpoint_uuid, is_active: is_active?.toString(), sort: sort === 'created_at' ? null : sort },
      keysOf,
    });
  }

  /** None when nothing is looked for. */
  private async destinationNames(organizationUuid: string, q: string | undefined): Promise<Map<string, string>> {
    if (!q) return new Map();
    const where = { organization_uuid: organizationUuid };
    const found = await this.dataSource.manager.find(NotificationEndpoint, {
      select: { uuid: true, name: true },
      where,
    });
    return new Map(found.map(({ uuid, name }) => [uuid, name]));
  }

  /** Services by their codes, teams in the order of their creation, as their own lists have them. */
  async choices({ organization_uuid, permissions }: Membership) {
    const { manager } = this.dataSource;
    const named = { select: { id: true, name: true }, take: maxChoices } as const;
    const [services, teams] = await Promise.all([
      manager.find(SaasService, { ...named, where: { is_active: true }, order: { code: 'ASC' } }),
      permissions.includes('view_members')
        ? manager.find(TeamCopy, { ...named, where: { organization_uuid, is_deleted: false }, order: { id: 'ASC' } })
        : [],
    ]);
    return { data: { services, teams } };
  }

  /**
   * @throws Problem 422 for a destination or team of another organization, and for an unknown service; `limit_reached`
   * above 200 rules
   */
  async create(by: AuditAuthor, body: CreateRule) {
    const { organization_uuid: organizationUuid } = by;
    return this.dataSource.transaction(async (tx) => {
      await requireDestination(tx, organizationUuid, body);
      await requireServiceAndTeam(tx, organizationUuid, body);
      await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('rules:' || ${organizationUuid}, 0))`);
      const count = await tx.countBy(NotificationRule, { organization_uuid: organizationUuid });
      if (count >= maxRules)
        throw new Problem('limit_reached', { message: `An organization has at most ${maxRules} rules.` });
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
      await this.audit.record(tx, by, {
        event: 'notification_rule.created',
        target: { id: rule.uuid, name: rule.name },
        metadata: body,
      });
      return { data: rule };
    });
  }

  async update(caller: Membership, { uuid, organization_uuid }: NotificationRule, body: UpdateRule) {
    return this.dataSource.transaction(async (tx) => {
      // Before the rule is locked, as the deletion of a destination locks it before its rules. One that is not named
      // needs no look: the foreign key vouches for it.
      await requireDestination(tx, organization_uuid, body);
      const rule = await tx.findOne(NotificationRule, {
        where: { uuid, organization_uuid },
        lock: { mode: 'pessimistic_write' },
      });
      if (!rule) throw new Problem('not_found');
      const changes = changesOf<UpdateRule>(rule, body);
      // What a rule points to may have ended since: that is in nobody's way, until the rule is to work again.
      const isSwitchedOn = body.is_active && !rule.is_active;
      await requireServiceAndTeam(tx, organization_uuid, isSwitchedOn ? { ...rule, ...body } : only(body, changes));
      if (Object.keys(changes).length === 0) return { data: rule };
      await tx.update(NotificationRule, { uuid, organization_uuid }, { ...body, updated_at: new Date() });
      await this.audit.record(tx, caller, {
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
      await this.audit.record(tx, caller, { event: 'notification_rule.deleted', target: { id: uuid, name } });
    });
  }
}

/** Of the fields given those that change. */
function only(given: UpdateRule, changes: object): UpdateRule {
  return Object.fromEntries(Object.entries(given).filter(([name]) => name in changes));
}

/** The lock keeps the destination from being deleted before the rule that points to it is there. */
async function requireDestination(
  tx: EntityManager,
  organizationUuid: string,
  { notification_endpoint_uuid: uuid }: UpdateRule,
): Promise<void> {
  if (uuid === undefined) return;
  const endpoint = await tx.findOne(NotificationEndpoint, {
    where: { uuid, organization_uuid: organizationUuid },
    lock: { mode: 'for_key_share' },
  });
  if (!endpoint) throw Problem.field('notification_endpoint_uuid', 'is not a destination of this organization');
}

/** The lock on the team keeps its deletion from missing a rule that is being pointed to it. */
async function requireServiceAndTeam(
  tx: EntityManager,
  organizationUuid: string,
  { saas_service_id: id, organization_team_id: team }: UpdateRule,
): Promise<void> {
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

import { Injectable } from '@nestjs/common';
import type { Mismatch, RoutingTest, RoutingTestResult } from '@platform/contracts';
import { newUuid, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { type EventToRoute, insertEvent } from '../events/index.js';
import { deduplicationKeyOf, firstMatch } from '../rules/index.js';
import { SaasService } from '../saas-services/index.js';
import { knownKeys } from './deduplication.js';
import { explain, explainMatch } from './explain.js';
import { fittingRules, isMuted, mismatchesOf, type RoutingRule } from './routing.js';
import { RoutingService } from './routing.service.js';

@Injectable()
export class RoutingTestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly routing: RoutingService,
  ) {}

  /** Says of every rule what it would do with the event, and why; sends it only when asked. */
  async test(organizationUuid: string, body: RoutingTest): Promise<{ data: RoutingTestResult }> {
    return this.dataSource.transaction(async (tx) => {
      const event = imagined(organizationUuid, body, await this.service(tx, body));
      const rules = await this.routing.rules(tx, organizationUuid);
      const duplicateOf = await knownKeys(tx, fittingRules(rules, event), event);
      const judged = rules.map((rule) => ({ rule, reasons: reasonsOf(rule, event, duplicateOf) }));
      const matched = judged.filter(({ reasons }) => reasons.length === 0).map(({ rule }) => matchedView(rule, event));
      const unmatched = judged
        .filter(({ reasons }) => reasons.length > 0)
        .map(({ rule, reasons }) => ({
          rule_uuid: rule.uuid,
          name: rule.name,
          reasons,
          explanation: explain(rule, event, reasons),
        }));
      const sent = body.send ? await this.send(tx, event) : [];
      return {
        data: {
          matched,
          unmatched,
          matched_destinations: new Set(matched.map(({ endpoint }) => endpoint.uuid)).size,
          sent,
        },
      };
    });
  }

  private async service(
    tx: EntityManager,
    { service_code, saas_service_id }: RoutingTest,
  ): Promise<SaasService | null> {
    if (service_code == null && saas_service_id == null) return null;
    const service = await tx.findOneBy(SaasService, {
      is_active: true,
      ...(service_code != null && { code: service_code }),
      ...(saas_service_id != null && { id: saas_service_id }),
    });
    if (!service)
      throw Problem.field(service_code != null ? 'service_code' : 'saas_service_id', 'is not a registered service');
    return service;
  }

  /** Goes where it would at the time imagined, stored and sent as of now: lists are ordered by it, and receivers believe it. */
  private async send(tx: EntityManager, event: EventToRoute): Promise<string[]> {
    const sent = { ...event, created_at: new Date() };
    const organization = await insertEvent(tx, sent, { signatureHash: null, key: null });
    if (!organization) throw new Problem('organization_inactive');
    return this.routing.routeTest(tx, { imagined: event, sent }, organization);
  }
}

function imagined(organizationUuid: string, body: RoutingTest, service: SaasService | null): EventToRoute {
  return {
    id: newUuid(),
    organization_uuid: organizationUuid,
    saas_service_id: service?.id ?? null,
    service_code: service?.code ?? null,
    organization_team_id: body.organization_team_id ?? null,
    event: body.event,
    severity: body.severity,
    title: body.title,
    message: body.message,
    url: body.url ?? null,
    metadata: body.metadata ?? null,
    created_at: body.at ? new Date(body.at) : new Date(),
  };
}

/** All reasons at once; what a rule remembers counts only when it fits otherwise. */
function reasonsOf(rule: RoutingRule, event: EventToRoute, duplicateOf: ReadonlySet<string>): Mismatch[] {
  const reasons: Mismatch[] = mismatchesOf(rule, event);
  if (isMuted(rule, event)) reasons.push('muted');
  if (duplicateOf.has(rule.uuid)) reasons.push('duplicate');
  if (rule.endpoint_disabled) reasons.push('endpoint_disabled');
  return reasons;
}

function matchedView(rule: RoutingRule, event: EventToRoute) {
  return {
    rule: { uuid: rule.uuid, name: rule.name },
    endpoint: { uuid: rule.endpoint_uuid, type: rule.endpoint_type, name: rule.endpoint_name },
    pattern: firstMatch(rule.events, event.event)!,
    digest_minutes: rule.digest_minutes,
    deduplication_key: rule.deduplication_key && deduplicationKeyOf(rule.deduplication_key, event),
    explanation: explainMatch(rule, event),
  };
}

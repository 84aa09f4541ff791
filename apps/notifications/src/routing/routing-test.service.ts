import { Injectable } from '@nestjs/common';
import type { Mismatch, RoutingTest, RoutingTestResult } from '@platform/contracts';
import { deliveryRows } from '@platform/delivery';
import { newUuid, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { EventWriter, type EventToRoute } from '../events/index.js';
import { deduplicationKeyOf, firstMatch } from '../rules/index.js';
import { SaasService } from '../saas-services/index.js';
import { knownKeys } from './deduplication.js';
import { explain, explainMatch } from './explain.js';
import { newDelivery } from './new-delivery.js';
import { destinationsOf, fittingRules, isMuted, mismatchesOf, type RoutingRule } from './routing.js';
import { RoutingTables } from './routing-tables.js';
import { rulesOf } from './rules-of.js';

@Injectable()
export class RoutingTestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tables: RoutingTables,
    private readonly writer: EventWriter,
  ) {}

  /** Says of every rule what it would do with the event, and why; sends it only when asked. */
  async test(organizationUuid: string, body: RoutingTest): Promise<{ data: RoutingTestResult }> {
    const { manager } = this.dataSource;
    const event = imagined(organizationUuid, body, await findService(manager, body));
    const rules = await rulesOf(manager, organizationUuid);
    const duplicateOf = await knownKeys(manager, fittingRules(rules, event), event);
    const checked = rules.map((rule) => ({ rule, reasons: reasonsOf(rule, event, duplicateOf) }));
    const matched = checked.filter(({ reasons }) => reasons.length === 0).map(({ rule }) => matchedView(rule, event));
    const unmatched = checked
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ rule, reasons }) => ({
        rule_uuid: rule.uuid,
        name: rule.name,
        reasons,
        explanation: explain(rule, event, reasons),
      }));
    const matched_destinations = new Set(matched.map(({ endpoint }) => endpoint.uuid)).size;
    return { data: { matched, unmatched, matched_destinations, sent: body.send ? await this.send(event) : [] } };
  }

  /**
   * Sends the event at once, and claims no deduplication key. The rules decide by the time that was asked about. The
   * event is stored and sent with the time of now: lists are ordered by it, and receivers rely on it.
   */
  private async send(imagined: EventToRoute): Promise<string[]> {
    const event = { ...imagined, created_at: new Date() };
    const sent = await this.writer.writeWith(async (tx) => {
      const table = await this.tables.lock(tx, event.organization_uuid);
      if (!table) throw new Problem('organization_inactive');
      const fitting = table
        .fitting(imagined)
        .filter((rule) => !rule.endpoint_disabled)
        .map((rule) => ({ ...rule, digest_minutes: null }));
      const destinations = destinationsOf(fitting, imagined, await knownKeys(tx, fitting, imagined));
      const open = destinations.filter(({ held }) => !held);
      return {
        event,
        fingerprint: { signatureHash: null, key: null },
        serviceVersion: null,
        routingVersion: table.version,
        deliveries: deliveryRows(open.map((destination) => newDelivery(event, table.organization, destination))),
        digestDeliveryIds: [],
      };
    });
    if (!sent) throw new Error('a test event was not written, though its rules were locked');
    return sent;
  }
}

async function findService(
  manager: EntityManager,
  { service_code, saas_service_id }: RoutingTest,
): Promise<SaasService | null> {
  if (service_code == null && saas_service_id == null) return null;
  const service = await manager.findOneBy(SaasService, {
    is_active: true,
    ...(service_code != null && { code: service_code }),
    ...(saas_service_id != null && { id: saas_service_id }),
  });
  if (!service)
    throw Problem.field(service_code != null ? 'service_code' : 'saas_service_id', 'is not a registered service');
  return service;
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

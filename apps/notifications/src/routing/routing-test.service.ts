import { Injectable } from '@nestjs/common';
import type { Mismatch, RoutingTest, RoutingTestResult } from '@platform/contracts';
import { newUuid, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { insertEvent } from '../dispatch/insert-event.js';
import { firstMatch } from '../rules/event-pattern.js';
import { SaasService } from '../saas-services/saas-service.entity.js';
import { explain, mismatchesOf, type RoutedEvent, type RoutingRule } from './routing.js';
import { RoutingService, type EventToRoute } from './routing.service.js';

@Injectable()
export class RoutingTestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly routing: RoutingService,
  ) {}

  /** Says of every rule what it would do with the event, and why; sends it only when asked. */
  async test(organizationUuid: string, body: RoutingTest): Promise<{ data: RoutingTestResult }> {
    return this.dataSource.transaction(async (tx) => {
      const service = await this.service(tx, body);
      const event: RoutedEvent = {
        event: body.event,
        severity: body.severity,
        saas_service_id: service?.id ?? null,
        organization_team_id: body.organization_team_id ?? null,
      };
      const judged = (await this.routing.rules(tx, organizationUuid)).map((rule) => judge(rule, event));
      const matched = judged.filter(({ reasons }) => reasons.length === 0).map(({ rule }) => matchedView(rule, event));
      const unmatched = judged
        .filter(({ reasons }) => reasons.length > 0)
        .map(({ rule, reasons }) => ({
          rule_uuid: rule.uuid,
          name: rule.name,
          reasons,
          explanation: explain(rule, event, reasons),
        }));
      const sent = body.send ? await this.send(tx, organizationUuid, body, service) : [];
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

  private async send(
    tx: EntityManager,
    organizationUuid: string,
    body: RoutingTest,
    service: SaasService | null,
  ): Promise<string[]> {
    const event: EventToRoute = {
      id: newUuid(),
      organization_uuid: organizationUuid,
      saas_service_id: service?.id ?? null,
      service_code: service?.code ?? null,
      organization_team_id: body.organization_team_id ?? null,
      event: body.event,
      severity: body.severity,
      title: body.title,
      message: body.message,
      url: null,
      metadata: null,
      created_at: new Date(),
    };
    const organization = await insertEvent(tx, event, null);
    if (!organization) throw new Problem('organization_inactive');
    return this.routing.route(tx, event, organization);
  }
}

function judge(rule: RoutingRule, event: RoutedEvent): { rule: RoutingRule; reasons: Mismatch[] } {
  const reasons: Mismatch[] = mismatchesOf(rule, event);
  return { rule, reasons: rule.endpoint_disabled ? [...reasons, 'endpoint_disabled'] : reasons };
}

function matchedView(rule: RoutingRule, event: RoutedEvent) {
  return {
    rule: { uuid: rule.uuid, name: rule.name },
    endpoint: { uuid: rule.endpoint_uuid, type: rule.endpoint_type, name: rule.endpoint_name },
    pattern: firstMatch(rule.events, event.event)!,
  };
}

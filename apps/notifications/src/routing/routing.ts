import { severityRank, type EndpointType, type Mismatch, type Severity } from '@platform/contracts';
import { firstMatch } from '../rules/event-pattern.js';

/** A rule with what routing needs to know of its destination. */
export interface RoutingRule {
  uuid: string;
  name: string;
  events: string[];
  minimum_severity: Severity;
  saas_service_id: number | null;
  organization_team_id: number | null;
  is_active: boolean;
  endpoint_uuid: string;
  endpoint_type: EndpointType;
  endpoint_name: string;
  endpoint_disabled: boolean;
}

/** What of an event decides where it goes. */
export interface RoutedEvent {
  event: string;
  severity: Severity;
  /** Null for an event that no service sent (the routing test). */
  saas_service_id: number | null;
  /** Null for an event that is for no team. */
  organization_team_id: number | null;
}

/** A destination that an event goes to, and the rules that say so, oldest first. */
export interface Destination {
  endpoint: { uuid: string; type: EndpointType; name: string };
  isDisabled: boolean;
  rules: { uuid: string; name: string }[];
}

/** Why a rule does not send the event on; empty when it does. A disabled destination is judged apart, as it is recorded. */
export function mismatchesOf(rule: RoutingRule, event: RoutedEvent): Exclude<Mismatch, 'endpoint_disabled'>[] {
  const reasons: Exclude<Mismatch, 'endpoint_disabled'>[] = [];
  if (!rule.is_active) reasons.push('inactive');
  if (rule.saas_service_id !== null && rule.saas_service_id !== event.saas_service_id) reasons.push('service');
  if (rule.organization_team_id !== null && rule.organization_team_id !== event.organization_team_id)
    reasons.push('team');
  if (firstMatch(rule.events, event.event) === undefined) reasons.push('event');
  if (severityRank(event.severity) < severityRank(rule.minimum_severity)) reasons.push('severity');
  return reasons;
}

/** Several rules to one destination make it one destination (decisions.md Notifications 2). */
export function destinationsOf(rules: readonly RoutingRule[], event: RoutedEvent): Destination[] {
  const matching = rules.filter((rule) => mismatchesOf(rule, event).length === 0);
  const byEndpoint = Map.groupBy(matching, (rule) => rule.endpoint_uuid);
  return [...byEndpoint.values()].map((group) => {
    const { endpoint_uuid, endpoint_type, endpoint_name, endpoint_disabled } = group[0]!;
    return {
      endpoint: { uuid: endpoint_uuid, type: endpoint_type, name: endpoint_name },
      isDisabled: endpoint_disabled,
      rules: group.map(({ uuid, name }) => ({ uuid, name })),
    };
  });
}

/** The reasons in words, one sentence each. */
export function explain(rule: RoutingRule, event: RoutedEvent, reasons: readonly Mismatch[]): string[] {
  const sentences: Record<Mismatch, string> = {
    inactive: 'The rule is switched off.',
    service:
      event.saas_service_id === null
        ? 'The rule is for the events of one service, and the test names none.'
        : 'The rule is for the events of another service.',
    team:
      event.organization_team_id === null
        ? 'The rule is for the events of one team, and the event names none.'
        : 'The rule is for the events of another team.',
    event: `None of ${rule.events.join(', ')} fits ${event.event}.`,
    severity: `The severity ${event.severity} is below the minimum of ${rule.minimum_severity}.`,
    endpoint_disabled: `The destination ${rule.endpoint_name} is disabled.`,
  };
  return reasons.map((reason) => sentences[reason]);
}

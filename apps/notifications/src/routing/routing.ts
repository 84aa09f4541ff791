import { severityRank, type EndpointType, type MuteWindow, type Severity } from '@platform/contracts';
import { firstMatch, type KeyedEvent, muteWindowAt } from '../rules/index.js';

/** A rule with what routing needs to know of its destination. */
export interface RoutingRule {
  uuid: string;
  name: string;
  events: string[];
  minimum_severity: Severity;
  saas_service_id: number | null;
  organization_team_id: number | null;
  is_active: boolean;
  mute_windows: MuteWindow[];
  digest_minutes: number | null;
  deduplication_key: string | null;
  deduplication_minutes: number;
  endpoint_uuid: string;
  endpoint_type: EndpointType;
  endpoint_name: string;
  endpoint_disabled: boolean;
}

/** What of an event decides where it goes. */
export interface RoutedEvent extends KeyedEvent {
  /** Null for an event that no service sent (the routing test). */
  saas_service_id: number | null;
  /** Null for an event that is for no team. */
  organization_team_id: number | null;
  created_at: Date;
}

/** Why a rule does not fit an event. */
export type RuleMismatch = 'inactive' | 'service' | 'team' | 'event' | 'severity';

/** Why a rule that fits holds its event back. */
export type HoldReason = 'muted' | 'duplicate';

/** A destination that an event is for, and the rules that say so, oldest first. */
export interface Destination {
  endpoint: { uuid: string; type: EndpointType; name: string };
  /** Those that send it now. */
  rules: RoutingRule[];
  /** When none does: the rule that gathers it to send it later. */
  digest: RoutingRule | null;
  /** When neither: why, and by which rules. */
  held: { reason: HoldReason; rules: RoutingRule[] } | null;
}

/** Why a rule is not for the event; empty when it is. */
export function mismatchesOf(rule: RoutingRule, event: RoutedEvent): RuleMismatch[] {
  const reasons: RuleMismatch[] = [];
  if (!rule.is_active) reasons.push('inactive');
  if (rule.saas_service_id !== null && rule.saas_service_id !== event.saas_service_id) reasons.push('service');
  if (rule.organization_team_id !== null && rule.organization_team_id !== event.organization_team_id)
    reasons.push('team');
  if (firstMatch(rule.events, event.event) === undefined) reasons.push('event');
  if (severityRank(event.severity) < severityRank(rule.minimum_severity)) reasons.push('severity');
  return reasons;
}

/** The rules that are for the event, whether they send it now or not. */
export function fittingRules(rules: readonly RoutingRule[], event: RoutedEvent): RoutingRule[] {
  return rules.filter((rule) => mismatchesOf(rule, event).length === 0);
}

export function isMuted({ mute_windows }: RoutingRule, { created_at }: RoutedEvent): boolean {
  return mute_windows.length > 0 && muteWindowAt(mute_windows, created_at) !== undefined;
}

/**
 * The destinations that the fitting rules lead to, each once (docs/decisions.md#patterns-and-severity). When one of its
 * rules sends at once, the event is not gathered as well. It is held back only when all its rules hold it back.
 *
 * @param duplicateOf uuids of the rules that have sent an event of the same key before
 */
export function destinationsOf(
  fitting: readonly RoutingRule[],
  event: RoutedEvent,
  duplicateOf: ReadonlySet<string>,
): Destination[] {
  const byEndpoint = Map.groupBy(fitting, (rule) => rule.endpoint_uuid);
  return [...byEndpoint.values()].map((group) => {
    const { endpoint_uuid, endpoint_type, endpoint_name } = group[0]!;
    const endpoint = { uuid: endpoint_uuid, type: endpoint_type, name: endpoint_name };
    const awake = group.filter((rule) => !isMuted(rule, event));
    const open = awake.filter((rule) => !duplicateOf.has(rule.uuid));
    const rules = open.filter((rule) => rule.digest_minutes === null);
    if (rules.length > 0) return { endpoint, rules, digest: null, held: null };
    if (open.length > 0) return { endpoint, rules, digest: open[0]!, held: null };
    return awake.length > 0
      ? { endpoint, rules, digest: null, held: { reason: 'duplicate', rules: awake } }
      : { endpoint, rules, digest: null, held: { reason: 'muted', rules: group } };
  });
}

import type { Mismatch } from '@platform/contracts';
import { deduplicationKeyOf, describeWindow, firstMatch, muteWindowAt } from '../rules/index.js';
import type { HoldReason, RoutedEvent, RoutingRule } from './routing.js';

/** Why a rule does not send the event, in words, one sentence for each reason. */
export function explain(rule: RoutingRule, event: RoutedEvent, reasons: readonly Mismatch[]): string[] {
  return reasons.map((reason) => sentence(rule, event, reason));
}

/** What a rule that matches does with the event, in words. */
export function explainMatch(rule: RoutingRule, event: RoutedEvent): string[] {
  const said = [`The pattern ${firstMatch(rule.events, event.event)} fits ${event.event}.`];
  if (rule.digest_minutes !== null) {
    said.push(`It is gathered with what else matches within ${minutes(rule.digest_minutes)}, and sent as one message.`);
  }
  if (rule.deduplication_key !== null) {
    const key = deduplicationKeyOf(rule.deduplication_key, event);
    said.push(
      key === null
        ? 'The event lacks what the deduplication key names, so that it is never taken for a repeat.'
        : `Further events with the key ${key} are not sent for ${minutes(rule.deduplication_minutes)}, ` +
            'unless their severity is higher.',
    );
  }
  return said;
}

/** Why a delivery was not sent, for its owner. */
export function explainHeld(reason: HoldReason, rules: readonly RoutingRule[], event: RoutedEvent): string {
  return explain(rules[0]!, event, [reason])[0]!;
}

function sentence(rule: RoutingRule, event: RoutedEvent, reason: Mismatch): string {
  switch (reason) {
    case 'inactive':
      return 'The rule is switched off.';
    case 'service':
      return event.saas_service_id === null
        ? 'The rule is for the events of one service, and the test names none.'
        : 'The rule is for the events of another service.';
    case 'team':
      return event.organization_team_id === null
        ? 'The rule is for the events of one team, and the event names none.'
        : 'The rule is for the events of another team.';
    case 'event':
      return `None of ${rule.events.join(', ')} fits ${event.event}.`;
    case 'severity':
      return `The severity ${event.severity} is below the minimum of ${rule.minimum_severity}.`;
    case 'muted': {
      const window = muteWindowAt(rule.mute_windows, event.created_at);
      return `The rule ${rule.name} is muted${window ? ` ${describeWindow(window)}` : ''}.`;
    }
    case 'duplicate':
      return (
        `The rule ${rule.name} has sent an event with the same deduplication key, and of no lower severity, ` +
        `within ${minutes(rule.deduplication_minutes)}.`
      );
    case 'endpoint_disabled':
      return `The destination ${rule.endpoint_name} is disabled.`;
  }
}

function minutes(count: number): string {
  return count === 1 ? 'a minute' : `${count} minutes`;
}

import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { severities, weekdays } from '@platform/contracts';
import { explain } from './explain.js';
import { destinationsOf, fittingRules, mismatchesOf, type RoutedEvent, type RoutingRule } from './routing.js';

const rule: RoutingRule = {
  uuid: 'r1',
  name: 'Deploys',
  events: ['deploy.*'],
  minimum_severity: 'info',
  saas_service_id: null,
  organization_team_id: null,
  is_active: true,
  mute_windows: [],
  digest_minutes: null,
  deduplication_key: null,
  deduplication_minutes: 60,
  endpoint_uuid: 'e1',
  endpoint_type: 'webhook',
  endpoint_name: 'Ops',
  endpoint_disabled: false,
};
const event: RoutedEvent = {
  event: 'deploy.failed',
  severity: 'error',
  saas_service_id: 7,
  organization_team_id: null,
  service_code: 'deploys',
  title: 'Deploy failed',
  message: 'Exit code 1',
  url: null,
  metadata: null,
  created_at: new Date('2026-11-20T23:00:00Z'),
};
const night = { days: [...weekdays], from: '22:00', to: '06:00', time_zone: 'UTC' };
const none = new Set<string>();

describe('routing', () => {
  it('passes an event that has at least the minimum severity', () => {
    for (const minimum of severities) {
      for (const severity of severities) {
        const isHeld = mismatchesOf({ ...rule, minimum_severity: minimum }, { ...event, severity }).includes(
          'severity',
        );
        expect(isHeld).toBe(severities.indexOf(severity) < severities.indexOf(minimum));
      }
    }
  });

  it('gives every reason, not only the first', () => {
    const strict: RoutingRule = {
      ...rule,
      is_active: false,
      saas_service_id: 8,
      organization_team_id: 3,
      events: ['build'],
      minimum_severity: 'critical',
    };
    const reasons = mismatchesOf(strict, event);
    expect(reasons).toStrictEqual(['inactive', 'service', 'team', 'event', 'severity']);
    expect(explain(strict, event, reasons)).toStrictEqual([
      'The rule is switched off.',
      'The rule is for the events of another service.',
      'The rule is for the events of one team, and the event names none.',
      'None of build fits deploy.failed.',
      'The severity error is below the minimum of critical.',
    ]);
  });

  it('matches a rule of the same service, and a rule of any', () => {
    expect(mismatchesOf({ ...rule, saas_service_id: 7 }, event)).toStrictEqual([]);
    expect(mismatchesOf(rule, event)).toStrictEqual([]);
    expect(mismatchesOf({ ...rule, saas_service_id: 7 }, { ...event, saas_service_id: null })).toStrictEqual([
      'service',
    ]);
  });

  it('matches a rule of a team by the events of that team only, and a rule of none by all', () => {
    const ofTeam = { ...rule, organization_team_id: 3 };
    expect(mismatchesOf(ofTeam, { ...event, organization_team_id: 3 })).toStrictEqual([]);
    expect(mismatchesOf(ofTeam, { ...event, organization_team_id: 4 })).toStrictEqual(['team']);
    expect(mismatchesOf(ofTeam, event)).toStrictEqual(['team']);
    expect(mismatchesOf(rule, { ...event, organization_team_id: 3 })).toStrictEqual([]);
  });

  it('merges several rules with one destination', () => {
    const rules = [
      rule,
      { ...rule, uuid: 'r2', name: 'All', events: ['*'] },
      { ...rule, uuid: 'r3', name: 'Mail', endpoint_uuid: 'e2', endpoint_disabled: true },
      { ...rule, uuid: 'r4', name: 'Builds', events: ['build'], endpoint_uuid: 'e3' },
    ];
    const destinations = destinationsOf(fittingRules(rules, event), event, none);
    expect(
      destinations.map(({ endpoint, rules: by, digest, held }) => [
        endpoint.uuid,
        by.map(({ name }) => name),
        digest,
        held,
      ]),
    ).toStrictEqual([
      ['e1', ['Deploys', 'All'], null, null],
      ['e2', ['Mail'], null, null],
    ]);
  });

  it('holds an event back, with the reason, only when all rules of the destination do', () => {
    const muted = { ...rule, uuid: 'r2', name: 'Night', mute_windows: [night] };
    const keyed = { ...rule, uuid: 'r3', name: 'Keyed', deduplication_key: '{{event}}' };
    const outcome = (rules: RoutingRule[], duplicateOf: string[] = []) => {
      const [destination] = destinationsOf(rules, event, new Set(duplicateOf));
      const { rules: by, held } = destination!;
      return [by.map(({ uuid }) => uuid), held?.reason ?? null, held?.rules.map(({ uuid }) => uuid) ?? []];
    };
    expect(outcome([rule, muted])).toStrictEqual([['r1'], null, []]);
    expect(outcome([muted])).toStrictEqual([[], 'muted', ['r2']]);
    expect(outcome([keyed])).toStrictEqual([['r3'], null, []]);
    expect(outcome([keyed], ['r3'])).toStrictEqual([[], 'duplicate', ['r3']]);
    expect(outcome([rule, keyed], ['r3'])).toStrictEqual([['r1'], null, []]);
    expect(outcome([muted, keyed], ['r3'])).toStrictEqual([[], 'duplicate', ['r3']]);
  });

  it('adds an event to a digest only when no rule sends it at once, and then by one rule', () => {
    const digest = { ...rule, uuid: 'r2', name: 'Digest', digest_minutes: 5 };
    const later = { ...digest, uuid: 'r3', name: 'Later' };
    const outcome = (rules: RoutingRule[]) => {
      const [{ rules: by, digest: gathers, held } = assert.fail()] = destinationsOf(rules, event, none);
      return [by.map(({ uuid }) => uuid), gathers?.uuid ?? null, held];
    };
    expect(outcome([digest, later])).toStrictEqual([[], 'r2', null]);
    expect(outcome([digest, rule, later])).toStrictEqual([['r1'], null, null]);
    expect(outcome([{ ...digest, mute_windows: [night] }, later])).toStrictEqual([[], 'r3', null]);
  });

  it('explains in words what holds an event back', () => {
    const muted = { ...rule, name: 'Night', mute_windows: [night], deduplication_minutes: 1 };
    expect(explain(muted, event, ['muted', 'duplicate', 'endpoint_disabled'])).toStrictEqual([
      'The rule Night is muted every day 22:00 to 06:00 (UTC).',
      'The rule Night has sent an event with the same deduplication key, and of no lower severity, within a minute.',
      'The destination Ops is disabled.',
    ]);
  });
});

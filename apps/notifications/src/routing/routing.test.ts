import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
        assert.equal(isHeld, severities.indexOf(severity) < severities.indexOf(minimum));
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
    assert.deepEqual(reasons, ['inactive', 'service', 'team', 'event', 'severity']);
    assert.deepEqual(explain(strict, event, reasons), [
      'The rule is switched off.',
      'The rule is for the events of another service.',
      'The rule is for the events of one team, and the event names none.',
      'None of build fits deploy.failed.',
      'The severity error is below the minimum of critical.',
    ]);
  });

  it('matches a rule of the same service, and a rule of any', () => {
    assert.deepEqual(mismatchesOf({ ...rule, saas_service_id: 7 }, event), []);
    assert.deepEqual(mismatchesOf(rule, event), []);
    assert.deepEqual(mismatchesOf({ ...rule, saas_service_id: 7 }, { ...event, saas_service_id: null }), ['service']);
  });

  it('matches a rule of a team by the events of that team only, and a rule of none by all', () => {
    const ofTeam = { ...rule, organization_team_id: 3 };
    assert.deepEqual(mismatchesOf(ofTeam, { ...event, organization_team_id: 3 }), []);
    assert.deepEqual(mismatchesOf(ofTeam, { ...event, organization_team_id: 4 }), ['team']);
    assert.deepEqual(mismatchesOf(ofTeam, event), ['team']);
    assert.deepEqual(mismatchesOf(rule, { ...event, organization_team_id: 3 }), []);
  });

  it('makes several rules to one destination one destination with all of them', () => {
    const rules = [
      rule,
      { ...rule, uuid: 'r2', name: 'All', events: ['*'] },
      { ...rule, uuid: 'r3', name: 'Mail', endpoint_uuid: 'e2', endpoint_disabled: true },
      { ...rule, uuid: 'r4', name: 'Builds', events: ['build'], endpoint_uuid: 'e3' },
    ];
    const destinations = destinationsOf(fittingRules(rules, event), event, none);
    assert.deepEqual(
      destinations.map(({ endpoint, rules: by, digest, held }) => [
        endpoint.uuid,
        by.map(({ name }) => name),
        digest,
        held,
      ]),
      [
        ['e1', ['Deploys', 'All'], null, null],
        ['e2', ['Mail'], null, null],
      ],
    );
  });

  it('holds an event back only when all rules to the destination do, and says why', () => {
    const muted = { ...rule, uuid: 'r2', name: 'Night', mute_windows: [night] };
    const keyed = { ...rule, uuid: 'r3', name: 'Keyed', deduplication_key: '{{event}}' };
    const outcome = (rules: RoutingRule[], duplicateOf: string[] = []) => {
      const [destination] = destinationsOf(rules, event, new Set(duplicateOf));
      const { rules: by, held } = destination!;
      return [by.map(({ uuid }) => uuid), held?.reason ?? null, held?.rules.map(({ uuid }) => uuid) ?? []];
    };
    assert.deepEqual(outcome([rule, muted]), [['r1'], null, []]);
    assert.deepEqual(outcome([muted]), [[], 'muted', ['r2']]);
    assert.deepEqual(outcome([keyed]), [['r3'], null, []]);
    assert.deepEqual(outcome([keyed], ['r3']), [[], 'duplicate', ['r3']]);
    assert.deepEqual(outcome([rule, keyed], ['r3']), [['r1'], null, []]);
    assert.deepEqual(outcome([muted, keyed], ['r3']), [[], 'duplicate', ['r3']]);
  });

  it('gathers an event only when no rule sends it at once, and then by one rule', () => {
    const digest = { ...rule, uuid: 'r2', name: 'Digest', digest_minutes: 5 };
    const later = { ...digest, uuid: 'r3', name: 'Later' };
    const outcome = (rules: RoutingRule[]) => {
      const [{ rules: by, digest: gathers, held } = assert.fail()] = destinationsOf(rules, event, none);
      return [by.map(({ uuid }) => uuid), gathers?.uuid ?? null, held];
    };
    assert.deepEqual(outcome([digest, later]), [[], 'r2', null]);
    assert.deepEqual(outcome([digest, rule, later]), [['r1'], null, null]);
    assert.deepEqual(outcome([{ ...digest, mute_windows: [night] }, later]), [[], 'r3', null]);
  });

  it('tells what holds an event back in words', () => {
    const muted = { ...rule, name: 'Night', mute_windows: [night], deduplication_minutes: 1 };
    assert.deepEqual(explain(muted, event, ['muted', 'duplicate', 'endpoint_disabled']), [
      'The rule Night is muted every day 22:00 to 06:00 (UTC).',
      'The rule Night has sent an event with the same deduplication key within a minute.',
      'The destination Ops is disabled.',
    ]);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { severities } from '@platform/contracts';
import { destinationsOf, explain, mismatchesOf, type RoutingRule } from './routing.js';

const rule: RoutingRule = {
  uuid: 'r1',
  name: 'Deploys',
  events: ['deploy.*'],
  minimum_severity: 'info',
  saas_service_id: null,
  organization_team_id: null,
  is_active: true,
  endpoint_uuid: 'e1',
  endpoint_type: 'webhook',
  endpoint_name: 'Ops',
  endpoint_disabled: false,
};
const event = { event: 'deploy.failed', severity: 'error', saas_service_id: 7, organization_team_id: null } as const;

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
    const destinations = destinationsOf(rules, event);
    assert.deepEqual(
      destinations.map(({ endpoint, isDisabled, rules: by }) => [
        endpoint.uuid,
        isDisabled,
        by.map(({ name }) => name),
      ]),
      [
        ['e1', false, ['Deploys', 'All']],
        ['e2', true, ['Mail']],
      ],
    );
  });
});

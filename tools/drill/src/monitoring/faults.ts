import assert from 'node:assert/strict';
import { connected, eventually } from '@platform/testing';
import type { Processes } from '../processes.js';
import type { Receivers } from '../traveller.js';
import type { Prometheus, Rule } from './prometheus.js';

const soon = { timeoutMs: 60_000, everyMs: 500 };
/** The rates of alerts go over five minutes, and they have to hold for two. */
const untilFiring = { timeoutMs: 900_000, everyMs: 1_000 };

/** How long it has to be so is said by the test of the rule, k8s/components/monitoring/alerts.test.yaml. */
export async function failForLong(prometheus: Prometheus, processes: Processes): Promise<void> {
  await connected(processes.databaseUrl('webhooks'), async (client) => {
    const { rowCount } = await client.query(
      `UPDATE delivery_destination SET failing_since = now() - interval '61 minutes' WHERE failing_since IS NOT NULL`,
    );
    assert.ok(rowCount, 'no destination fails');
  });
  await eventually(() => isAt(prometheus, 'DestinationOnlyFails', 'webhooks', 'pending'), soon);
}

/** A transaction that somebody left open keeps all workers of notifications from claiming. */
export async function claimNothing(prometheus: Prometheus, processes: Processes, { alerts }: Receivers): Promise<void> {
  await connected(processes.databaseUrl('notifications'), async (client) => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE delivery IN EXCLUSIVE MODE');
    await eventually(() => isAt(prometheus, 'DeliveriesNotClaimed', 'notifications', 'firing'), untilFiring);
    await prometheus.allAreRead();
    await client.query('ROLLBACK');
  });
  alerts.always({});
  await eventually(async () => {
    const rule = await ruleOf(prometheus, 'DeliveriesNotClaimed');
    assert.equal(rule.state, 'inactive', 'the alert does not end');
  }, untilFiring);
}

async function ruleOf(prometheus: Prometheus, wanted: string): Promise<Rule> {
  const rule = (await prometheus.rules()).find(({ name }) => name === wanted);
  assert.ok(rule, `there is no alert ${wanted}`);
  return rule;
}

/** @throws while the alert is not in this state for this service alone */
async function isAt(prometheus: Prometheus, name: string, service: string, state: string): Promise<void> {
  const { alerts } = await ruleOf(prometheus, name);
  assert.deepEqual(
    alerts.map(({ labels, ...alert }) => `${labels.service} is ${alert.state}`),
    [`${service} is ${state}`],
  );
}

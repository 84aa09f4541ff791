import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { metrics } from '@platform/service-kit';
import { deliveryBench, type DeliveryBench } from '../delivery-bench.test-helper.js';
import { measureWaiting } from './waiting-metrics.js';

describe('the metrics of what waits', () => {
  let bench: DeliveryBench;
  beforeAll(async () => {
    bench = await deliveryBench();
    measureWaiting(bench.dataSource);
  });
  afterAll(() => bench.close());

  const valuesOf = async (name: string) =>
    Object.fromEntries(
      (await metrics.getSingleMetric(name)!.get()).values.map(({ labels, value }) => [labels['state'] ?? '', value]),
    );
  const valueOf = async (name: string) => (await valuesOf(name))['']!;

  it('are nothing where nothing waits', async () => {
    expect(await valueOf('deliveries_pending')).toBe(0);
    expect(await valueOf('deliveries_oldest_due_seconds')).toBe(0);
    expect(await valuesOf('delivery_destinations')).toStrictEqual({ paused: 0, failing: 0, disabled: 0 });
  });

  it('count pending deliveries, and tell the age of the oldest one that a destination would take', async () => {
    const [taking, paused, disabled, later] = Array.from({ length: 4 }, () => bench.destination());
    await bench.enqueueEach([taking!, paused!, disabled!, later!], 2);
    const dueAgo = (id: string, age: string) =>
      bench.query(`UPDATE delivery SET due_at = now() - $2::interval WHERE destination_id = $1`, [id, age]);
    await dueAgo(taking!, '100 seconds');
    await dueAgo(paused!, '1 day');
    await dueAgo(disabled!, '2 days');
    await dueAgo(later!, '-1 hour');
    await bench.query(`UPDATE delivery_destination SET open_until = now() + interval '1 hour' WHERE id = $1`, [paused]);
    await bench.query(`UPDATE delivery_destination SET disabled_at = now() WHERE id = $1`, [disabled]);
    expect(await valueOf('deliveries_pending')).toBe(8);
    const oldest = await valueOf('deliveries_oldest_due_seconds');
    expect(oldest).toBeGreaterThanOrEqual(100);
    expect(oldest).toBeLessThan(3_600);
    expect(await valuesOf('delivery_destinations')).toStrictEqual({ paused: 1, failing: 0, disabled: 1 });
  });

  it('count a destination as failing once it has only failed for an hour', async () => {
    const [first, second] = [bench.destination(), bench.destination()];
    await bench.enqueueEach([first, second], 1);
    const failingFor = (id: string, age: string) =>
      bench.query(`UPDATE delivery_destination SET failing_since = now() - $2::interval WHERE id = $1`, [id, age]);
    await failingFor(first, '59 minutes');
    await failingFor(second, '61 minutes');
    expect((await valuesOf('delivery_destinations'))['failing']).toBe(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, serviceBench, type ServiceBench } from '@platform/testing';
import { DataSource } from 'typeorm';
import { poolOf } from '../patches/typeorm-pool.js';
import { testService } from '../testing/service.test-helper.js';
import { startService, type RunningService } from '../start/start.js';
import { Management } from './management.js';
import { metrics } from '../telemetry/metrics.js';

const connections = 2;

describe('a service without a free connection', () => {
  let service: RunningService;
  let bench: ServiceBench;
  beforeAll(async () => {
    bench = await serviceBench('organizations', async (env) => {
      service = await startService(testService({}), { ...env, DATABASE_POOL: String(connections) });
      return service;
    });
  });
  afterAll(() => bench.close());

  const readiness = async () => {
    const { port } = service.app.get(Management);
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).status;
  };

  async function measuredPool(): Promise<Record<string, number>> {
    const { port } = service.app.get(Management);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const lines = text.matchAll(/^postgres_pool_connections\{state="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, state, value]) => [state, Number(value)]));
  }

  it('stays ready while connections are busy, as others would be too', async () => {
    const dataSource = service.app.get(DataSource);
    let isBusy = true;
    const busy = Array.from({ length: 40 }, async () => {
      while (isBusy) await dataSource.query('SELECT pg_sleep(0.2)');
    });
    await eventually(() => expect(poolOf(dataSource).waitingCount).toBeGreaterThan(0));
    expect(await readiness()).toBe(200);
    const pool = await measuredPool();
    expect(pool).toMatchObject({ used: connections, idle: 0 });
    expect(pool['waiting']).toBeGreaterThan(0);
    isBusy = false;
    await Promise.all(busy);
    // Queries of gauges that were not answered in time still wait for a connection.
    await eventually(() => expect(poolOf(dataSource).waitingCount).toBe(0));
  });

  it('does not count as waiting what the metrics themselves ask Postgres', async () => {
    expect(await measuredPool()).toMatchObject({ waiting: 0 });
  });

  it('reports whether Postgres accepts writes', async () => {
    const dataSource = service.app.get(DataSource);
    const writable = async () => (await metrics.getSingleMetric('postgres_writable')!.get()).values[0]?.value;
    expect(await writable()).toBe(1);
    const setAll = async (mode: string) => {
      const runners = Array.from({ length: connections }, () => dataSource.createQueryRunner());
      for (const runner of runners) await runner.query(`SET default_transaction_read_only = ${mode}`);
      for (const runner of runners) await runner.release();
    };
    await setAll('on');
    expect(await writable()).toBe(0);
    expect(await readiness()).toBe(200);
    await setAll('off');
    expect(await writable()).toBe(1);
  });

  it('is unready while Postgres refuses writes, and ready afterwards', async () => {
    const dataSource = service.app.get(DataSource);
    const taken = Array.from({ length: connections }, () => dataSource.createQueryRunner());
    for (const runner of taken) await runner.query('BEGIN');
    await eventually(async () => expect(await readiness()).toBe(503));
    for (const runner of taken) {
      await runner.query('COMMIT');
      await runner.release();
    }
    await eventually(async () => expect(await readiness()).toBe(200));
  });
});

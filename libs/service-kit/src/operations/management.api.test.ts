import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eventually, serviceBench, type ServiceBench } from '@platform/testing';
import { DataSource } from 'typeorm';
import { poolOf } from '../postgres/prepared.js';
import { testService } from '../service.test-helper.js';
import { startService, type RunningService } from '../start.js';
import { Management } from './management.js';
import { metrics } from './metrics.js';

const connections = 2;

describe('a service whose connections are all taken', () => {
  let service: RunningService;
  let bench: ServiceBench;
  before(async () => {
    bench = await serviceBench('organizations', async (env) => {
      service = await startService(testService({}), { ...env, DATABASE_POOL: String(connections) });
      return service;
    });
  });
  after(() => bench.close());

  const readiness = async () => {
    const { port } = service.app.get(Management);
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).status;
  };

  it('stays ready while they come back: it is busy, and others would be too', async () => {
    const dataSource = service.app.get(DataSource);
    let isBusy = true;
    const busy = Array.from({ length: 40 }, async () => {
      while (isBusy) await dataSource.query('SELECT pg_sleep(0.2)');
    });
    await eventually(() => assert.ok(poolOf(dataSource).waitingCount > 0));
    assert.equal(await readiness(), 200);
    isBusy = false;
    await Promise.all(busy);
  });

  it('says whether Postgres takes changes', async () => {
    const dataSource = service.app.get(DataSource);
    const writable = async () => (await metrics.getSingleMetric('postgres_writable')!.get()).values[0]?.value;
    assert.equal(await writable(), 1);
    const setAll = async (mode: string) => {
      const runners = Array.from({ length: connections }, () => dataSource.createQueryRunner());
      for (const runner of runners) await runner.query(`SET default_transaction_read_only = ${mode}`);
      for (const runner of runners) await runner.release();
    };
    await setAll('on');
    assert.equal(await writable(), 0);
    assert.equal(await readiness(), 200);
    await setAll('off');
    assert.equal(await writable(), 1);
  });

  it('is unready while they do not, and ready when they do', async () => {
    const dataSource = service.app.get(DataSource);
    const taken = Array.from({ length: connections }, () => dataSource.createQueryRunner());
    for (const runner of taken) await runner.query('BEGIN');
    await eventually(async () => assert.equal(await readiness(), 503));
    for (const runner of taken) {
      await runner.query('COMMIT');
      await runner.release();
    }
    await eventually(async () => assert.equal(await readiness(), 200));
  });
});

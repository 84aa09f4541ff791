import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import { eventsFor, type PlatformEvent } from '@platform/contracts';
import { eventually, serviceBench, type ServiceBench } from '@platform/testing';
import { Queue } from 'bullmq';
import { OnEvent } from '../events/on-event.js';
import { Periodic } from '../service/periodic.js';
import { testService } from '../testing/service.test-helper.js';
import { startService, type RunningService } from '../start/start.js';
import { QueueWorkers } from './queue-workers.js';

const person = (uuid: string) => ({
  user: { uuid, name: 'Ada', surname: 'T', email: 'a@example.org', email_verified: true, language: null },
});

describe('two services in one process', () => {
  const heard: string[] = [];

  /** A service with this name that records the events it gets. */
  function listening(name: 'organizations' | 'notifications') {
    @Injectable()
    class Listener {
      @OnEvent(...eventsFor(name))
      hear({ type }: PlatformEvent): Promise<void> {
        heard.push(`${name}: ${type}`);
        return Promise.resolve();
      }
    }
    @Module({ providers: [Listener] })
    class AppModule {}
    return serviceBench(name, (env) => startService(testService({}, { name, module: AppModule }), env));
  }

  it('read each its own inbox', async () => {
    // Both are composed before either begins to read.
    const [organizations, notifications] = await Promise.all([listening('organizations'), listening('notifications')]);
    await organizations.publish('user.registered', person('0192f0c1-2222-7000-8000-000000000001'));
    await notifications.publish('user.updated', person('0192f0c1-2222-7000-8000-000000000002'));
    expect(heard).toEqual(['organizations: user.registered', 'notifications: user.updated']);
    await Promise.all([organizations.close(), notifications.close()]);
  });
});

@Injectable()
class Jobs {
  readonly begun: string[] = [];
  wasTold = false;

  constructor(periodic: Periodic) {
    periodic.add('long', 50, async (stopping) => {
      this.begun.push('long');
      await new Promise((resolve) => stopping.addEventListener('abort', resolve));
      this.wasTold = true;
    });
    periodic.add('short', 50, () => Promise.resolve(void this.begun.push('short')));
    periodic.add('flaky', 3_600_000, async () => {
      this.begun.push('flaky');
      await Promise.resolve();
      if (this.times('flaky') === 1) throw new Error('not this time');
    });
  }

  times(name: string): number {
    return this.begun.filter((begun) => begun === name).length;
  }
}

describe('periodic jobs', () => {
  let bench: ServiceBench;
  let jobs: Jobs;
  beforeAll(async () => {
    @Injectable()
    class Listener {
      @OnEvent(...eventsFor('organizations'))
      async ignore(): Promise<void> {}
    }
    const service = testService({ providers: [Listener, Jobs] });
    bench = await serviceBench('organizations', (env) => startService(service, env));
    jobs = (bench.service as RunningService).app.get(Jobs);
  });
  afterAll(() => bench.close());

  it('run beside one that is slow, which does not run twice at a time', async () => {
    await eventually(() => expect(jobs.times('short')).toBeGreaterThan(5));
    expect(jobs.times('long')).toBe(1);
  });

  it('are retried when they fail', () => eventually(() => expect(jobs.times('flaky')).toBe(2)));

  it('are scheduled again when Redis was emptied', async () => {
    await bench.redis.flushdb();
    await eventually(async () => {
      const before = jobs.times('short');
      await bench.redis.ping();
      await eventually(() => expect(jobs.times('short')).toBeGreaterThan(before + 2), { timeoutMs: 5_000 });
    });
  });

  it('are notified when the service stops, which waits for them', async () => {
    await bench.service.close();
    expect(jobs.wasTold).toBe(true);
  });
});

it('a process in the role api works on no queue', async () => {
  const service = testService({});
  const bench = await serviceBench('organizations', async (env) => {
    await (await startService(service, { ...env, ROLE: 'migrate' })).close();
    return startService(service, { ...env, ROLE: 'api' });
  });
  const queue = new Queue('inbox-organizations', {
    connection: { url: bench.env['REDIS_URL']! },
    skipVersionCheck: true,
  });
  await queue.add('user.registered', {});
  expect(() => (bench.service as RunningService).app.get(QueueWorkers)).toThrow('does not exist');
  expect(await queue.getWaitingCount()).toBe(1);
  await queue.close();
  await bench.close();
});

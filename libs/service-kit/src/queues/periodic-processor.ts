import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, type Type } from '@nestjs/common';
import type { ServiceName } from '@platform/contracts';
import type { Job } from 'bullmq';
import { log } from '../telemetry/logger.js';
import { gaugeBy } from '../telemetry/metrics.js';
import { Periodic } from '../service/periodic.js';
import { RedisConnections } from '../redis/redis.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { periodicQueue } from './queue-names.js';
import { QUEUES, type Queues } from './queues.js';

/** Jobs at the same time, so that a long one holds up no other. */
const concurrency = 3;

const options = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** Does the periodic jobs of this service, set up again as BullMQ's job schedulers when Redis was emptied. */
@Injectable()
export class PeriodicProcessor extends WorkerHost {
  readonly stopping = new AbortController();
  private readonly underWay = new Set<string>();
  private readonly startedAt = Date.now();
  private readonly doneAt = new Map<string, number>();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    @Inject(QUEUES) private readonly queues: Queues,
    private readonly periodic: Periodic,
    private readonly redis: RedisConnections,
  ) {
    super();
  }

  start(): Promise<void> {
    this.measure();
    this.redis.onEmptied(() => this.schedule());
    void this.schedule();
    return Promise.resolve();
  }

  async process({ name }: Job): Promise<void> {
    const job = this.periodic.jobs.get(name);
    // One that takes longer than its interval has come again meanwhile, and would take every place.
    if (!job || this.underWay.has(name)) return;
    this.underWay.add(name);
    try {
      await job.run(this.stopping.signal);
      this.doneAt.set(name, Date.now());
    } finally {
      this.underWay.delete(name);
    }
  }

  @OnWorkerEvent('error')
  lost(err: Error): void {
    log.debug({ err }, 'periodic: queue connection');
  }

  @OnWorkerEvent('failed')
  failed(job: Job | undefined, err: Error): void {
    const isLast = !job || job.attemptsMade >= options.attempts;
    log[isLast ? 'error' : 'warn']({ err, job: job?.name }, 'periodic job failed');
  }

  /** Each process tells of what it did itself: the last of all of them counts. */
  private measure(): void {
    const ofEach = (value: (name: string, everyMs: number) => number) => () =>
      Promise.resolve(
        new Map([...this.periodic.jobs].map(([name, { everyMs }]) => [name, value(name, everyMs) / 1000])),
      );
    gaugeBy(
      'name',
      'periodic_job_done_timestamp_seconds',
      'When this process last did a periodic job, or else started',
      ofEach((name) => this.doneAt.get(name) ?? this.startedAt),
    );
    gaugeBy(
      'name',
      'periodic_job_interval_seconds',
      'How often a periodic job is to be done',
      ofEach((_, everyMs) => everyMs),
    );
  }

  private async schedule(): Promise<void> {
    const queue = this.queues.get(periodicQueue(this.service.name));
    try {
      for (const [name, { everyMs }] of this.periodic.jobs)
        await queue?.upsertJobScheduler(name, { every: everyMs }, { opts: options });
    } catch (err) {
      log.debug({ err }, 'periodic: not scheduled; will be when Redis is back');
    }
  }
}

/** The queue's name is kept at the class: each service has one of its own, as several run in one process of tests. */
export function periodicProcessorOf(service: ServiceName): Type<PeriodicProcessor> {
  @Processor(periodicQueue(service), { concurrency, skipVersionCheck: true })
  class ProcessorOfService extends PeriodicProcessor {}
  return ProcessorOfService;
}

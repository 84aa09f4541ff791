import { Inject, Injectable } from '@nestjs/common';
import type { Queue, Worker as QueueWorker } from 'bullmq';
import { log } from './operations/logger.js';
import { closeQueues, loadBullmq, RedisConnections } from './redis/redis.js';
import { SERVICE, type ServiceDefinition } from './service.js';
import { Workers, type Worker } from './workers.js';

/** `stopping` is aborted when the process stops: a job that goes on until all is done ends with what it has at hand. */
type Run = (stopping: AbortSignal) => Promise<void>;

interface PeriodicJob {
  everyMs: number;
  run: Run;
}

/** Jobs that run every so often, once over all replicas (BullMQ job schedulers; set up again when Redis was emptied). */
@Injectable()
export class Periodic implements Worker {
  readonly name = 'periodic';
  private readonly jobs = new Map<string, PeriodicJob>();
  private readonly stopping = new AbortController();
  private queue?: Queue;
  private worker?: QueueWorker;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly redis: RedisConnections,
    workers: Workers,
  ) {
    workers.add(this);
  }

  add(name: string, everyMs: number, run: Run): void {
    if (this.jobs.has(name)) throw new Error(`two periodic jobs are called ${name}`);
    this.jobs.set(name, { everyMs, run });
  }

  async start(): Promise<void> {
    const { Queue, Worker: QueueWorker } = await loadBullmq();
    const queueName = `periodic-${this.service.name}`;
    this.queue = new Queue(queueName, { connection: this.redis.blocking(), skipVersionCheck: true });
    this.queue.on('error', (err) => log.debug({ err }, 'periodic: queue connection'));
    this.worker = new QueueWorker(queueName, async (job) => this.jobs.get(job.name)?.run(this.stopping.signal), {
      connection: this.redis.blocking(),
      skipVersionCheck: true,
    });
    this.worker.on('error', (err) => log.debug({ err }, 'periodic: queue connection'));
    this.worker.on('failed', (job, err) => log.error({ err, job: job?.name }, 'periodic job failed'));
    this.redis.onEmptied(() => this.schedule());
    void this.schedule();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await closeQueues(this.worker, this.queue);
  }

  private async schedule(): Promise<void> {
    try {
      for (const [name, { everyMs }] of this.jobs) {
        await this.queue?.upsertJobScheduler(
          name,
          { every: everyMs },
          { opts: { removeOnComplete: true, removeOnFail: true } },
        );
      }
    } catch (err) {
      log.debug({ err }, 'periodic: not scheduled; will be when Redis is back');
    }
  }
}

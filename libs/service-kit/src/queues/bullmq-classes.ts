import { Queue, Worker, type QueueOptions } from 'bullmq';
import { log } from '../telemetry/logger.js';
import { atMost } from '../common/time.js';

const closeMs = 5_000;

/** A queue whose lost connection is no news: what uses it finds out, and RedisConnections says so once. */
export class ServiceQueue extends Queue {
  constructor(name: string, options: QueueOptions) {
    super(name, options);
    this.on('error', (err) => log.debug({ err, queue: name }, 'queue: connection'));
  }
}

/**
 * A worker that ends in time. BullMQ's own waits for Redis to come back before it ends (taskforcesh/bullmq#4656), and
 * Nest's shutdown waits for the worker.
 */
export class ServiceWorker extends Worker {
  private ending?: Promise<void>;

  override close(force?: boolean): Promise<void> {
    return (this.ending ??= this.end(force));
  }

  /** Lets the jobs under way end. Where that takes too long, its timers and connections are ended by themselves. */
  private async end(force?: boolean): Promise<void> {
    const ended = super.close(force);
    await atMost(closeMs, ended);
    if (this.closed) return;
    log.warn({ queue: this.name }, 'queue: its worker did not end in time');
    await this.pause(true);
    await this.lockManager.close();
    await this.getBackend().close(true);
  }
}

import { BullRegistrar } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { Workers, type Worker } from '../service/workers.js';
import { Inbox } from './inbox.js';
import { PeriodicProcessor } from './periodic-processor.js';

/**
 * Queues are worked on from when the service's other workers start until they stop, while Postgres and Redis are there.
 */
@Injectable()
export class QueueWorkers implements Worker {
  readonly name = 'queues';
  private isStarted = false;

  constructor(
    private readonly registrar: BullRegistrar,
    private readonly inbox: Inbox,
    private readonly periodic: PeriodicProcessor,
    workers: Workers,
  ) {
    workers.add(this);
  }

  start(): Promise<void> {
    this.registrar.register();
    this.isStarted = true;
    return this.periodic.start();
  }

  async stop(): Promise<void> {
    if (!this.isStarted) return;
    this.periodic.stopping.abort();
    await Promise.all([this.inbox.worker.close(), this.periodic.worker.close()]);
  }
}

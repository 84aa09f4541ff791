import { BullRegistrar } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { gaugeBy } from '../telemetry/metrics.js';
import { Workers, type Worker } from '../service/workers.js';
import { Inbox } from './inbox.js';
import { PeriodicProcessor } from './periodic-processor.js';
import { inboxQueue } from './queue-names.js';
import { QUEUES, type Queues } from './queues.js';

/**
 * Queues are worked on from when the service's other workers start until they stop, while Postgres and Redis are there.
 */
@Injectable()
export class QueueWorkers implements Worker {
  readonly name = 'queues';
  private isStarted = false;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    @Inject(QUEUES) private readonly queues: Queues,
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
    gaugeBy('state', 'inbox_jobs', 'Events in the inbox of this service', () => this.jobs());
    return this.periodic.start();
  }

  private async jobs(): Promise<Map<string, number>> {
    const counts = await this.queues.get(inboxQueue(this.service.name))!.getJobCounts('wait', 'active', 'delayed');
    return new Map(Object.entries(counts));
  }

  async stop(): Promise<void> {
    if (!this.isStarted) return;
    this.periodic.stopping.abort();
    await Promise.all([this.inbox.worker.close(), this.periodic.worker.close()]);
  }
}

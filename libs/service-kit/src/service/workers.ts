import { Injectable } from '@nestjs/common';
import { log } from '../telemetry/logger.js';

/** Something that runs beside the requests, in the role `worker` or `all`. */
export interface Worker {
  name: string;
  start(): Promise<void>;
  /** Takes nothing new, ends what is under way. */
  stop(): Promise<void>;
}

@Injectable()
export class Workers {
  private readonly workers: Worker[] = [];

  add(worker: Worker): void {
    this.workers.push(worker);
  }

  async start(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.start()));
  }

  async stop(): Promise<void> {
    const results = await Promise.allSettled(this.workers.map((worker) => worker.stop()));
    results.forEach((result, index) => {
      if (result.status === 'rejected')
        log.warn({ err: result.reason as unknown }, `${this.workers[index]?.name} did not stop cleanly`);
    });
  }
}

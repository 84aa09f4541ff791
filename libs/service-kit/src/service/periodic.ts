import { Injectable } from '@nestjs/common';

/** `stopping` is aborted when the process stops: a job that goes on until all is done ends with what it has at hand. */
type Run = (stopping: AbortSignal) => Promise<void>;

interface PeriodicJob {
  everyMs: number;
  run: Run;
}

/**
 * Jobs that run every so often, once over all replicas. Who works on the queues does them
 * (queues/periodic-processor.ts).
 */
@Injectable()
export class Periodic {
  readonly jobs = new Map<string, PeriodicJob>();

  add(name: string, everyMs: number, run: Run): void {
    if (this.jobs.has(name)) throw new Error(`two periodic jobs are called ${name}`);
    this.jobs.set(name, { everyMs, run });
  }
}

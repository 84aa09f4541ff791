import { log } from '../telemetry/logger.js';
import type { PostgresListener } from './postgres-listener.js';

interface Draining {
  /** Postgres says here that there is work. */
  channel: string;
  /** And it is looked for so often, as what Postgres says may be missed. */
  everyMs: number;
  /** One batch; true when more may be waiting. */
  work: () => Promise<boolean>;
  /** Said when a batch fails; what was not done comes again with the next wake. */
  failed: string;
}

/** Works off what is due, batch after batch, never two at a time. */
export class Drain {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private again = false;
  private stopped = true;

  constructor(
    private readonly listener: PostgresListener,
    private readonly draining: Draining,
  ) {}

  async start(): Promise<void> {
    this.stopped = false;
    await this.listener.listen(this.draining.channel, () => this.wake());
    this.timer = setInterval(() => this.wake(), this.draining.everyMs);
    this.wake();
  }

  /** Ends the batch under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  wake(): void {
    this.again = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  private async run(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        this.again = (await this.draining.work()) || this.again;
      } catch (err) {
        log.warn({ err }, this.draining.failed);
        return;
      }
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.js';

/** Longest pause before another try; the first is half a second and each doubles. */
const longestPauseMs = 30_000;
/** A child that ran this long starts with the short pause again. */
const steadyMs = 60_000;

/**
 * Keeps one child running: it is started again, with growing pauses, whenever it ends without being asked to.
 */
export class Supervised {
  private child?: Child;
  private stopping = new AbortController();
  private loop?: Promise<void>;

  /**
   * @param launch starts the child and resolves when it is ready
   * @param say tells the user of an end and of a restart
   */
  constructor(
    readonly name: string,
    private readonly launch: () => Promise<Child>,
    private readonly say: (sentence: string) => void,
  ) {}

  /** The first start; a failure is the caller's, there is no second try. */
  async start(): Promise<void> {
    this.child = await this.launch();
    this.loop = this.keepRunning(this.child);
  }

  /** Ends the child, and with it the restarting. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.child?.stop();
    await this.loop;
    // A restart may have been under way when the order came.
    await this.child?.stop();
  }

  /**
   * Ends the child and starts it anew, at once. A failure is the caller's, as that of the first start: the next restart
   * tries again.
   */
  async restart(): Promise<void> {
    await this.stop();
    this.stopping = new AbortController();
    await this.start();
  }

  private async keepRunning(first: Child): Promise<void> {
    let child: Child | undefined = first;
    let pauseMs = 500;
    while (!this.stopping.signal.aborted) {
      const startedAt = Date.now();
      const how = (await child?.exited) ?? 'could not be started';
      if (this.stopping.signal.aborted) return;
      if (Date.now() - startedAt > steadyMs) pauseMs = 500;
      this.say(`${this.name} ${how}; starting it again in ${pauseMs / 1000} s`);
      await wait(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      if (this.stopping.signal.aborted) return;
      child = await this.relaunch();
    }
  }

  private async relaunch(): Promise<Child | undefined> {
    try {
      this.child = await this.launch();
      this.say(`${this.name} runs again`);
      return this.child;
    } catch (error) {
      this.say((error as Error).message);
      return undefined;
    }
  }
}

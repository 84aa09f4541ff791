import { setTimeout as wait } from 'node:timers/promises';
import type { Ended } from './run-to-end.js';
import type { Terminal } from './terminal.js';

/** What is done at a save. */
export interface RebuildSteps<App extends string> {
  /** Runs the compiler, which has not seen these sources yet. */
  compile(sources: string[]): Promise<Ended>;
  /** The apps that run one of the sources. */
  concerned(sources: Iterable<string>): App[];
  restart(app: App): Promise<void>;
}

/** An editor that saves all files, and a change of branch, are one save. */
const debounceMs = 100;

/** Compiles what was saved, and then, when all of it compiles, starts anew what runs it. One round at a time. */
export class Rebuilder<App extends string> {
  /** Saved, and not yet a part of what runs. */
  private readonly unbuilt = new Set<string>();
  private saves = 0;
  private round?: Promise<void>;

  constructor(
    private readonly steps: RebuildSteps<App>,
    private readonly terminal: Pick<Terminal, 'ok' | 'print' | 'problem'>,
    private readonly stopping: AbortSignal,
  ) {}

  /** Tells of a saved source. Resolves when everything that was saved until then, and meanwhile, is dealt with. */
  saved(source: string): Promise<void> {
    this.unbuilt.add(source);
    this.saves += 1;
    this.round ??= this.run().finally(() => (this.round = undefined));
    return this.round;
  }

  private async run(): Promise<void> {
    let seen;
    do {
      do {
        seen = this.saves;
        await wait(debounceMs);
      } while (seen !== this.saves);
      await this.build();
    } while (seen !== this.saves && !this.stopping.aborted);
  }

  private async build(): Promise<void> {
    if (this.stopping.aborted) return;
    const sources = [...this.unbuilt];
    // What is saved again meanwhile is for the next round.
    this.unbuilt.clear();
    const startedAt = Date.now();
    this.terminal.print(`  ..  compiling ${sources.length === 1 ? sources[0] : `${sources.length} sources`}`);
    const { code, output } = await this.steps.compile(sources);
    if (this.stopping.aborted) return;
    if (code !== 0) {
      sources.forEach((source) => this.unbuilt.add(source));
      this.terminal.print(output.trimEnd());
      this.terminal.problem('this does not compile: everything runs on as it was');
      return;
    }
    const builtIn = secondsSince(startedAt);
    const apps = this.steps.concerned(sources);
    if (apps.length === 0) this.terminal.ok('built', `${builtIn} s, nothing to start anew`);
    await Promise.all(apps.map((app) => this.restart(app, builtIn)));
  }

  private async restart(app: App, builtIn: string): Promise<void> {
    const startedAt = Date.now();
    try {
      await this.steps.restart(app);
      this.terminal.ok(app, `restarted (built in ${builtIn} s, ended and started in ${secondsSince(startedAt)} s)`);
    } catch (error) {
      this.terminal.problem(`${app} does not start, and is down until the next save: ${(error as Error).message}`);
    }
  }
}

function secondsSince(time: number): string {
  return ((Date.now() - time) / 1000).toFixed(1);
}

import type { AppProcess } from './app-processes.js';
import type { Child, Nursery } from './child.js';
import { Refusal } from './refusal.js';
import { appFile, repositoryRoot, serviceNames, type AppName } from './repository.js';
import { runToEnd } from './run-to-end.js';
import { startService, type StartOptions } from './services.js';

/** What `npm run dev` has of its own: how an app starts, where that differs. */
export type AppStarts = Partial<Record<AppName, StartOptions>>;

/** Starts processes of apps: each with its environment, and from the code that was chosen for it last. */
export class AppRunner {
  private readonly codes = new Map<string, string>();
  /** How many migrations the schema of a service has, as its process said. */
  readonly migrations = new Map<AppName, number>();

  constructor(
    private readonly nursery: Nursery,
    private readonly environments: Record<AppName, Record<string, string>>,
    private readonly starts: AppStarts,
    private readonly code: string,
  ) {}

  /** From now on the process is started from another folder. */
  choose(name: string, code: string): void {
    this.codes.set(name, code);
  }

  environmentOf({ app, env }: AppProcess): Record<string, string> {
    return { ...this.environments[app], ...env };
  }

  async start(process: AppProcess): Promise<Child> {
    // Of another commit only services are compiled.
    const code = process.app === 'console' ? repositoryRoot : (this.codes.get(process.name) ?? this.code);
    const env = this.environmentOf(process);
    const started = await startService(this.nursery, { process, env, code, ...this.starts[process.app] });
    if (process.app !== 'console') this.migrations.set(process.app, started.migrations);
    return started.child;
  }

  /** Brings all schemas to where `code` has them. Where roles run apart, no other process does. */
  async migrate(code = this.code): Promise<void> {
    await this.inEach(code, 'main.js', [], (output) =>
      output.split('\n').findLast((line) => line.startsWith('fatal: ')),
    );
  }

  /** Fills the schemas, which have to be empty, with what a backup holds. */
  async restore(folder: string): Promise<void> {
    await this.inEach(this.code, 'cli.js', ['restore', folder, '--json'], messageOf);
  }

  /** Runs a program of every service to its end. @throws a {@link Refusal} in the words of the one that failed */
  private async inEach(
    code: string,
    file: string,
    args: string[],
    reasonOf: (output: string) => string | undefined,
  ): Promise<void> {
    await Promise.all(
      serviceNames.map(async (name) => {
        const env = { ...this.environments[name], ROLE: 'migrate' };
        const program = ['--enable-source-maps', appFile(name, file, code), ...args];
        const { code: exitCode, output } = await runToEnd(process.execPath, program, { cwd: code, env });
        if (exitCode !== 0) throw new Refusal(`${name} did not end well: ${reasonOf(output) ?? output.slice(-300)}`);
      }),
    );
  }
}

/** What the command line of a service says went wrong. */
function messageOf(output: string): string | undefined {
  try {
    return (JSON.parse(output) as { message?: string }).message;
  } catch {
    return undefined;
  }
}

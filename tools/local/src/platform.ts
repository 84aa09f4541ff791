import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { replicatedProcesses, singleProcesses, type AppProcess } from './app-processes.js';
import { AppRunner, type AppStarts } from './app-runner.js';
import { BackingServers } from './backing-servers.js';
import { Nursery, type Child } from './child.js';
import type { Settings } from './config.js';
import { consoleEnvironment, serviceEnvironments, type Backing } from './environment.js';
import { requirePort } from './free-port.js';
import { keepPorts, keepSecrets, writePrivate, type InternalPorts, type Secrets } from './kept.js';
import { startDemo, startEdge, type EdgeOrder } from './node-children.js';
import { endRemembered, ProcessLedger } from './process-ledger.js';
import { webConsole, type ServiceName } from './repository.js';
import { seedDemo, type Demo } from './seed.js';
import { startGuard } from './start-guard.js';
import { printSummary } from './summary.js';
import { Supervised } from './supervised.js';
import type { Terminal } from './terminal.js';

type Environments = Record<ServiceName, Record<string, string>>;

/** What whoever started the platform may order of it (`libs/testing/src/parent-channel.ts`). */
export interface PlatformOrder {
  /** A process, from `code` when that is given. */
  restart?: string;
  code?: string;
  /** The code whose migrations are to run. */
  migrate?: string;
}

/**
 * Everything that `npm start` runs: starts it in order, as parallel as the order allows, and ends it in the reverse.
 */
export class Platform {
  private ledger?: ProcessLedger;
  private nursery?: Nursery;
  private edge?: Child;
  private runner?: AppRunner;
  private processes: AppProcess[] = [];
  /** Who may read all schemas: for backups. */
  private ownerUrl = '';
  private dismissGuard?: () => Promise<void>;
  private stopping = false;
  private isReady = false;
  /** Ended in this order: no request comes in first, the servers of all others go last. */
  private readonly stages: [Supervised[], Supervised[], Supervised[]] = [[], [], []];

  constructor(
    private readonly settings: Settings,
    private readonly terminal: Terminal,
    private readonly starts: AppStarts = {},
  ) {}

  /** Resolves when everything is healthy and the addresses are printed; a {@link Refusal} says why it is not. */
  async start(): Promise<void> {
    const { settings, terminal } = this;
    const folder = settings.dataFolder;
    terminal.print('platform  starting');
    this.ledger = ProcessLedger.open(folder);
    const recovered = await endRemembered(this.ledger.path);
    if (recovered.length > 0) terminal.ok('recovered', `ended what an earlier run left: ${recovered.join(', ')}`);
    await requirePort('PLATFORM_PORT', settings.platformPort);
    await requirePort('LINKS_PORT', settings.linksPort);
    if (!settings.smtpUrl) await requirePort('MAIL_PORT', settings.mailPort);
    this.dismissGuard = startGuard(this.ledger.path);
    const nursery = (this.nursery = new Nursery(
      this.ledger,
      join(folder, 'logs'),
      (name, line) => this.showLine(name, line),
      (sentence) => terminal.problem(sentence),
    ));
    const secrets = keepSecrets(folder);
    const ports = await keepPorts(folder);
    const { replicas } = settings;
    this.processes = replicas > 1 ? await replicatedProcesses(replicas, folder) : singleProcesses(ports);
    terminal.ok(`node ${process.versions.node}`);
    const backing = await this.startServers(nursery, secrets, ports);
    const environments = serviceEnvironments(settings, secrets, ports, backing);
    const ofApps = { ...environments, console: consoleEnvironment(settings, ports) };
    const runner = (this.runner = new AppRunner(nursery, ofApps, this.starts, settings.code));
    this.writeEnvironments(environments, runner);
    if (settings.restore !== undefined) await this.restore(runner, settings.restore);
    if (replicas > 1) await runner.migrate();
    await this.startApps(runner);
    const demo = settings.seed === 'none' ? undefined : await this.seed(environments);
    this.isReady = true;
    printSummary(terminal, settings, demo);
    if (demo && settings.seed === 'demo')
      await this.supervise(0, 'demo', () => Promise.resolve(startDemo(nursery, settings)));
  }

  /** Ends all that was started, also in the middle of a start. Safe to call twice. */
  async stop(): Promise<void> {
    if (!this.ledger || this.stopping) return;
    this.stopping = true;
    this.nursery?.close();
    if (this.isReady) this.terminal.print('platform  stopping');
    for (const stage of this.stages) await Promise.all(stage.map((supervised) => supervised.stop()));
    // A child that was still starting belongs to no stage yet.
    await endRemembered(this.ledger.path);
    rmSync(join(this.settings.dataFolder, 'environment.json'), { force: true });
    await this.dismissGuard?.();
    this.ledger.close();
    if (this.isReady) this.terminal.print('platform  stopped');
  }

  /**
   * Ends a process and starts it anew; with replicas the edge sends it no request meanwhile. A {@link Refusal} says why
   * it did not start, and it is down until the next restart.
   *
   * @param code the folder whose compiled files it runs from now on
   */
  async restart(name: string, code?: string): Promise<void> {
    if (code !== undefined) this.runner?.choose(name, code);
    const isSpread = this.settings.replicas > 1;
    if (isSpread) await this.edge?.order({ takeOut: name } satisfies EdgeOrder);
    await this.stages[1].find((supervised) => supervised.name === name)?.restart();
    if (isSpread) await this.edge?.order({ putBack: name } satisfies EdgeOrder);
  }

  /** @throws a {@link Refusal} that says what could not be done */
  async obey({ restart, code, migrate }: PlatformOrder): Promise<void> {
    if (migrate !== undefined) await this.runner?.migrate(migrate);
    if (restart !== undefined) await this.restart(restart, code);
  }

  /** The servers that the services need, and the edge, which needs no service. */
  private async startServers(nursery: Nursery, secrets: Secrets, ports: InternalPorts): Promise<Backing> {
    const { settings, terminal } = this;
    const servers = new BackingServers(settings, terminal, nursery, (name, launch) => this.supervise(2, name, launch));
    const [backing] = await Promise.all([
      servers.start(secrets, ports),
      this.supervise(0, 'edge', async () => {
        this.edge = await startEdge(nursery, settings, ports, this.processes);
        return this.edge;
      }),
    ]);
    this.ownerUrl = backing.ownerUrl;
    return backing;
  }

  /** What `npm run admin` gives to command lines, and where it asks each process how it is. */
  private writeEnvironments(environments: Environments, runner: AppRunner): void {
    const ofProcesses = this.processes.map((each) => [each.name, runner.environmentOf(each)] as const);
    const path = join(this.settings.dataFolder, 'environment.json');
    const supervisor = { CODE: this.settings.code, DATABASE_URL: this.ownerUrl };
    writePrivate(path, JSON.stringify({ ...Object.fromEntries(ofProcesses), ...environments, supervisor }, null, 2));
  }

  private async restore(runner: AppRunner, folder: string): Promise<void> {
    await runner.restore(folder);
    this.terminal.ok('restored', folder);
  }

  private async startApps(runner: AppRunner): Promise<void> {
    const startedAt = Date.now();
    const started: string[] = [];
    const waiting = [...this.processes];
    const startInTurn = async () => {
      for (let each; (each = waiting.shift());) {
        const process = each;
        await this.supervise(1, process.name, () => runner.start(process));
        started.push(`${process.name} ${((Date.now() - startedAt) / 1000).toFixed(1)}s`);
      }
    };
    await Promise.all(Array.from({ length: startedAtOnce() }, startInTurn));
    this.terminal.ok('migrations', [...runner.migrations].map(([name, count]) => `${name} ${count}`).join(' | '));
    this.terminal.ok('services', started.join('   '));
  }

  /** A demo that cannot be made is said, and stops nothing: the platform works without it. */
  private async seed(environments: Environments): Promise<Demo | undefined> {
    try {
      const linksOrigin = `http://127.0.0.1:${this.processes.find(({ app }) => app === 'links')?.ports.port}`;
      const demo = await seedDemo({ dataFolder: this.settings.dataFolder, environments, linksOrigin });
      this.terminal.ok('demo data', '1 person, 1 organization, 1 OAuth client, 1 service, 1 destination, 1 short link');
      return demo;
    } catch (error) {
      this.terminal.problem(`the demo data could not be made: ${(error as Error).message}`);
      return undefined;
    }
  }

  private async supervise(stage: 0 | 1 | 2, name: string, launch: () => Promise<Child>): Promise<void> {
    const supervised = new Supervised(name, launch, (sentence) => this.terminal.problem(sentence));
    this.stages[stage].push(supervised);
    await supervised.start();
  }

  /** The servers' own chatter is in their log files; services and the edge are shown once the start is over. */
  private showLine(name: string, line: string): void {
    if (name === 'demo') return this.terminal.print(line);
    const isService = this.processes.some((each) => each.name === name && each.app !== webConsole.name);
    if (this.isReady && (name === 'edge' || isService)) this.terminal.log(name, line);
  }
}

/** As many starts as keep the processors busy: more of them at once would all become ready late. */
function startedAtOnce(): number {
  return Math.max(6, 2 * availableParallelism());
}

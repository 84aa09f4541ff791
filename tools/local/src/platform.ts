import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Nursery, type Child } from './child.js';
import type { Settings } from './config.js';
import { consoleEnvironment, serviceEnvironments, type Backing } from './environment.js';
import { requirePort } from './free-port.js';
import { keepPorts, keepSecrets, writePrivate, type InternalPorts, type Secrets } from './kept.js';
import { startDemo, startEdge, startInbox } from './node-children.js';
import { postgresUrl, startPostgres } from './postgres.js';
import { endRemembered, ProcessLedger } from './process-ledger.js';
import { Refusal } from './refusal.js';
import { findRedis, redisUrl, requireRedis, startRedis } from './redis.js';
import { serviceNames, webConsole, type AppName, type ServiceName } from './repository.js';
import { createRoles } from './roles.js';
import { seedDemo, type Demo } from './seed.js';
import { startService, type StartOptions } from './services.js';
import { startGuard } from './start-guard.js';
import { printSummary } from './summary.js';
import { Supervised } from './supervised.js';
import type { Terminal } from './terminal.js';

type Environments = Record<ServiceName, Record<string, string>>;

/** What `npm run dev` has of its own: how an app starts, where that differs. */
export type AppStarts = Partial<Record<AppName, StartOptions>>;

/**
 * Everything that `npm start` runs: starts it in order, as parallel as the order allows, and ends it in the reverse.
 */
export class Platform {
  private ledger?: ProcessLedger;
  private nursery?: Nursery;
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
    terminal.ok(`node ${process.versions.node}`);
    const backing = await this.startServers(nursery, secrets, ports);
    const environments = serviceEnvironments(settings, secrets, ports, backing);
    writePrivate(join(folder, 'environment.json'), JSON.stringify(environments, null, 2));
    await this.startServices(nursery, environments);
    const demo = settings.seed === 'none' ? undefined : await this.seed(environments, ports);
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
   * Ends an app and starts it anew; a {@link Refusal} says why it did not start, and it is down until the next restart.
   */
  async restart(name: AppName): Promise<void> {
    await this.stages[1].find((supervised) => supervised.name === name)?.restart();
  }

  /** The servers that the services need, and the processes that need no service. */
  private async startServers(nursery: Nursery, secrets: Secrets, ports: InternalPorts): Promise<Backing> {
    const { settings } = this;
    const [databaseUrls, queueUrl, smtpUrl] = await Promise.all([
      this.startDatabase(nursery, secrets, ports),
      this.startQueue(nursery, secrets, ports),
      this.startMail(nursery, ports),
      this.supervise(0, 'edge', () => startEdge(nursery, settings, ports)),
      this.startConsole(nursery, ports),
    ]);
    return { databaseUrls, redisUrl: queueUrl, smtpUrl };
  }

  private async startDatabase(
    nursery: Nursery,
    secrets: Secrets,
    ports: InternalPorts,
  ): Promise<Record<ServiceName, string>> {
    const { dataFolder, databaseUrl } = this.settings;
    if (databaseUrl) {
      const urls = await prepare(databaseUrl, secrets);
      this.terminal.ok('postgres', 'yours, by PLATFORM_DATABASE_URL');
      return urls;
    }
    const password = secrets.postgresPassword;
    const options = { folder: dataFolder, port: ports.postgres, password, durable: true };
    await this.supervise(2, 'postgres', () => startPostgres(nursery, options));
    const urls = await prepare(postgresUrl(options), secrets, 'platform');
    this.terminal.ok('postgres', `private, port ${ports.postgres}, ${this.shown('pg')}`);
    return urls;
  }

  private async startQueue(nursery: Nursery, secrets: Secrets, ports: InternalPorts): Promise<string> {
    const { dataFolder, redisUrl: given } = this.settings;
    if (given) {
      await requireRedis(given);
      this.terminal.ok('redis', 'yours, by PLATFORM_REDIS_URL');
      return given;
    }
    const program = await findRedis(dataFolder);
    const options = { folder: dataFolder, port: ports.redis, password: secrets.redisPassword, durable: true };
    await this.supervise(2, 'redis', () => startRedis(nursery, program, options));
    this.terminal.ok('redis', `private, port ${ports.redis}, ${this.shown('redis')}`);
    return redisUrl(options);
  }

  private async startMail(nursery: Nursery, ports: InternalPorts): Promise<string> {
    const { settings } = this;
    if (settings.smtpUrl) return settings.smtpUrl;
    await this.supervise(2, 'mail', () => startInbox(nursery, settings, ports));
    return `smtp://127.0.0.1:${ports.smtp}`;
  }

  private startConsole(nursery: Nursery, ports: InternalPorts): Promise<void> {
    const env = consoleEnvironment(this.settings, ports);
    const { name } = webConsole;
    return this.supervise(1, name, async () => (await startService(nursery, name, env, this.starts[name])).child);
  }

  private async startServices(nursery: Nursery, environments: Environments): Promise<void> {
    const startedAt = Date.now();
    const started = await Promise.all(
      serviceNames.map(async (name) => {
        let migrations = 0;
        await this.supervise(1, name, async () => {
          const service = await startService(nursery, name, environments[name], this.starts[name]);
          migrations = service.migrations;
          return service.child;
        });
        return { name, migrations, seconds: ((Date.now() - startedAt) / 1000).toFixed(1) };
      }),
    );
    this.terminal.ok('migrations', started.map(({ name, migrations }) => `${name} ${migrations}`).join(' | '));
    this.terminal.ok('services', started.map(({ name, seconds }) => `${name} ${seconds}s`).join('   '));
  }

  /** A demo that cannot be made is said, and stops nothing: the platform works without it. */
  private async seed(environments: Environments, ports: InternalPorts): Promise<Demo | undefined> {
    try {
      const linksOrigin = `http://127.0.0.1:${ports.services.links.port}`;
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
    const isShown = this.isReady && (name === 'edge' || serviceNames.includes(name as ServiceName));
    if (isShown) this.terminal.log(name, line);
  }

  private shown(name: string): string {
    return relative(process.cwd(), join(this.settings.dataFolder, name));
  }
}

/** The database, roles and schemas; what is wrong with the server is one sentence. */
async function prepare(url: string, secrets: Secrets, database?: string): Promise<Record<ServiceName, string>> {
  try {
    return await createRoles(url, secrets.rolePasswords, database);
  } catch (error) {
    throw new Refusal(
      `The roles and schemas could not be made in ${database ? 'the private' : 'your'} Postgres: ${sentence(error)}`,
    );
  }
}

function sentence(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return `${message || code || String(error)}.`;
}

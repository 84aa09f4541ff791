import { join, relative } from 'node:path';
import type { Child, Nursery } from './child.js';
import type { Settings } from './config.js';
import type { Backing } from './environment.js';
import type { InternalPorts, Secrets } from './kept.js';
import { startInbox } from './node-children.js';
import { postgresUrl, startPostgres } from './postgres.js';
import { findRedis, redisUrl, requireRedis, startRedis } from './redis.js';
import { Refusal } from './refusal.js';
import type { ServiceName } from './repository.js';
import { createRoles } from './roles.js';
import type { Terminal } from './terminal.js';

export interface OwnedBacking extends Backing {
  /** The address of who may read all schemas. */
  ownerUrl: string;
}

/** Postgres, Redis and the inbox, or the user's own in their place. */
export class BackingServers {
  constructor(
    private readonly settings: Settings,
    private readonly terminal: Terminal,
    private readonly nursery: Nursery,
    private readonly supervise: (name: string, launch: () => Promise<Child>) => Promise<void>,
  ) {}

  /** @throws {Refusal} which says what is wrong with a server */
  async start(secrets: Secrets, ports: InternalPorts): Promise<OwnedBacking> {
    const [database, queueUrl, smtpUrl] = await Promise.all([
      this.startDatabase(secrets, ports),
      this.startQueue(secrets, ports),
      this.startMail(ports),
    ]);
    return { ...database, redisUrl: queueUrl, smtpUrl };
  }

  private async startDatabase(
    secrets: Secrets,
    ports: InternalPorts,
  ): Promise<Pick<OwnedBacking, 'databaseUrls' | 'ownerUrl'>> {
    const { dataFolder, databaseUrl, replicas } = this.settings;
    if (databaseUrl) {
      const databaseUrls = await prepare(databaseUrl, secrets);
      this.terminal.ok('postgres', 'yours, by PLATFORM_DATABASE_URL');
      return { databaseUrls, ownerUrl: databaseUrl };
    }
    const password = secrets.postgresPassword;
    const options = { folder: dataFolder, port: ports.postgres, password, durable: true, connections: 200 * replicas };
    await this.supervise('postgres', () => startPostgres(this.nursery, options));
    const databaseUrls = await prepare(postgresUrl(options), secrets, 'platform');
    this.terminal.ok('postgres', `private, port ${ports.postgres}, ${this.shown('pg')}`);
    return { databaseUrls, ownerUrl: postgresUrl(options, 'platform') };
  }

  private async startQueue(secrets: Secrets, ports: InternalPorts): Promise<string> {
    const { dataFolder, redisUrl: given } = this.settings;
    if (given) {
      await requireRedis(given);
      this.terminal.ok('redis', 'yours, by PLATFORM_REDIS_URL');
      return given;
    }
    const program = await findRedis(dataFolder);
    const options = { folder: dataFolder, port: ports.redis, password: secrets.redisPassword, durable: true };
    await this.supervise('redis', () => startRedis(this.nursery, program, options));
    this.terminal.ok('redis', `private, port ${ports.redis}, ${this.shown('redis')}`);
    return redisUrl(options);
  }

  private async startMail(ports: InternalPorts): Promise<string> {
    const { settings } = this;
    if (settings.smtpUrl) return settings.smtpUrl;
    await this.supervise('mail', () => startInbox(this.nursery, settings, ports));
    return `smtp://127.0.0.1:${ports.smtp}`;
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

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { services as serviceNames, type ServiceName } from '@platform/contracts';
import { ownRedis, smtpReceiver } from '@platform/testing';
import { Client } from 'pg';
import { startBaseline, startService, type Subject } from '../processes.js';
import { root } from '../root.js';

const run = promisify(execFile);

/** All services, which hear of each other, and a receiver of what they send. */
export interface Platform {
  services: Record<ServiceName, Subject>;
  /** A connection to the database of each, as its owner. */
  sql: Record<ServiceName, Client>;
  receiverUrl: string;
  /** The operator's command line of a service. */
  command: <T>(service: ServiceName, ...words: string[]) => Promise<T>;
  /** Calls it when the platform stops, whatever happened. */
  atEnd(end: () => Promise<unknown>): void;
  stop(): Promise<void>;
}

const unlimited = '1000000000';

/** One process for each service, as `npm start` has it, with the memory that a deployment gives it. */
export async function startPlatform(): Promise<Platform> {
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const redis = await ownRedis();
    ends.push(() => redis.release());
    const journal = await mkdtemp(join(tmpdir(), 'bench-journal-'));
    ends.push(() => rm(journal, { recursive: true, force: true }));
    const receiver = await startBaseline('receiver');
    ends.push(() => receiver.stop());
    const mail = await smtpReceiver();
    ends.push(() => mail.close());
    const settings = { ...sharedSettings(), REDIS_URL: redis.url, SMTP_URL: mail.url, LINKS_JOURNAL_DIR: journal };
    const started: [ServiceName, Subject][] = [];
    for (const name of serviceNames) {
      const subject = await startService(name, settings);
      ends.push(() => subject.stop());
      started.push([name, subject]);
    }
    const services = Object.fromEntries(started) as Platform['services'];
    const connected = await Promise.all(started.map(async ([name, subject]) => [name, await connect(name, subject)]));
    const sql = Object.fromEntries(connected) as Platform['sql'];
    ends.push(() => Promise.all(Object.values(sql).map((client) => client.end())));
    return {
      services,
      sql,
      receiverUrl: receiver.url,
      command: commandOf(services),
      atEnd: (end) => ends.push(end),
      stop,
    };
  } catch (err) {
    await stop();
    throw err;
  }
}

/** What makes one platform of them, and lets one person ask as often as the benchmark has to. */
function sharedSettings(): Record<string, string> {
  const secret = () => randomBytes(32).toString('hex');
  return {
    TOKEN_DIRECTORY_KEY: secret(),
    EVENT_KEY: secret(),
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    EGRESS_ALLOW_CIDRS: '127.0.0.0/8',
    LINKS_BASE_URL: 'http://127.0.0.1',
    LINKS_STATIC_DNS: '',
    ORGANIZATIONS_PER_OWNER: unlimited,
    MEMBER_ADD_LIMIT: unlimited,
    DISPATCH_RATE_LIMIT: unlimited,
    DISPATCH_ADDRESS_LIMIT: unlimited,
    PENDING_DELIVERIES_LIMIT: unlimited,
  };
}

async function connect(service: ServiceName, { databaseUrl }: Subject): Promise<Client> {
  const options = `-c search_path=${service} -c timezone=UTC -c work_mem=64MB`;
  const client = new Client({ connectionString: databaseUrl, options });
  await client.connect();
  return client;
}

function commandOf(services: Platform['services']): Platform['command'] {
  return async <T>(service: ServiceName, ...words: string[]) => {
    const env = { ...services[service].env, PORT: '0', MANAGEMENT_PORT: '0' };
    const file = join(root, `apps/${service}/dist/cli.js`);
    const { stdout } = await run(process.execPath, [file, ...words], { env }).catch(
      (err: Error & { stdout?: string }) => {
        throw new Error(`${service} ${words.join(' ')}: ${err.stdout ?? err.message}`);
      },
    );
    return JSON.parse(stdout) as T;
  };
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  acknowledgementChannel,
  eventCatalogue,
  scopeNames,
  services,
  tokenKey,
  type EventPayload,
  type EventType,
  type TokenRecord,
} from '@platform/contracts';
import { signEvent } from '@platform/contracts/signed-event';
import { signTokenRecord } from '@platform/contracts/signed-token-record';
import { Queue } from 'bullmq';
import { Client } from 'pg';
import { httpReceiver } from './http-receiver.js';
import { internalSecret } from './internal-call.js';
import { acknowledgeForOthers, heard } from './other-services.js';
import { ownRedis } from './servers.js';
import { serviceDatabase } from './service-database.js';

const tellAgainMs = 5_000;

export interface RunningService {
  url: string | null;
  internalUrl?: string | null;
  close(): Promise<void>;
}

/** What the bench needs of a service; `startService` of the kit, handed in, as this library knows no service. */
export type Start = (env: NodeJS.ProcessEnv) => Promise<RunningService>;

export interface CallOptions {
  token?: string | null;
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  rawBody?: string;
  headers?: Record<string, string>;
  /** Another origin than that of the API, such as `internalUrl`. */
  origin?: string;
}

export interface Answered {
  status: number;
  headers: Headers;
  // Bodies of every shape are asserted on: a stricter type would only be cast away in each test.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export interface OutboxRow {
  id: string;
  type: EventType;
  version: string;
  payload: Record<string, unknown>;
}

export interface BenchOptions {
  consumersListen?: boolean;
  /**
   * Starts the service in the role that is given, `migrate`. With it, the schema is made once and copied for each
   * bench.
   */
  migrate?: Start;
}

/**
 * One real service in this process, on a database and a Redis of its own, with the rights that it has in production.
 * Other services are not there: `publish` speaks for them, `outbox` shows what they would hear; they acknowledge
 * everything unless `consumersListen` is false.
 */
export async function serviceBench(
  name: string,
  start: Start,
  extraEnv: NodeJS.ProcessEnv = {},
  { consumersListen = true, migrate }: BenchOptions = {},
) {
  const { url: redisUrl, redis, release } = await ownRedis(name);
  const identity = await httpReceiver();
  identity.always({ headers: { 'content-type': 'application/json' }, body: '{"active":false}' });
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    ROLE: 'all',
    PORT: '0',
    MANAGEMENT_PORT: '0',
    REDIS_URL: redisUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    IDENTITY_URL: identity.url,
    INTERNAL_PORT: '0',
    INTERNAL_SECRET: internalSecret(name),
    INTERNAL_CALLERS: services.map((caller) => `${caller}:${internalSecret(caller)}`).join(),
    TOKEN_DIRECTORY_KEY: 'the-token-directory-key-of-the-test-bench',
    EVENT_KEY: 'the-event-key-of-the-test-bench-for-all',
    ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
    EGRESS_ALLOW_CIDRS: '127.0.0.0/8',
    API_RATE_LIMIT: '100000',
    LOG_LEVEL: 'silent',
    ...extraEnv,
  };
  const database = await serviceDatabase(
    name,
    migrate && ((url) => inTemplate(migrate, { ...env, DATABASE_URL: url })),
  );
  env['DATABASE_URL'] = database.serviceUrl;
  const service = await start(env).catch(async (err: unknown) => {
    // A service that must not start leaves nothing behind either.
    await identity.close();
    await database.drop();
    await release();
    throw err;
  });
  const sql = new Client({ connectionString: database.url, options: `-c search_path=${name}` });
  await sql.connect();
  const stopAcknowledging = consumersListen ? acknowledgeForOthers(name, redis) : () => Promise.resolve();
  const inboxConnection = redis.duplicate();
  const inbox = new Queue(`inbox-${name}`, { connection: inboxConnection, skipVersionCheck: true });
  let version = 0;
  /** Ends the waits for events that this service never acknowledged. */
  const waits = new Set<() => void>();

  return {
    url: service.url!,
    /** Where other services call it. */
    internalUrl: service.internalUrl!,
    env,
    redis,
    /** Stands in for identity: knows no token unless told otherwise. */
    identity,
    service,

    /** A call to the API. `token` is sent as Bearer; leave it out to send none. */
    async call(
      method: string,
      path: string,
      { token, body, rawBody, headers = {}, origin = service.url! }: CallOptions = {},
    ): Promise<Answered> {
      const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
      const res = await fetch(origin + path, {
        method,
        body: payload,
        redirect: 'manual',
        headers: {
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
      });
      const text = await res.text();
      const isJson = res.headers.get('content-type')?.includes('json');
      const answer: unknown = isJson && text ? JSON.parse(text) : text;
      return { status: res.status, headers: res.headers, body: answer };
    },

    /** A live access token, as identity would have published it. All scopes and a new person unless told otherwise. */
    async token(record: Partial<TokenRecord> = {}): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const full: TokenRecord = {
        user_uuid: randomUUID(),
        client_id: 'bench-client',
        grant_id: randomUUID(),
        scopes: scopeNames,
        expires_at: Math.floor(Date.now() / 1000) + 3600,
        is_trusted: false,
        signed_in_at: Math.floor(Date.now() / 1000),
        has_second_factor: false,
        ...record,
      };
      const hash = createHash('sha256').update(token).digest('base64url');
      const key = tokenKey(hash);
      await redis.set(key, signTokenRecord(env['TOKEN_DIRECTORY_KEY']!, key, full), 'EX', 3600);
      return token;
    },

    /** Puts an event into the inbox as its publisher would, and waits until this service has acknowledged it. */
    async publish<T extends EventType>(
      type: T,
      payload: EventPayload<T>,
      options: { version?: number; id?: string } = {},
    ) {
      const id = options.id ?? randomUUID();
      version = Math.max(version + 1, options.version ?? 0);
      const { publisher } = eventCatalogue[type];
      const acknowledged = heard(redis.duplicate(), acknowledgementChannel(publisher), id);
      await acknowledged.ready;
      const data = signEvent(env['EVENT_KEY']!, name, {
        id,
        type,
        publisher,
        version: options.version ?? version,
        occurredAt: new Date().toISOString(),
        payload,
      });
      const tell = () => inbox.add(type, data, { removeOnComplete: true, removeOnFail: true });
      await tell();
      // What has applied it may be unable to say so, its connection being cut: a publisher tells it again then.
      const again = setInterval(() => void tell().catch(() => undefined), tellAgainMs);
      const giveUp = () => {
        clearInterval(again);
        acknowledged.giveUp();
      };
      waits.add(giveUp);
      await acknowledged.done.finally(() => {
        clearInterval(again);
        waits.delete(giveUp);
      });
      return id;
    },

    /** What this service has published so far, oldest first. */
    async outbox(type?: EventType): Promise<OutboxRow[]> {
      const { rows } = await sql.query<OutboxRow>(
        'SELECT id, type, version, payload FROM outbox_event WHERE $1::text IS NULL OR type = $1 ORDER BY version',
        [type ?? null],
      );
      return rows;
    },

    /** Looks into the service's own schema, or prepares it, as the owner of the database, whom nothing is refused. */
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    async query<T = any>(text: string, values: unknown[] = []): Promise<T[]> {
      return (await sql.query(text, values)).rows as T[];
    },

    async close(): Promise<void> {
      waits.forEach((giveUp) => giveUp());
      await stopAcknowledging();
      await inbox.close();
      inboxConnection.disconnect();
      await service.close();
      await sql.end();
      await identity.close();
      await database.drop();
      await release();
    },
  };
}

export type ServiceBench = Awaited<ReturnType<typeof serviceBench>>;

async function inTemplate(migrate: Start, env: NodeJS.ProcessEnv): Promise<void> {
  const migrated = await migrate({ ...env, ROLE: 'migrate' });
  await migrated.close();
}

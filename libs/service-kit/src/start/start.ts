import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceName } from '@platform/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { DataSource } from 'typeorm';
import { ConfigurationError, maskedSummary, type PlatformSettings } from '../settings/config.js';
import { Acknowledgements } from '../events/acknowledgements.js';
import { adapterWithoutHooks } from '../http/adapter-without-hooks.js';
import { refuseTwoHosts } from '../http/one-host.js';
import { readBodies } from '../http/body.js';
import { answerBroken } from '../http/broken-request.js';
import { shapeAnswers } from '../http/answer-shape.js';
import { whileClosing } from '../http/close-server.js';
import { InternalPort, separateInternalRoutes } from '../http/internal-port.js';
import { interceptChanges } from '../changes/change.interceptor.js';
import { allowAllOrigins } from '../http/cross-origin.js';
import { trustOf } from '../network/trusted-proxies.js';
import { answerProblem, asProblem } from '../http/problem.filter.js';
import { checkService } from './check.js';
import { KitModule } from './kit.module.js';
import { migrate, requireMigrated } from '../postgres/migrations.js';
import { log, NestLogger } from '../telemetry/logger.js';
import { Management } from '../operations/management.js';
import { logRequests } from '../operations/request-log.js';
import { scopeRequests } from '../http/request-scope.js';
import { startTracing, stopTracing } from '../telemetry/tracing.js';
import { postgresConnection } from '../postgres/postgres-connection.js';
import { poolOf } from '../patches/typeorm-pool.js';
import { requireKeys } from '../sealing/sealed-at-start.js';
import type { ServiceDefinition } from '../service/service.js';
import { endSilentConnections } from '../postgres/silent-connections.js';
import { Workers } from '../service/workers.js';

const drainMs = 25_000;
const connectAttempts = 3;
const connectPauseMs = 1_000;

export interface RunningService {
  app: NestFastifyApplication;
  /** Address of the API, `http://host:port`; null in the role `worker`. */
  url: string | null;
  /** Where other services call it; null when none does. */
  internalUrl: string | null;
  close(): Promise<void>;
}

/** Builds the application without opening a connection or a port, unless what is put `beside` it does. */
export async function createApp<C extends PlatformSettings>(
  service: ServiceDefinition<C>,
  config: C,
  beside: DynamicModule[] = [],
): Promise<NestFastifyApplication> {
  const options: FastifyServerOptions = {
    bodyLimit: service.bodyLimitBytes ?? 256 * 1024,
    // The edge is the one hop that is trusted unless a setting says more; it overwrites what clients send.
    trustProxy: trustOf(config.TRUSTED_PROXIES),
    routerOptions: { maxParamLength: 512 },
    genReqId: service.withoutRequestHooks ? countedIds() : () => randomUUID(),
    // An address that the router cannot read is answered before any hook runs.
    frameworkErrors: (err: Error, req: FastifyRequest, reply: FastifyReply) =>
      answerProblem(service, asProblem(err), req, reply.header('x-request-id', req.id)),
    clientErrorHandler: (err, socket) => answerBroken(service, err, socket),
  };
  const adapter = service.withoutRequestHooks ? adapterWithoutHooks(options) : new FastifyAdapter(options);
  const app = await NestFactory.create<NestFastifyApplication>(KitModule.for(service, config, beside), adapter, {
    bodyParser: false,
    logger: new NestLogger(),
    abortOnError: false,
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  if (!service.withoutRequestHooks) scopeRequests(fastify);
  if (!service.withoutRequestHooks) refuseTwoHosts(fastify);
  readBodies(fastify);
  if (!service.withoutRequestHooks) logRequests(fastify);
  if (!service.withoutRequestHooks) separateInternalRoutes(fastify);
  shapeAnswers(fastify);
  interceptChanges(app, fastify);
  if (!service.withoutRequestHooks) allowAllOrigins(app, fastify, service);
  if (service.patchIsPut) patchAsPut(fastify);
  await service.prepare?.(fastify, config);
  return app;
}

/**
 * Ids of requests for who logs none of them: only a fault ever shows one. Not in decimals: the engine keeps those texts
 * until it collects its whole heap.
 */
function countedIds(): () => string {
  const start = randomUUID();
  let count = 0;
  return () => `${start}-${(++count).toString(36)}`;
}

/** Nest knows one method for each handler: the other one is registered beside it. */
function patchAsPut(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.method === 'PUT') fastify.route({ ...route, method: 'PATCH' });
  });
}

/**
 * Starts a service in its role: migrations, consumers, requests.
 *
 * @throws before it listens, when anything is wrong
 */
export async function startService<C extends PlatformSettings>(
  service: ServiceDefinition<C>,
  env: NodeJS.ProcessEnv,
): Promise<RunningService> {
  const config = service.config.read(service.role ? { ...env, ROLE: service.role } : env, service);
  log.level = config.LOG_LEVEL;
  log.info({ service: service.name, ...maskedSummary(config) }, 'starting');
  // What has no hooks around its requests has no spans either.
  if (!service.withoutRequestHooks) await startTracing(service.name, config);
  const runs = (role: string) => config.ROLE === role || config.ROLE === 'all';
  const app = await createApp(service, config, runs('worker') ? [await queuesOf(service.name)] : []);
  const management = app.get(Management);
  const internal = new InternalPort(app.getHttpAdapter().getInstance(), service);
  let internalPort: number | null = null;
  try {
    const dataSource = await connected(app.get(DataSource));
    endSilentConnections(poolOf(dataSource), postgresConnection(config.DATABASE_URL));
    management.migrations = runs('migrate') ? await migrate(dataSource, service) : await requireMigrated(dataSource);
    if (config.ROLE === 'migrate') return { app, url: null, internalUrl: null, close: () => closeAll(app, internal) };
    await requireKeys(dataSource, config, service.sealed ?? []);
    await app.init();
    await app.get(Acknowledgements).subscribe();
    if (runs('worker')) await app.get(Workers).start();
    if (runs('api')) await app.listen(config.PORT, config.HOST);
    if (runs('api') && config.INTERNAL_PORT !== undefined)
      internalPort = await internal.listen(config.INTERNAL_PORT, config.HOST);
    await management.listen();
  } catch (err) {
    await closeAll(app, internal).catch(() => undefined);
    throw err;
  }
  const address = runs('api') ? (app.getHttpServer().address() as AddressInfo) : null;
  log.info({ service: service.name, role: config.ROLE, port: address?.port }, 'ready');
  return {
    app,
    url: address && `http://${config.HOST}:${address.port}`,
    internalUrl: internalPort === null ? null : `http://${config.HOST}:${internalPort}`,
    close: () => closeAll(app, internal),
  };
}

/**
 * Loaded by those who work on them: the others do without their megabytes, and the redirector's bundle has none
 * (apps/links/bundle.mjs).
 */
async function queuesOf(service: ServiceName): Promise<DynamicModule> {
  const { QueuesModule } = await import('../queues/queues.module.js');
  return QueuesModule.for(service);
}

/** Postgres may still be starting, or this machine be busy: a connection that fails is tried again twice. */
async function connected(dataSource: DataSource): Promise<DataSource> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await dataSource.initialize();
    } catch (err) {
      if (attempt === connectAttempts || asProblem(err).code !== 'unavailable') throw err;
      log.warn({ err, attempt }, 'postgres does not answer, will try again');
      await wait(connectPauseMs);
    }
  }
}

/** Unready first, so that no new request is sent here; then the workers end what they have begun; then all closes. */
async function closeAll(app: NestFastifyApplication, internal: InternalPort): Promise<void> {
  const management = app.get(Management);
  management.drain();
  await app.get(Workers).stop();
  await Promise.all([whileClosing(app.getHttpServer(), () => app.close()), internal.close()]);
  await management.close();
  const dataSource = app.get(DataSource);
  if (dataSource.isInitialized) await dataSource.destroy();
  await stopTracing();
}

/**
 * Entry point of `main.ts`: runs until SIGTERM or SIGINT; a failure is one line on standard error, one of the log, and
 * exit code 1. A signal during the start, or a migration, ends it at once, by the exit code of the signal: Postgres
 * undoes what was begun, and the next one goes on there.
 */
export async function runService<C extends PlatformSettings>(service: ServiceDefinition<C>): Promise<void> {
  let running: RunningService | undefined;
  let stopping = false;
  const stop = (signal: 'SIGTERM' | 'SIGINT') => {
    // The first process of a container is ended by no signal that it does not take itself.
    if (!running) process.exit(128 + constants.signals[signal]);
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  if (process.env['ROLE'] === 'check') return tellChecks(service);
  try {
    const started = await startService(service, process.env);
    if (started.url === null && process.env['ROLE'] === 'migrate') return void (await started.close());
    running = started;
  } catch (err) {
    log.fatal({ err, service: service.name }, reason(err));
    process.stderr.write(`fatal: ${service.name}: ${reason(err)}\n`);
    process.exit(1);
  }
}

/** A line for each check on standard output, and exit code 1 when something would fail. */
async function tellChecks<C extends PlatformSettings>(service: ServiceDefinition<C>): Promise<void> {
  const results = await checkService(service, process.env);
  for (const { name, isGood, says } of results)
    process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'}  ${service.name}  ${name}: ${says}\n`);
  process.exit(results.every(({ isGood }) => isGood) ? 0 : 1);
}

/** One sentence that an operator can act on. */
function reason(err: unknown): string {
  if (err instanceof ConfigurationError) return err.message;
  const { code, message, port } = err as NodeJS.ErrnoException & { port?: number };
  if (code === '25006') return `Postgres only reads (a standby, or default_transaction_read_only): ${message}`;
  if (code === 'EADDRINUSE') return `port ${port} is taken`;
  return message || String(err);
}

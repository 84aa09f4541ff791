import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import {
  acknowledgementChannel,
  envelopeSchema,
  eventCatalogue,
  eventsFor,
  type EventType,
  type PlatformEvent,
} from '@platform/contracts';
import { UnrecoverableError, Worker as QueueWorker, type Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { log } from '../operations/logger.js';
import { closeQueues, RedisConnections } from '../redis.js';
import { SERVICE, type ServiceDefinition } from '../service.js';
import { Workers, type Worker } from '../workers.js';
import { ON_EVENT, type EventHandler } from './on-event.js';
import { inboxQueue } from './relay.js';

/** Consumes the events of this service: inbox key and effect in one transaction, then the acknowledgement. */
@Injectable()
export class Inbox implements OnApplicationBootstrap, Worker {
  readonly name = 'inbox';
  private readonly handlers = new Map<EventType, EventHandler>();
  private worker?: QueueWorker;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
    workers: Workers,
  ) {
    workers.add(this);
  }

  /** Start-up fails when an event that this service must hear has no handler, or two. */
  onApplicationBootstrap(): void {
    this.handlers.clear();
    for (const { instance } of this.discovery.getProviders() as {
      instance: Record<string, EventHandler> | undefined;
    }[]) {
      const prototype: unknown = instance && Object.getPrototypeOf(instance);
      if (!instance || !prototype) continue;
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        const handler = instance[method];
        const types = handler && this.reflector.get<EventType[] | undefined>(ON_EVENT, handler);
        for (const type of types ?? []) this.register(type, handler!.bind(instance));
      }
    }
    const missing = eventsFor(this.service.name).filter((type) => !this.handlers.has(type));
    if (missing.length) throw new Error(`${this.service.name} has no handler for ${missing.join(', ')}`);
  }

  start(): Promise<void> {
    this.worker = new QueueWorker(inboxQueue(this.service.name), (job: Job) => this.consume(job.data), {
      connection: this.redis.blocking(),
      concurrency: 10,
      skipVersionCheck: true,
    });
    this.worker.on('error', (err) => log.debug({ err }, 'inbox: queue connection'));
    this.worker.on('failed', (job, err) =>
      log.error({ err, event: job?.name, eventId: job?.id }, 'inbox: event failed'),
    );
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    await closeQueues(this.worker);
  }

  private register(type: EventType, handler: EventHandler): void {
    const consumers: readonly string[] = eventCatalogue[type].consumers;
    if (!consumers.includes(this.service.name)) throw new Error(`${this.service.name} is not a consumer of ${type}`);
    if (this.handlers.has(type)) throw new Error(`${this.service.name} has two handlers for ${type}`);
    this.handlers.set(type, handler);
  }

  private async consume(data: unknown): Promise<void> {
    const event = parseEvent(data);
    const handler = this.handlers.get(event.type);
    if (!handler) throw new UnrecoverableError(`no handler for ${event.type}`);
    await this.dataSource.transaction(async (tx) => {
      const [first] = await tx.query<{ id: string }[]>(
        `INSERT INTO inbox_event (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id`,
        [event.id],
      );
      if (first) await handler(event, tx);
    });
    await this.redis
      .commands()
      .publish(acknowledgementChannel(event.publisher), JSON.stringify({ id: event.id, consumer: this.service.name }))
      .catch((err: unknown) => log.debug({ err }, 'inbox: acknowledgement not sent; the event will come again'));
  }
}

function parseEvent(data: unknown): PlatformEvent {
  const envelope = envelopeSchema.safeParse(data);
  if (!envelope.success || !(envelope.data.type in eventCatalogue)) throw new UnrecoverableError('not an event');
  const payload = eventCatalogue[envelope.data.type as EventType].payload.safeParse(envelope.data.payload);
  if (!payload.success) throw new UnrecoverableError(`${envelope.data.type}: unreadable payload`);
  return { ...envelope.data, payload: payload.data } as PlatformEvent;
}

import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import {
  acknowledgementChannel,
  envelopeSchema,
  eventCatalogue,
  eventsFor,
  type EventType,
  type PlatformEvent,
  type ServiceName,
} from '@platform/contracts';
import { isSignedEvent } from '@platform/contracts/signed-event';
import { UnrecoverableError, type Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../settings/config.js';
import { traceOfEvent, whileHandling } from '../telemetry/event-traces.js';
import { log } from '../telemetry/logger.js';
import { inSpan, type SpanFacts } from '../telemetry/tracing.js';
import { RedisConnections } from '../redis/redis.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { rowsOf } from '../postgres/run-sql.js';
import { sql } from '../postgres/sql.js';
import { BatchQueue } from '../concurrency/batch-queue.js';
import { BatchQueues } from '../concurrency/batch-queues.js';
import { ON_EVENT, type ConsumedEvents, type EventBatchHandler, type EventHandler } from '../events/on-event.js';
import { inboxQueue } from './queue-names.js';

/** Events under way that are handled together, and those that are handled each by itself. */
const concurrency = 100;
const singleConcurrency = 10;
/** Organizations whose events are handled together at the same time: one that takes long holds up no other. */
const organizationConcurrency = 5;

// Sorted, so that two processes that were given the same events cannot wait for each other in a circle.
const takeIn = (ids: string[]) =>
  sql<{ id: string }>`
    INSERT INTO inbox_event (id)
    SELECT unnest(${ids}::uuid[]) ORDER BY 1 ON CONFLICT DO NOTHING RETURNING id`.prepared('inbox-take-in');

/** Consumes the events of this service: inbox key and effect in one transaction, then the acknowledgement. */
@Injectable()
export class Inbox extends WorkerHost implements OnApplicationBootstrap {
  private readonly handlers = new Map<EventType, (event: PlatformEvent) => Promise<void>>();
  private readonly single = new BatchQueue<Call>(singleConcurrency, 1, ([call]) =>
    this.applyAll([call!.event], call!.handle),
  );
  private readonly together = new BatchQueues<Call>(organizationConcurrency, concurrency, (calls) =>
    this.applyByHandler(calls),
  );

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
    private readonly config: PlatformConfig,
  ) {
    super();
  }

  /** Start-up fails when an event that this service must hear has no handler, or two. */
  onApplicationBootstrap(): void {
    this.handlers.clear();
    for (const { instance } of this.discovery.getProviders() as { instance: Record<string, Method> | undefined }[]) {
      const prototype: unknown = instance && Object.getPrototypeOf(instance);
      if (!instance || !prototype) continue;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const method = instance[name];
        if (method) this.registerMethod(method, method.bind(instance));
      }
    }
    const missing = eventsFor(this.service.name).filter((type) => !this.handlers.has(type));
    if (missing.length) throw new Error(`${this.service.name} has no handler for ${missing.join(', ')}`);
  }

  async process({ data }: Job<unknown>): Promise<void> {
    // Whoever can write into the queue could say anything of anybody. A true one comes again, as nobody has
    // acknowledged it.
    if (!isSignedEvent(this.config.EVENT_KEY, this.service.name, data)) throw new UnrecoverableError('not signed');
    const event = parseEvent(data);
    const handler = this.handlers.get(event.type);
    if (!handler) throw new UnrecoverableError(`no handler for ${event.type}`);
    await inSpan(spanOf(event), () => whileHandling(event.id, () => handler(event)));
    await this.redis
      .commands()
      .publish(acknowledgementChannel(event.publisher), JSON.stringify({ id: event.id, consumer: this.service.name }))
      .catch((err: unknown) => log.debug({ err }, 'inbox: acknowledgement not sent; the event will come again'));
  }

  @OnWorkerEvent('error')
  lost(err: Error): void {
    log.debug({ err }, 'inbox: queue connection');
  }

  @OnWorkerEvent('failed')
  failed(job: Job | undefined, err: Error): void {
    log.error({ err, event: job?.name, eventId: job?.id }, 'inbox: event failed');
  }

  private registerMethod(marked: Method, method: Method): void {
    const consumed = this.reflector.get<ConsumedEvents | undefined>(ON_EVENT, marked);
    if (!consumed) return;
    const handle: EventBatchHandler = consumed.batch
      ? (method as EventBatchHandler)
      : ([event], tx) => (method as EventHandler)(event!, tx);
    this.register(consumed.types, (event) =>
      consumed.batch ? this.together.add(organizationOf(event), { event, handle }) : this.single.add({ event, handle }),
    );
  }

  private register(types: readonly EventType[], handler: (event: PlatformEvent) => Promise<void>): void {
    for (const type of types) {
      const consumers: readonly string[] = eventCatalogue[type].consumers;
      if (!consumers.includes(this.service.name)) throw new Error(`${this.service.name} is not a consumer of ${type}`);
      if (this.handlers.has(type)) throw new Error(`${this.service.name} has two handlers for ${type}`);
      this.handlers.set(type, handler);
    }
  }

  /** Those of one organization, of which only one transaction could go on at a time anyway. */
  private async applyByHandler(calls: Call[]): Promise<PromiseSettledResult<void>[]> {
    const results = new Map<Call, PromiseSettledResult<void>>();
    for (const [handle, group] of Map.groupBy(calls, (call) => call.handle)) {
      const settled = await this.applyAll(
        group.map(({ event }) => event),
        handle,
      );
      group.forEach((call, index) => results.set(call, settled[index]!));
    }
    return calls.map((call) => results.get(call)!);
  }

  /** In one transaction; or, so that one that cannot be applied holds up no other, in one for each. */
  private async applyAll(events: PlatformEvent[], handle: EventBatchHandler): Promise<PromiseSettledResult<void>[]> {
    try {
      await this.apply(events, handle);
      return events.map(() => ({ status: 'fulfilled', value: undefined }));
    } catch (reason) {
      if (events.length === 1) return [{ status: 'rejected', reason }];
      log.warn({ err: reason, events: events.length }, 'inbox: events failed together, tried one by one');
    }
    const results: PromiseSettledResult<void>[] = [];
    for (const event of events) results.push(...(await this.applyAll([event], handle)));
    return results;
  }

  /** The first event is the parent, and the others are linked: a span has one parent. */
  private apply(events: PlatformEvent[], handle: EventBatchHandler): Promise<void> {
    const [parent = null, ...links] = events.flatMap(({ id }) => traceOfEvent(id) ?? []);
    const attributes = { 'messaging.batch.message_count': events.length };
    return inSpan({ name: 'inbox apply', kind: 'internal', attributes, parent, links }, () =>
      this.applyInTransaction(events, handle),
    );
  }

  private async applyInTransaction(events: PlatformEvent[], handle: EventBatchHandler): Promise<void> {
    const afterCommit = await this.dataSource.transaction(async (tx) => {
      const firsts = await rowsOf(tx, takeIn(events.map(({ id }) => id)));
      const isFirst = new Set(firsts.map(({ id }) => id));
      // `delete` answers true once: the same event may have come twice in these.
      const fresh = events.filter(({ id }) => isFirst.delete(id));
      return fresh.length > 0 ? handle(fresh, tx) : undefined;
    });
    await afterCommit?.();
  }
}

/** The queue's name is kept at the class: each service has one of its own, as several run in one process of tests. */
export function inboxOf(service: ServiceName): Type<Inbox> {
  @Processor(inboxQueue(service), { concurrency, skipVersionCheck: true })
  class InboxOfService extends Inbox {}
  return InboxOfService;
}

type Method = EventHandler | EventBatchHandler;

interface Call {
  event: PlatformEvent;
  handle: EventBatchHandler;
}

/** Whose events are handled together: of one organization, or of none. */
function organizationOf({ payload }: PlatformEvent): string {
  return 'organization' in payload ? payload.organization.uuid : '';
}

/** In the trace of the request that caused the event. */
function spanOf({ id, type, publisher, traceparent }: PlatformEvent): SpanFacts {
  const attributes = { 'messaging.system': 'bullmq', 'messaging.message.id': id, 'event.publisher': publisher };
  return { name: `process ${type}`, kind: 'consumer', attributes, parent: traceparent ?? null };
}

function parseEvent(data: unknown): PlatformEvent {
  const envelope = envelopeSchema.safeParse(data);
  if (!envelope.success || !(envelope.data.type in eventCatalogue)) throw new UnrecoverableError('not an event');
  const payload = eventCatalogue[envelope.data.type as EventType].payload.safeParse(envelope.data.payload);
  if (!payload.success) throw new UnrecoverableError(`${envelope.data.type}: unreadable payload`);
  return { ...envelope.data, payload: payload.data } as PlatformEvent;
}

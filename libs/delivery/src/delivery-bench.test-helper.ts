import { randomUUID } from 'node:crypto';
import { createEgress } from '@platform/egress';
import { platformHeaders } from '@platform/signatures';
import { freshDatabase, httpReceiver } from '@platform/testing';
import type { HttpReceiver } from '@platform/testing';
import { Client, Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import {
  Delivery,
  DeliveryAttempt,
  DeliveryDestination,
  DeliveryEngine,
  DeliveryDestinations,
  DeliveryQueue,
  deliveryMigrations,
} from './index.js';
import { sendByHttp } from './index.js';
import type { ClaimedDelivery, SendResult } from './index.js';
import { DeliverySender } from './sending/delivery-sender.js';
import { engineDefaults, type EngineOptions } from './engine/engine-settings.js';

export const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';

/** For a test that records results itself. */
export const recordLimits = { ...engineDefaults, retryDelaysMs: [20], disableAfterFailingMs: 86_400_000 };

/** Sends as a service would: signs each attempt, and looks up the address of the destination. */
export class BenchSender extends DeliverySender {
  readonly egress = createEgress({ allowCidrs: ['127.0.0.0/8'], timeoutMs: 5_000 });
  readonly urls = new Map<string, string>();
  readonly disabledCalls: string[][] = [];
  /** The next sends throw these, one each. */
  faults: Error[] = [];

  override async send(delivery: ClaimedDelivery): Promise<SendResult> {
    const fault = this.faults.shift();
    if (fault) throw fault;
    const timestamp = Math.floor(Date.now() / 1000);
    const { id: deliveryId, event, payload } = delivery;
    const headers = platformHeaders({ event, deliveryId, timestamp, secret, rawBody: payload });
    return sendByHttp(this.egress, {
      url: this.urls.get(delivery.destinationId)!,
      headers,
      body: payload,
      timeoutMs: this.timeoutMs,
    });
  }

  timeoutMs = 5_000;
  readonly failingCalls: string[] = [];

  override failing(_tx: EntityManager, destinationId: string): Promise<void> {
    this.failingCalls.push(destinationId);
    return Promise.resolve();
  }

  override disabled(_tx: EntityManager, destinationId: string, reason: string): Promise<void> {
    this.disabledCalls.push([destinationId, reason]);
    return Promise.resolve();
  }
}

/** One database, one receiver and any number of engines on them. */
export async function deliveryBench() {
  const database = await freshDatabase('delivery');
  const dataSource = new DataSource({
    type: 'postgres',
    url: database.url,
    schema: 'public',
    entities: [Delivery, DeliveryAttempt, DeliveryDestination],
    migrations: deliveryMigrations,
  });
  await dataSource.initialize();
  await dataSource.runMigrations();
  const receiver = await httpReceiver();
  const receivers: HttpReceiver[] = [receiver];
  const sender = new BenchSender();
  const engines: DeliveryEngine[] = [];
  const listeners: Client[] = [];
  const pools: Pool[] = [];

  const listener = {
    async listen(channel: string, heard: (payload: string) => void): Promise<void> {
      const client = new Client({ connectionString: database.url });
      client.on('notification', ({ payload }) => heard(payload ?? ''));
      client.on('error', () => undefined);
      await client.connect();
      await client.query(`LISTEN "${channel}"`);
      listeners.push(client);
    },
  };

  return {
    dataSource,
    receiver,
    sender,
    queue: new DeliveryQueue(dataSource, 5),
    destinations: new DeliveryDestinations(),

    async anotherReceiver(): Promise<HttpReceiver> {
      receivers.push(await httpReceiver());
      return receivers.at(-1)!;
    },

    /** A destination at a receiver. */
    destination(path = '/hook', at: HttpReceiver = receiver): string {
      const id = randomUUID();
      sender.urls.set(id, at.url + path);
      return id;
    },

    /** Connections for a test that claims and records itself. */
    pool(): Pool {
      const pool = new Pool({ connectionString: database.url });
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
      pools.push(pool);
      return pool;
    },

    /** Commits `count` deliveries and returns their ids. */
    async enqueue(destinationId: string, count = 1): Promise<string[]> {
      const made = await dataSource.transaction((tx) =>
        new DeliveryQueue(dataSource, 5).enqueue(
          tx,
          Array.from({ length: count }, (_, n) => ({
            destinationId,
            sourceId: randomUUID(),
            occurredAt: new Date(),
            event: 'organization.created',
            payload: (id: string) => JSON.stringify({ id, n }),
          })),
        ),
      );
      return made.map(({ id }) => id);
    },

    /** Commits `count` deliveries to each of them, in one transaction. */
    async enqueueEach(destinationIds: string[], count: number): Promise<void> {
      await dataSource.transaction((tx) =>
        new DeliveryQueue(dataSource, 5).enqueue(
          tx,
          Array.from({ length: count }, () => destinationIds)
            .flat()
            .map((destinationId) => ({
              destinationId,
              sourceId: randomUUID(),
              occurredAt: new Date(),
              event: 'organization.created',
              payload: '{}',
            })),
        ),
      );
    },

    /** One delivery whose source happened at that time; undefined when that source has one already. */
    async enqueueAt(destinationId: string, occurredAt: Date, sourceId: string = randomUUID()): Promise<string> {
      const [made] = await dataSource.transaction((tx) =>
        new DeliveryQueue(dataSource, 5).enqueue(tx, [
          { destinationId, sourceId, occurredAt, event: 'organization.created', payload: '{}' },
        ]),
      );
      return made?.id as string;
    },

    query: (text: string, values: unknown[] = []) => dataSource.query<Record<string, unknown>[]>(text, values),

    /** An engine with short intervals and no delay of its listener; `deaf` gets no notifications. */
    async engine(options: Partial<EngineOptions> & { deaf?: boolean; sender?: DeliverySender } = {}) {
      const { deaf, sender: own, ...rest } = options;
      const engine = new DeliveryEngine(
        dataSource,
        database.url,
        deaf ? { listen: () => Promise.resolve() } : listener,
        own ?? sender,
        { retryDelaysMs: [20, 20, 20, 20, 20], pollMs: 50, stopWithinMs: 5_000, ...rest },
      );
      engines.push(engine);
      await engine.start();
      return engine;
    },

    delivery: (id: string) => dataSource.getRepository(Delivery).findOneByOrFail({ id }),
    attempts: (deliveryId: string) =>
      dataSource.getRepository(DeliveryAttempt).find({ where: { deliveryId }, order: { claimNo: 'ASC' } }),
    destinationState: (id: string) => dataSource.getRepository(DeliveryDestination).findOneByOrFail({ id }),

    async close(): Promise<void> {
      await Promise.all(engines.map((engine) => engine.stop()));
      await Promise.all([...listeners, ...pools].map((connection) => connection.end()));
      await sender.egress.close();
      await Promise.all(receivers.map((each) => each.close()));
      await dataSource.destroy();
      await database.drop();
    },
  };
}

export type DeliveryBench = Awaited<ReturnType<typeof deliveryBench>>;

import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { ServiceName } from '@platform/contracts';
import type { Queue } from 'bullmq';
import { consumersOf } from '../events/consumers.js';
import { RedisConnections } from '../redis/redis.js';
import { ServiceQueue, ServiceWorker } from './bullmq-classes.js';
import { Inbox, inboxOf } from './inbox.js';
import { PeriodicProcessor, periodicProcessorOf } from './periodic-processor.js';
import { QueueBoard } from './queue-board.js';
import { inboxQueue, periodicQueue } from './queue-names.js';
import { QueueWorkers } from './queue-workers.js';
import { QUEUES } from './queues.js';
import { Relay } from './relay.js';

// Of the whole process: every queue and worker that the module of Nest makes is one of these.
BullModule.queueClass = ServiceQueue;
BullModule.workerClass = ServiceWorker;

const manualRegistration = { extraOptions: { manualRegistration: true } };
/** The queues of others: commands fail at once while Redis is away, and the events stay due. */
const ofOthers = 'others';

/**
 * The queues of a process that works on them: the service's inbox, its periodic jobs, and the inboxes of those who hear
 * of it.
 */
@Module({})
export class QueuesModule {
  static for(name: ServiceName): DynamicModule {
    const own = [inboxQueue(name), periodicQueue(name)];
    const others = consumersOf(name).map(inboxQueue);
    return {
      module: QueuesModule,
      imports: [
        DiscoveryModule,
        BullModule.forRootAsync({
          inject: [RedisConnections],
          useFactory: (redis: RedisConnections) => ({ connection: redis.blocking(), skipVersionCheck: true }),
          ...manualRegistration,
        }),
        BullModule.forRootAsync(ofOthers, {
          inject: [RedisConnections],
          useFactory: (redis: RedisConnections) => ({ connection: redis.failFast(), skipVersionCheck: true }),
          ...manualRegistration,
        }),
        BullModule.registerQueue(...own.map((queue) => ({ name: queue }))),
        BullModule.registerQueue(...others.map((queue) => ({ name: queue, configKey: ofOthers }))),
      ],
      providers: [
        {
          provide: QUEUES,
          inject: [...own, ...others].map((queue) => getQueueToken(queue)),
          useFactory: (...queues: Queue[]) => new Map(queues.map((queue) => [queue.name, queue])),
        },
        { provide: Inbox, useClass: inboxOf(name) },
        { provide: PeriodicProcessor, useClass: periodicProcessorOf(name) },
        Relay,
        QueueWorkers,
        QueueBoard,
      ],
    };
  }
}

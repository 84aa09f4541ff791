import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { FastifyInstance } from 'fastify';
import { Management } from '../operations/management.js';
import { RedisConnections } from '../redis/redis.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { QUEUES, type Queues } from './queues.js';

const path = '/queues';

/** The queues to look at, for the operator: bull-board on the management port. Loaded when it is first asked for. */
@Injectable()
export class QueueBoard {
  private board?: Promise<FastifyInstance>;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    @Inject(QUEUES) private readonly queues: Queues,
    private readonly redis: RedisConnections,
    management: Management,
  ) {
    management.mount(path, (req, res) => this.answer(req, res));
  }

  private async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    this.board ??= this.load();
    (await this.board).routing(req, res);
  }

  private async load(): Promise<FastifyInstance> {
    const [{ fastify }, { createBullBoard }, { BullMQAdapter }, { FastifyAdapter }] = await Promise.all([
      import('fastify'),
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
      import('@bull-board/fastify'),
    ]);
    const serverAdapter = new FastifyAdapter();
    createBullBoard({
      serverAdapter,
      queues: [...this.queues.values()].map((queue: Queue) => {
        const adapter = new BullMQAdapter(queue, { readOnlyMode: true });
        adapter.setFormatter('data', shown);
        return adapter;
      }),
      options: {
        uiConfig: {
          boardTitle: `${this.service.title}: queues`,
          miscLinks: [{ text: 'Outbox', url: '/outbox' }],
          hideDocsLink: true,
        },
      },
    });
    const board = fastify();
    board.addHook('onRequest', async (req, reply) => {
      // Every queue is read-only for bull-board as well: this does not depend on what its next version adds.
      if (req.method !== 'GET' && req.method !== 'HEAD') return reply.code(405).send({ error: 'read_only' });
      // The queues' own connection waits for Redis: nobody would get an answer.
      const isThere = await this.redis
        .commands()
        .ping()
        .catch(() => undefined);
      if (!isThere) return reply.code(503).send({ error: 'redis_unavailable' });
    });
    await board.register(serverAdapter.setBasePath(path).registerPlugin(), { prefix: path });
    await board.ready();
    return board;
  }
}

/** Of an event what it is, never what it says of people. Periodic jobs have no data. */
function shown(data: unknown): object {
  const { id, type, version } = Object(data) as Record<string, unknown>;
  return { id, type, version };
}

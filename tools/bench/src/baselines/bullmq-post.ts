/**
 * A bare BullMQ worker that posts what it is given, signs nothing and stores nothing. Works once it is asked `GET /go`.
 */
import { Worker } from 'bullmq';
import Fastify from 'fastify';
import { Redis } from 'ioredis';
import { Agent, request } from 'undici';
import { baselineSettings } from './config.js';

const { port, redisUrl } = baselineSettings();
const dispatcher = new Agent();
const worker = new Worker(
  'bare-posts',
  async ({ data }: { data: { url: string; body: string } }) => {
    const { statusCode, body } = await request(data.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: data.body,
      dispatcher,
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
  },
  {
    connection: new Redis(redisUrl!, { maxRetriesPerRequest: null }),
    concurrency: 200,
    autorun: false,
    skipVersionCheck: true,
    removeOnComplete: { count: 0 },
  },
);

const app = Fastify();
app.get('/', () => 'here');
app.get('/go', () => {
  if (!worker.isRunning()) void worker.run();
  return 'going';
});
app.get('/pause', async () => {
  await worker.pause();
  return 'paused';
});
app.get('/resume', () => {
  void worker.resume();
  return 'going';
});
await app.listen({ port, host: '127.0.0.1' });

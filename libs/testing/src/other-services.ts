import { acknowledgementChannel, eventCatalogue } from '@platform/contracts';
import { Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';

/** Acknowledges what the service publishes, as its consumers would: its answers need not wait for them. */
export function acknowledgeForOthers(publisher: string, redis: Redis) {
  const consumers = new Set(
    Object.values(eventCatalogue)
      .filter((entry) => entry.publisher === publisher)
      .flatMap((entry) => entry.consumers as readonly string[]),
  );
  const speaker = redis.duplicate();
  const listeners = [...consumers].map((consumer) => {
    const connection = redis.duplicate({ maxRetriesPerRequest: null });
    const acknowledge = async (job: Job) => {
      const { id } = job.data as { id: string };
      await speaker.publish(acknowledgementChannel(publisher), JSON.stringify({ id, consumer }));
    };
    return { connection, worker: new Worker(`inbox-${consumer}`, acknowledge, { connection, skipVersionCheck: true }) };
  });
  return async () => {
    await Promise.all(listeners.map(({ worker }) => worker.close()));
    // BullMQ leaves a connection open that it was given.
    for (const { connection } of listeners) connection.disconnect();
    await speaker.quit();
  };
}

/**
 * Waits on `channel` for the word that the event was applied; `ready` when it listens. `giveUp` ends the wait without a
 * word.
 */
export function heard(subscriber: Redis, channel: string, id: string) {
  let resolve: () => void;
  let reject: (err: Error) => void;
  const done = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  // Long enough also for a connection that was cut, on a machine that has much else to do.
  const timer = setTimeout(() => reject(new Error(`event ${id} was not acknowledged within 30 s`)), 30_000);
  const giveUp = () => {
    clearTimeout(timer);
    subscriber.disconnect();
  };
  subscriber.on('message', (_, message: string) => {
    if ((JSON.parse(message) as { id: string }).id !== id) return;
    giveUp();
    resolve();
  });
  return { ready: subscriber.subscribe(channel), done, giveUp };
}

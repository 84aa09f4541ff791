import type { KeyObject } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { BatchQueue, log } from '@platform/service-kit';

export interface ToSign {
  /** Private. */
  key: KeyObject;
  data: Uint8Array;
}

type Results = PromiseSettledResult<Uint8Array>[];

interface WaitingSignatures {
  resolve: (results: Results) => void;
  reject: (reason: Error) => void;
}

/**
 * A message costs each side some of the time of a signature, so a few share one; the first must not wait long for the
 * last.
 */
const inMessage = 4;
const messagesUnderWay = 32;
/** MiB, beside the heap of the service. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/**
 * Signs in one thread of its own, in the order of asking. In Node's pool as many signatures would be made at once as
 * there are requests: for as long as that takes they hold every core, the one that answers requests included, and
 * afterwards the others have nothing to do.
 */
@Injectable()
export class SigningThread implements OnApplicationShutdown {
  private readonly queue = new BatchQueue<ToSign, Uint8Array>(
    messagesUnderWay,
    inMessage,
    (items) => this.send(items),
    {
      minBatch: inMessage,
    },
  );
  private thread?: { worker: Worker; asked: WaitingSignatures[] };

  /**
   * RSASSA-PKCS1-v1_5 with SHA-256 (`RS256` of RFC 7518) for an RSA key. Throws when the key cannot sign, or the thread
   * has ended meanwhile.
   */
  sign(key: KeyObject, data: Uint8Array): Promise<Uint8Array> {
    // As a copy: what is sent of a view of a larger buffer is all of the buffer.
    return this.queue.add({ key, data: new Uint8Array(data) });
  }

  /** After the last request has been answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.thread?.worker.terminate();
  }

  private send(items: ToSign[]): Promise<Results> {
    const { worker, asked } = (this.thread ??= this.begin());
    return new Promise((resolve, reject) => {
      // First, as it throws when it cannot be sent: answers come in the order of what was.
      worker.postMessage(items);
      asked.push({ resolve, reject });
    });
  }

  private begin() {
    const worker = new Worker(new URL('signing.worker.js', import.meta.url), { name: 'signing', resourceLimits });
    const thread = { worker, asked: [] as WaitingSignatures[] };
    worker.on('message', (results: Results) => thread.asked.shift()!.resolve(results));
    worker.on('error', (err) =>
      log.error({ err }, 'signing: the thread has failed, the next signature begins a new one'),
    );
    worker.on('exit', () => {
      delete this.thread;
      for (const { reject } of thread.asked) reject(new Error('the signing thread has ended'));
    });
    return thread;
  }
}

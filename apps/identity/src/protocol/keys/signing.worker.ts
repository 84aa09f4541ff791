/** The thread of `SigningThread`: answers each list of what is to be signed with the list of its results. */
import { sign } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { ToSign } from './signing-thread.js';

parentPort!.on('message', (items: ToSign[]) => parentPort!.postMessage(items.map(resultOf)));

function resultOf({ key, data }: ToSign): PromiseSettledResult<Uint8Array> {
  try {
    return { status: 'fulfilled', value: sign('sha256', data, key) };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}

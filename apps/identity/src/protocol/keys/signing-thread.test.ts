import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { generateKeyPairSync, verify, type KeyObject } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { SigningThread } from './signing-thread.js';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

function signingThread(after: AsyncDisposableStack): SigningThread {
  const thread = new SigningThread();
  after.defer(() => thread.onApplicationShutdown());
  return thread;
}

/** The worker of the current thread. */
function workerOf(thread: SigningThread): Worker {
  return (thread as unknown as { thread: { worker: Worker } }).thread.worker;
}

const isBy = (publicKey: KeyObject, data: Uint8Array, signature: Uint8Array) =>
  verify('sha256', data, publicKey, signature);

describe('the signing thread', () => {
  it('gives each of many concurrent callers the signature of their data by their key', async () => {
    await using after = new AsyncDisposableStack();
    const thread = signingThread(after);
    const pairs = [pair(), pair()];
    const asked = Array.from({ length: 300 }, (_, n) => ({ data: Buffer.from(`text ${n}`), ...pairs[n % 2]! }));
    const signatures = await Promise.all(asked.map(({ data, privateKey }) => thread.sign(privateKey, data)));
    for (const [n, { data, publicKey }] of asked.entries()) assert.ok(isBy(publicKey, data, signatures[n]!), `${n}`);
  });

  it('fails only those whose key cannot sign or cannot be sent', async () => {
    await using after = new AsyncDisposableStack();
    const thread = signingThread(after);
    const { publicKey, privateKey } = pair();
    const data = Buffer.from('text');
    const keys = [privateKey, publicKey, privateKey];
    const results = await Promise.allSettled(keys.map((key) => thread.sign(key, data)));
    expect(results.map(({ status }) => status)).toStrictEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(thread.sign((() => undefined) as unknown as KeyObject, data)).rejects.toThrow(/could not be cloned/);
    expect(isBy(publicKey, data, await thread.sign(privateKey, data))).toBeTruthy();
  });

  it('fails what it has not signed when it ends, and signs later data in a new thread', async () => {
    await using after = new AsyncDisposableStack();
    const thread = signingThread(after);
    const { publicKey, privateKey } = pair();
    const data = Buffer.from('text');
    await thread.sign(privateKey, data);
    const cutOff = Array.from({ length: 200 }, () => thread.sign(privateKey, data));
    await new Promise(setImmediate);
    const [ended] = await Promise.all([Promise.allSettled(cutOff), workerOf(thread).terminate()]);
    const failed = ended.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.every((reason) => reason.includes('the signing thread has ended'))).toBeTruthy();
    expect(isBy(publicKey, data, await thread.sign(privateKey, data))).toBeTruthy();
  });
});

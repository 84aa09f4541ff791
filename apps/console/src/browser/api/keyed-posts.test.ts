import { describe, expect, it } from '@jest/globals';
import { PlatformError, type PlatformClient } from '@platform/client';
import { keyedPosts } from './keyed-posts.js';

/** Answers with what it is given, in turn; `undefined` is a success. */
function platformThat(...outcomes: (PlatformError | undefined)[]) {
  const keys: string[] = [];
  const post = (_: string, init: { headers: Record<string, string> }) => {
    keys.push(init.headers['Idempotency-Key']!);
    const outcome = outcomes.shift();
    return outcome ? Promise.reject(outcome) : Promise.resolve({ data: {} });
  };
  const requests = keyedPosts({ post } as unknown as PlatformClient, new Map());
  const send = (name: string) => requests.post('/api/v1/organizations', { body: { name } }).catch(() => undefined);
  return { keys, send };
}

const failure = (status: number, code: PlatformError['code'] = 'unknown') =>
  new PlatformError({ status, code, message: 'No.' });

describe('a request of a form or a button', () => {
  it('gets another key when it was answered', async () => {
    const { keys, send } = platformThat(undefined, undefined);
    await send('Acme');
    await send('Acme');
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps its key while nobody knows what became of it', async () => {
    const unknown = [failure(0, 'unreachable'), failure(500), failure(429), failure(409, 'idempotency_key_reused')];
    const { keys, send } = platformThat(...unknown, undefined);
    for (let sent = 0; sent <= unknown.length; sent++) await send('Acme');
    expect(new Set(keys).size).toBe(1);
  });

  it('gets another key when the platform said no before it did anything', async () => {
    const { keys, send } = platformThat(failure(422, 'validation_failed'), undefined);
    await send('Acme');
    await send('Acme');
    expect(new Set(keys).size).toBe(2);
  });

  it('gets another key when it is changed, and its own again when it is changed back', async () => {
    const { keys, send } = platformThat(failure(500), failure(500), undefined);
    await send('Acme');
    await send('Other');
    await send('Acme');
    expect([keys[0] === keys[1], keys[0] === keys[2]]).toStrictEqual([false, true]);
  });
});

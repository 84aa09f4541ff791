import { describe, expect, it } from '@jest/globals';
import type { RedisConnections, Sealing } from '@platform/service-kit';
import { maxWaiting, Repeats } from './repeats.js';

describe('the detection of repeated forms', () => {
  it('treats every form as the first without Redis, and fails nothing', async () => {
    const away = {
      commands: () => ({ set: () => Promise.reject(new Error('away')), del: () => Promise.reject(new Error('away')) }),
    };
    const repeats = new Repeats(away as unknown as RedisConnections, { seal: () => 'sealed' } as unknown as Sealing);
    expect(await repeats.begin('a')).toStrictEqual({ isFirst: true });
    expect(await repeats.begin('a')).toStrictEqual({ isFirst: true });
    await repeats.end('a', undefined);
    await repeats.end('a', 'something');
  });

  it('limits waiting requests: one beyond them does the work itself, and the others get the first answer', async () => {
    let answer: string | null = 'running';
    const busy = { commands: () => ({ set: () => Promise.resolve(null), get: () => Promise.resolve(answer) }) };
    const sealing = { open: () => 'left' };
    const repeats = new Repeats(busy as unknown as RedisConnections, sealing as unknown as Sealing);
    const waiting = Array.from({ length: maxWaiting }, () => repeats.begin('a'));
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await repeats.begin('a')).toStrictEqual({ isFirst: false });
    answer = 'sealed';
    const all = await Promise.all(waiting);
    expect(new Set(all.map(({ left }) => left))).toStrictEqual(new Set(['left']));
  });
});

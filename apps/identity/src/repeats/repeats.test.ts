import { describe, expect, it } from '@jest/globals';
import type { RedisConnections, Sealing } from '@platform/service-kit';
import { Repeats } from './repeats.js';

describe('repeats', () => {
  it('are not looked for without Redis: everybody is the first, and nothing fails', async () => {
    const away = {
      commands: () => ({ set: () => Promise.reject(new Error('away')), del: () => Promise.reject(new Error('away')) }),
    };
    const repeats = new Repeats(away as unknown as RedisConnections, { seal: () => 'sealed' } as unknown as Sealing);
    expect(await repeats.begin('a')).toBe(undefined);
    expect(await repeats.begin('a')).toBe(undefined);
    await repeats.end('a', undefined);
    await repeats.end('a', 'something');
  });
});

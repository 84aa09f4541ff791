import { describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { requireLocal } from './local-only.js';

describe('a command for a developer’s machine', () => {
  const at = (NODE_ENV: string, AUTH_URL: string) => () =>
    requireLocal({ get: () => ({ NODE_ENV, AUTH_URL }) } as unknown as INestApplicationContext);

  it('runs where the platform is at an address of the machine itself', () => {
    for (const address of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
      expect(at('development', address)).not.toThrow();
  });

  it('is refused in production, and where others reach the platform', () => {
    expect(at('production', 'http://localhost:8080')).toThrow(/on this machine/);
    for (const address of ['https://auth.example.org', 'http://localhost.example.org', 'http://192.168.1.2:8080'])
      expect(at('development', address)).toThrow(/on this machine/);
  });
});

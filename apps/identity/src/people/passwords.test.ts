import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { hash } from '@node-rs/argon2';
import { Problem } from '@platform/service-kit';
import type { IdentityConfig } from '../config.js';
import { fullPasswordCost } from '../testing/full-password-cost.test-helper.js';
import { Passwords } from './passwords.js';

const passwords = (concurrency: number, waiting: number) =>
  new Passwords({ PASSWORD_HASHES_AT_ONCE: concurrency, PASSWORD_HASHES_WAITING: waiting } as IdentityConfig);

fullPasswordCost();

describe('password hashes', () => {
  it('are argon2id with OWASP parameters, and equal however the characters were composed', async () => {
    const kept = await passwords(1, 1).hash('péché mignon'.normalize('NFD'));
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.ok(await passwords(1, 1).isRight('péché mignon'.normalize('NFC'), kept));
    assert.ok(!(await passwords(1, 1).isRight('peche mignon', kept)));
  });

  it('cover all of a long password', async () => {
    const long = 'x'.repeat(127);
    const kept = await passwords(1, 1).hash(`${long}a`);
    assert.ok(!(await passwords(1, 1).isRight(`${long}b`, kept)));
  });

  it('made with other parameters are outdated', async () => {
    const known = passwords(1, 1);
    expect(known.isOutdated(await hash('x', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }))).toBeTruthy();
    expect(known.isOutdated(await passwords(1, 1).hash('x'))).toBeFalsy();
  });

  it('are limited: of 1000 at the same time a few run, a few wait, and the others are told when to retry', async () => {
    const bounded = passwords(2, 20);
    const kept = await bounded.hash('secret');
    const before = process.memoryUsage().rss;
    let most = 0;
    const look = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 5);
    const ended = await Promise.allSettled(Array.from({ length: 1000 }, () => bounded.isRight('secret', kept)));
    clearInterval(look);
    const refused = ended.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.length).toBe(1000 - 22);
    for (const { reason } of refused) {
      assert.ok(reason instanceof Problem && reason.status === 503);
      expect(reason.details.headers?.['retry-after'] ?? '').toMatch(/^\d+$/);
    }
    assert.ok(most < 200 * 1024 * 1024, `${most} bytes; unbounded it were 19 GB`);
    assert.ok(await bounded.isRight('secret', kept), 'and it goes on afterwards');
  });
});

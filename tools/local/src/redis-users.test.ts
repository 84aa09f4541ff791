import { expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Nursery } from './child.js';
import { dataFolder } from './config.js';
import { freePort } from './free-port.js';
import { ProcessLedger } from './process-ledger.js';
import { findRedis } from './redis.js';
import { repositoryRoot, serviceNames } from './repository.js';

const rights = (await import(pathToFileURL(join(repositoryRoot, 'docker/redis/rights.mjs')).href)) as {
  aclFile: (folder: string) => string;
};

it('the ACL file of compose is valid for Redis: one user per service, and without password only ping', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redis-users-'));
  for (const name of serviceNames)
    writeFileSync(join(folder, `${name}_redis_url`), `redis://${name}:password-of-${name}@redis:6379\n`);
  const acl = rights.aclFile(folder);
  expect(acl).not.toMatch(/password-of/);
  writeFileSync(join(folder, 'users.acl'), acl);
  const [port, { command, env }] = [await freePort(), await findRedis(dataFolder())];
  const ledger = ProcessLedger.open(folder);
  const server = new Nursery(ledger, folder).start({
    ...{ name: 'redis', command, env, stopSignal: 'SIGTERM', stopGraceMs: 5_000 },
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--aclfile', join(folder, 'users.acl')],
  });
  const clients: Redis[] = [];
  const connect = (userinfo: string) => {
    const redis = new Redis(`redis://${userinfo}127.0.0.1:${port}`, { retryStrategy: () => null });
    redis.on('error', () => undefined);
    clients.push(redis);
    return redis;
  };
  try {
    await server.sees(/ready to accept connections/i);
    for (const name of serviceNames) {
      const redis = connect(`${name}:password-of-${name}@`);
      expect(await redis.set(`mark:${name}`, 'x')).toBe('OK');
      const token = redis.set('token:x', 'forged').catch((err: Error) => err.message.slice(0, 6));
      expect([name, await token]).toStrictEqual([name, name === 'identity' ? 'OK' : 'NOPERM']);
    }
    const nobody = connect('');
    expect(await nobody.ping()).toBe('PONG');
    await expect(nobody.get('token:x')).rejects.toThrow(/NOPERM/);
    await expect(connect('links:password-of-webhooks@').ping()).rejects.toThrow();
  } finally {
    for (const redis of clients) redis.disconnect();
    await server.stop();
    ledger.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { Controller, Post } from '@nestjs/common';
import { sign } from '@platform/signatures';
import { serviceBench, type ServiceBench } from '@platform/testing';
import { z } from 'zod';
import { AuthenticateBy } from './auth/caller.js';
import { InternalCallStrategy } from './auth/internal-call.strategy.js';
import type { PlatformConfig } from './config.js';
import { Answer } from './http/answer.js';
import { InternalCalls } from './internal-calls.js';
import { startService } from './start.js';
import { testService } from './service.test-helper.js';

const secrets = { before: 'a'.repeat(32), after: 'b'.repeat(32), foreign: 'c'.repeat(32) };

@Controller('internal/v1/hello')
class HelloController {
  @Post()
  @AuthenticateBy(InternalCallStrategy)
  @Answer(200, z.object({ hello: z.boolean() }))
  hello() {
    return { hello: true };
  }
}

describe('signed calls between services', () => {
  let bench: ServiceBench;
  beforeAll(async () => {
    const service = testService({ controllers: [HelloController] });
    bench = await serviceBench('organizations', (env) => startService(service, env), {
      INTERNAL_SECRET: `${secrets.before},${secrets.after}`,
    });
  });
  afterAll(() => bench.close());

  const call = async (INTERNAL_SECRET: string[]) => {
    const config = { INTERNAL_SECRET, ORGANIZATIONS_URL: bench.url } as PlatformConfig;
    return (await new InternalCalls(config).toOrganizations('POST', '/internal/v1/hello', {})).status;
  };

  it('are good, while the secret is changed, from callers that have the old one, both in either order, or the new one alone, and from nobody else', async () => {
    const { before: old, after: next, foreign } = secrets;
    for (const known of [[old], [old, next], [next, old], [next]]) expect(await call(known)).toBe(200);
    for (const unknown of [[foreign], [foreign, old]]) expect(await call(unknown)).toBe(401);
  });

  it('are good for a minute, for one method, one path and one body', async () => {
    const [path, rawBody] = ['/internal/v1/hello', '{}'];
    const send = async (age: number, signed = `POST ${path}\n${rawBody}`) => {
      const timestamp = Math.floor(Date.now() / 1000) - age;
      const headers = {
        'content-type': 'application/json',
        'x-internal-timestamp': String(timestamp),
        'x-internal-signature': sign(secrets.before, timestamp, signed),
      };
      const { status, body } = await bench.call('POST', path, { rawBody, headers });
      return status === 200 ? 200 : [status, body.error];
    };
    for (const age of [0, 59, -59]) assert.equal(await send(age), 200, `${age} s`);
    for (const age of [61, -63, 3_600]) assert.deepEqual(await send(age), [401, 'invalid_signature'], `${age} s`);
    for (const other of [`PUT ${path}\n{}`, `POST ${path}/x\n{}`, `POST ${path}?a\n{}`, `POST ${path}\n{"a":1}`])
      assert.deepEqual(await send(0, other), [401, 'invalid_signature'], other);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Controller, Post, UseGuards } from '@nestjs/common';
import { serviceBench, type ServiceBench } from '@platform/testing';
import { z } from 'zod';
import { Public } from './auth/caller.js';
import type { PlatformConfig } from './config.js';
import { Answer } from './http/answer.js';
import { InternalCalls, InternalGuard } from './internal-calls.js';
import { startService } from './start.js';
import { testService } from './service.test-helper.js';

const secrets = { before: 'a'.repeat(32), after: 'b'.repeat(32), foreign: 'c'.repeat(32) };

@Controller('internal/v1/hello')
class HelloController {
  @Post()
  @Public()
  @UseGuards(InternalGuard)
  @Answer(200, z.object({ hello: z.boolean() }))
  hello() {
    return { hello: true };
  }
}

describe('the secret between services, while it is changed', () => {
  let bench: ServiceBench;
  before(async () => {
    const service = testService({ controllers: [HelloController] });
    bench = await serviceBench('organizations', (env) => startService(service, env), {
      INTERNAL_SECRET: `${secrets.before},${secrets.after}`,
    });
  });
  after(() => bench.close());

  const call = async (INTERNAL_SECRET: string[]) => {
    const config = { INTERNAL_SECRET, ORGANIZATIONS_URL: bench.url } as PlatformConfig;
    return (await new InternalCalls(config).toOrganizations('POST', '/internal/v1/hello', {})).status;
  };

  it('is good from callers that have the old one, both in either order, or the new one alone, and from nobody else', async () => {
    const { before: old, after: next, foreign } = secrets;
    for (const known of [[old], [old, next], [next, old], [next]]) assert.equal(await call(known), 200);
    for (const unknown of [[foreign], [foreign, old]]) assert.equal(await call(unknown), 401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Post } from '@nestjs/common';
import { httpReceiver, serviceBench, type HttpReceiver, type ServiceBench } from '@platform/testing';
import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { Public } from '../callers/caller.js';
import { startService } from '../start/start.js';
import { requestIds } from '../telemetry/request-id.js';
import { traceIds } from '../telemetry/tracing.js';
import { testService } from '../testing/service.test-helper.js';
import { Answer } from './answer.js';

const seen = z.object({ request: z.string(), trace: z.string() });

/** What a line of the log would have that the handler writes after a wait. */
async function look() {
  await turn();
  return { request: requestIds.getStore() ?? 'none', trace: traceIds()?.trace_id ?? 'none' };
}

@Controller()
class LookController {
  @Post('look')
  @Public()
  @Answer(200, seen)
  fromOutside() {
    return look();
  }

  @Post('internal/v1/look')
  @Public()
  @Answer(200, seen)
  fromInside() {
    return look();
  }
}

describe('the scope of a request', () => {
  let collector: HttpReceiver;
  let bench: ServiceBench;
  beforeAll(async () => {
    collector = await httpReceiver();
    const service = testService({ controllers: [LookController] });
    bench = await serviceBench('organizations', (env) => startService(service, env), {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
  });
  afterAll(async () => {
    await bench.close();
    await collector.close();
  });

  const theirs = '0af7651916cd43dd8448eb211c80319c';
  const ask = (path: string, origin = bench.url) =>
    bench.call('POST', path, {
      origin,
      body: { read: 'before the handler' },
      headers: { traceparent: `00-${theirs}-b7ad6b7169203331-01`, tracestate: 'a=b' },
    });

  it('has the id of the answer, also once the body is read', async () => {
    const { headers, body } = await ask('/look');
    expect(body.request).toBe(headers.get('x-request-id'));
  });

  it('is a trace of its own for who calls from outside, whatever they say', async () => {
    const traces = [(await ask('/look')).body.trace, (await ask('/look')).body.trace] as string[];
    for (const trace of traces) expect(trace).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([...traces, theirs]).size).toBe(3);
  });

  it('is in the trace of another service that calls', async () => {
    expect((await ask('/internal/v1/look', bench.internalUrl)).body.trace).toBe(theirs);
  });
});

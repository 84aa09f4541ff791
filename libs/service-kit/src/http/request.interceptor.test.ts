import assert from 'node:assert/strict';
import { AsyncResource } from 'node:async_hooks';
import { describe, it } from 'node:test';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { Reflector } from '@nestjs/core';
import { defer, lastValueFrom, of } from 'rxjs';
import type { Acknowledgements } from '../events/acknowledgements.js';
import { eventsOfRequest, ReadYourWrites } from '../events/read-your-writes.js';
import { Idempotency } from '../idempotency/idempotency.js';
import type { IdempotencyKeys } from '../idempotency/idempotency-keys.js';
import { RequestInterceptor } from './request.interceptor.js';

describe('the interceptor around every handler', () => {
  const forget = () => undefined;
  const interceptor = new RequestInterceptor(
    new Reflector(),
    new ReadYourWrites({ forget } as unknown as Acknowledgements),
    new Idempotency({} as IdempotencyKeys),
  );
  class Routes {}
  const handler = () => undefined;
  /** Whether the handler can note its events, bound as Nest binds it. */
  const hasEvents = (method: string) => {
    const context = new ExecutionContextHost([{ method, headers: {} }, {}], Routes, handler);
    const handle = () => defer(AsyncResource.bind(() => of(eventsOfRequest.getStore() !== undefined)));
    return lastValueFrom(interceptor.intercept(context, { handle }));
  };

  it('waits for the events of a change, and costs a read nothing', async () => {
    assert.equal(await hasEvents('POST'), true);
    assert.equal(await hasEvents('DELETE'), true);
    assert.equal(await hasEvents('GET'), false);
  });
});

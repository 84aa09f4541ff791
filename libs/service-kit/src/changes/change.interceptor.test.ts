import { describe, expect, it } from '@jest/globals';
import { AsyncResource } from 'node:async_hooks';
import { Controller, Delete, Get, Post, type NestInterceptor } from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { fastify as makeFastify } from 'fastify';
import { defer, lastValueFrom, of, type Observable } from 'rxjs';
import type { Acknowledgements } from '../events/acknowledgements.js';
import { eventsOfRequest, ReadYourWrites } from '../events/read-your-writes.js';
import { Idempotency } from './idempotency.js';
import type { IdempotencyKeys } from './idempotency-keys.js';
import { ChangeInterceptor, interceptChanges, SkipChangeInterceptor } from './change.interceptor.js';

@Controller()
class Routes {
  @Get() read() {}
  @Post() add() {}
  @Delete() remove() {}
  @Post('hot') @SkipChangeInterceptor() addAlone() {}
  helper() {}
}

describe('the interceptor of handlers that change something', () => {
  const forget = () => undefined;
  const changes = new ChangeInterceptor(
    new ReadYourWrites({ forget } as unknown as Acknowledgements),
    new Idempotency({} as IdempotencyKeys),
  );
  const app = {
    get: (part: unknown) => (part === DiscoveryService ? { getControllers: () => [{ metatype: Routes }] } : changes),
  } as unknown as NestFastifyApplication;
  const handlers = Routes.prototype as unknown as Record<string, () => void>;
  const around = (name: string): NestInterceptor[] =>
    (Reflect.getMetadata(INTERCEPTORS_METADATA, handlers[name]!) as NestInterceptor[] | undefined) ?? [];
  interceptChanges(app, makeFastify());
  interceptChanges(app, makeFastify());

  it('is on these alone, and once, however many applications a process has', () => {
    expect((['read', 'add', 'remove', 'addAlone', 'helper'] as const).map((name) => around(name).length)).toStrictEqual(
      [0, 1, 1, 0, 0],
    );
  });

  it('waits for the events of the handler, bound as Nest binds it', async () => {
    const req = { method: 'POST', headers: {}, server: { changes }, routeOptions: { config: {} } };
    const context = new ExecutionContextHost([req, {}], Routes, handlers['add']);
    const handle = () => defer(AsyncResource.bind(() => of(eventsOfRequest.getStore() !== undefined)));
    const [interceptor] = around('add');
    expect(await lastValueFrom(interceptor!.intercept(context, { handle }) as Observable<boolean>)).toBe(true);
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Delete, Get, Module, Param, Post } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { eventsFor } from '@platform/contracts';
import { z } from 'zod';
import { Public } from '../callers/caller.js';
import { describeService } from '../cli/cli.js';
import { configuration } from '../settings/config.js';
import { OnEvent } from '../events/on-event.js';
import type { ServiceDefinition } from '../service/service.js';
import { Answer } from './answer.js';
import { Describe } from './describe.js';
import type { Operation } from './openapi-answers.js';

const thing = z.object({ name: z.string() });

@Controller('things')
class ThingsController {
  @Post()
  @Describe({ bodyTypes: ['text/csv'], errors: ['limit_reached'] })
  @Answer(201, thing)
  add(@Body({ schema: thing }) body: z.infer<typeof thing>) {
    return body;
  }

  @Get('export')
  @Answer(200, ['text/csv', 'image/png'])
  export() {}

  @Delete(':id')
  @Answer(204)
  remove(@Param('id') _id: string) {}

  @Post('signed')
  @Public()
  @Describe({ errors: ['idempotency_key_reused', 'rate_limit_exceeded'] })
  @Answer(202, thing)
  signed() {}

  @Post('open')
  @Public()
  @Answer(200, thing)
  open() {}
}

@Controller('own-things')
class OwnThingsController extends ThingsController {}

class Hears {
  @OnEvent(...eventsFor('identity'))
  async hear(): Promise<void> {}
}

@Module({ controllers: [ThingsController, OwnThingsController], providers: [Hears] })
class AppModule {}

const definition = {
  name: 'identity',
  title: 'Test',
  config: class extends configuration({}) {},
  module: AppModule,
  entities: [],
  migrations: [],
} satisfies ServiceDefinition;

describe('the OpenAPI document of a service', () => {
  let document: OpenAPIObject;
  beforeAll(async () => (document = (await describeService(definition)) as OpenAPIObject));

  const operation = (method: 'get' | 'post' | 'delete', path: string, of = document) => of.paths[path]![method]!;
  const answer = (of: Operation, status: number) => of.responses[status] as { headers?: object; content?: object };
  const parameters = (of: Operation) =>
    of.parameters!.map((parameter) => ('name' in parameter ? parameter.name : parameter.$ref.split('/').at(-1)));
  const rates = ['X-RateLimit-Limit', 'X-RateLimit-Remaining'];

  it('describes what the kit does around every route: idempotency keys, limits, failures', () => {
    for (const path of ['/things', '/own-things']) {
      const add = operation('post', path);
      expect(parameters(add)).toStrictEqual(['Idempotency-Key']);
      expect(Object.keys(answer(add, 201).headers!)).toStrictEqual([...rates, 'Idempotent-Replayed']);
      expect(Object.keys(add.responses)).toStrictEqual('201 400 401 403 409 413 422 429 500 503'.split(' '));
      expect(JSON.stringify(answer(add, 409))).toMatch(/limit_reached/);
      expect(add.responses['429']).toStrictEqual({ $ref: '#/components/responses/TooManyRequests' });
    }
    const { responses = {} } = document.components!;
    expect(Object.keys((responses['TooManyRequests'] as { headers: object }).headers)).toStrictEqual([
      ...rates,
      'Retry-After',
    ]);
    const remove = operation('delete', '/things/{id}');
    expect(parameters(remove)).toStrictEqual(['id']);
    expect(Object.keys(answer(remove, 204).headers!)).toStrictEqual(rates);
  });

  it('describes a public route only as the route describes itself', () => {
    const signed = operation('post', '/things/signed');
    expect(parameters(signed)).toStrictEqual(['Idempotency-Key']);
    expect(Object.keys(answer(signed, 202).headers!)).toStrictEqual([...rates, 'Idempotent-Replayed']);
    expect(Object.keys(answer(signed, 429).headers!)).toStrictEqual([...rates, 'Retry-After']);
    const open = operation('post', '/things/open');
    expect([parameters(open), answer(open, 200).headers]).toStrictEqual([[], undefined]);
    expect(Object.keys(open.responses)).toStrictEqual(['200', '500', '503']);
  });

  it('names the content types of files, and of bodies other than JSON', () => {
    expect(answer(operation('get', '/things/export'), 200).content).toStrictEqual({
      'text/csv': { schema: { type: 'string' } },
      'image/png': {},
    });
    const { requestBody } = operation('post', '/own-things');
    expect(Object.keys((requestBody as { content: object }).content)).toStrictEqual(['application/json', 'text/csv']);
  });

  it('is the same when a process makes it again', async () => {
    expect(await describeService(definition)).toStrictEqual(document);
  });

  it('names the fields of errors besides code and message, those of the service included', async () => {
    const service = { ...definition, errorFields: { permission: z.string().describe('Which') } };
    const { components } = (await describeService(service)) as OpenAPIObject;
    const { required, properties } = components!.schemas!['Error'] as { required: string[]; properties: object };
    expect(required).toStrictEqual(['error', 'message']);
    expect(Object.keys(properties)).toStrictEqual(['error', 'message', 'errors', 'request_id', 'permission']);
  });

  it('has the service’s own code for an invalid field', async () => {
    const service = { ...definition, fieldErrorCode: 'invalid_request', rateHeaders: { 'X-Reset': 'When' } } as const;
    const other = (await describeService(service)) as OpenAPIObject;
    const add = operation('post', '/things', other);
    expect(Object.keys(add.responses)).toStrictEqual('201 400 401 403 409 413 429 500 503'.split(' '));
    expect(Object.keys(answer(add, 201).headers!)).toContain('X-Reset');
    expect(JSON.stringify(other)).not.toMatch(/validation_failed/);
  });
});

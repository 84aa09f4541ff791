import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import * as swagger from '@nestjs/swagger';
import { errorTable, type ErrorCode } from '@platform/contracts';
import { PUBLIC, SCOPES } from '../auth/caller.js';
import { z } from 'zod';
import { Problem } from '../problem.js';
import type { DescribedWebhook, ServiceDefinition } from '../service.js';
import { ANSWER, type DescribedAnswer } from './answer.js';
import { DESCRIPTION, type Description } from './describe.js';
import { errorBody } from './problem.filter.js';

type Operation = NonNullable<swagger.OpenAPIObject['paths'][string]['get']>;
type Class = new (...args: unknown[]) => object;

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/**
 * The OpenAPI 3.1 document of a service, made from what its routes declare. Only this file knows the document
 * library, and only the command and the test that make the document load it: it is slow to load.
 */
export function openApiDocument(app: INestApplication, service: ServiceDefinition): swagger.OpenAPIObject {
  for (const { metatype } of app.get(DiscoveryService, { strict: false }).getControllers()) describe(metatype as Class);
  const builder = new swagger.DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(service.title)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer' })
    .addSecurityRequirements('bearer');
  const document = swagger.SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Error: errorSchema(service) },
  };
  if (service.webhooks)
    document.webhooks = Object.fromEntries(
      Object.entries(service.webhooks).map(([name, webhook]) => [name, { post: describeWebhook(webhook) }]),
    );
  for (const [path, operations] of Object.entries(document.paths)) {
    const { put } = operations;
    if (service.patchIsPut && put)
      operations.patch = { ...structuredClone(put), operationId: `${put.operationId}.patch` };
    for (const [method, operation] of Object.entries(operations) as [string, Operation][]) {
      describePath(path, operation);
      describeErrors(method, operation);
    }
  }
  return document;
}

/** Hands what our decorators noted to those of the document library. */
function describe(controller: Class): void {
  const { hidden } = read<Description>(DESCRIPTION, controller) ?? {};
  if (hidden) return void swagger.ApiExcludeController()(controller);
  if (read(PUBLIC, controller)) swagger.ApiSecurity({})(controller);
  const prototype = controller.prototype as Record<string, object>;
  // A controller that offers the routes of another one elsewhere: they are described there, its scopes are its own.
  const isHeir = Object.getPrototypeOf(controller) !== Function.prototype;
  if (isHeir) swagger.ApiSecurity('bearer', read<string[]>(SCOPES, controller) ?? [])(controller);
  for (const method of new MetadataScanner().getAllMethodNames(prototype)) {
    if (!Object.hasOwn(prototype, method)) continue;
    const handler = prototype[method]!;
    const answer = read<DescribedAnswer>(ANSWER, handler);
    const scopes = read<string[]>(SCOPES, handler) ?? read<string[]>(SCOPES, controller);
    const { summary, headers = {}, errors = [] } = read<Description>(DESCRIPTION, handler) ?? {};
    const decorators = [
      ...(answer
        ? [
            swagger.ApiResponse({
              status: answer.status,
              description: answer.description,
              standardSchema: answer.schema,
            }),
          ]
        : []),
      ...(read(PUBLIC, handler) ? [swagger.ApiSecurity({})] : scopes ? [swagger.ApiSecurity('bearer', scopes)] : []),
      ...(summary ? [swagger.ApiOperation({ summary })] : []),
      ...Object.entries(headers).map(([name, description]) => swagger.ApiHeader({ name, description, required: true })),
      ...Object.entries(byStatus(errors)).map(([status, description]) =>
        swagger.ApiResponse({ status: Number(status), description, content: errorContent }),
      ),
    ];
    for (const decorate of decorators) decorate(prototype, method, Object.getOwnPropertyDescriptor(prototype, method)!);
  }
}

/** What the codes say, by their status. */
function byStatus(codes: readonly ErrorCode[]): Record<number, string> {
  const said: Record<number, string> = {};
  for (const code of codes) {
    const [status, message] = errorTable[code];
    said[status] = `${said[status] ?? ''} ${code}: ${message}`.trimStart();
  }
  return said;
}

function read<T>(key: symbol, target: object): T | undefined {
  return Reflect.getMetadata(key, target) as T | undefined;
}

/** A parameter that a guard reads is nowhere in the signature of the method. */
function describePath(path: string, operation: Operation): void {
  operation.parameters ??= [];
  const known = operation.parameters.map((parameter) => ('name' in parameter ? parameter.name : ''));
  for (const [, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
    if (known.includes(name)) continue;
    const schema = /uuid$/i.test(name) ? { type: 'string', format: 'uuid' } : { type: 'string' };
    operation.parameters.unshift({ name, in: 'path', required: true, schema });
  }
}

/** What every route may answer besides its own: the order of checks is that of the service kit. */
function describeErrors(method: string, operation: Operation): void {
  const isChange = method !== 'get';
  const hasBody = operation.requestBody !== undefined;
  const hasInput = hasBody || Boolean(operation.parameters?.length);
  const isOpen = operation.security?.some((requirement) => Object.keys(requirement).length === 0) ?? false;
  const hasPath = operation.parameters?.some((parameter) => 'in' in parameter && parameter.in === 'path') ?? false;
  const errors: Record<number, [applies: boolean, description: string]> = {
    400: [hasInput, 'The request cannot be read'],
    401: [!isOpen, 'The credentials are missing or invalid'],
    403: [!isOpen, 'The caller lacks a scope or permission'],
    404: [hasPath, 'There is no such resource'],
    409: [isChange && !isOpen, 'What is there already stands against it'],
    413: [hasBody, 'The body is too large'],
    422: [hasInput, 'A field fails; `errors` names it'],
    429: [!isOpen, 'Too many requests; `Retry-After` says when'],
  };
  for (const [status, [applies, description]] of Object.entries(errors)) {
    if (!applies || operation.responses[status]) continue;
    operation.responses[status] = { description, content: errorContent };
  }
}

function describeWebhook({ summary, body, headers }: DescribedWebhook): Operation {
  // As input: a receiver must leave room for further fields.
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'input' });
  return {
    summary,
    security: [],
    parameters: Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: schema as object } } },
    responses: { '2XX': { description: 'Taken; anything else is a failure' } },
  };
}

/** The error body of the service, by the body of an example. */
function errorSchema(service: ServiceDefinition) {
  const body = (service.errorBody ?? errorBody)(new Problem('not_found'));
  const properties = Object.entries(body).map(([name, value]) => [
    name,
    { type: typeof value === 'number' ? 'integer' : 'string' },
  ]);
  return {
    type: 'object',
    required: Object.keys(body),
    properties: {
      ...(Object.fromEntries(properties) as Record<string, object>),
      errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
  };
}

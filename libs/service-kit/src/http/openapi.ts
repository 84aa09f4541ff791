import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import * as swagger from '@nestjs/swagger';
import { errorTable, type ErrorCode } from '@platform/contracts';
import { isOutsideAuthorization, SCOPES } from '../callers/caller.js';
import type { DescribedWebhook, AnyService } from '../service/service.js';
import { ANSWER, type DescribedAnswer } from './answer.js';
import { DESCRIPTION, type Description } from './describe.js';
import { CommonAnswers, errorContent, plainSchema, type Operation } from './openapi-answers.js';

/** Stand for the addresses of a platform: the console's server, which gives the documents out, puts in its own. */
const places = { platform: 'https://id.example.com', links: 'https://go.example.com' };

type Class = new (...args: unknown[]) => object;

/**
 * The OpenAPI 3.1 document of a service, made from what its routes declare. Only this file knows the document
 * library, and only the command and the test that make the document load it: it is slow to load.
 */
export function openApiDocument(app: INestApplication, service: AnyService): swagger.OpenAPIObject {
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  const classes = controllers.map(({ metatype }) => metatype as Class);
  for (const controller of classes) describe(controller);
  const descriptions = new Map(classes.flatMap(descriptionsOf));
  const answers = new CommonAnswers(service);
  const builder = new swagger.DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(service.title)
    .setVersion('1')
    .setDescription('Every answer to a known caller has the `X-RateLimit` headers.')
    .addServer(places.platform)
    .addBearerAuth({ type: 'http', scheme: 'bearer' })
    .addSecurityRequirements('bearer');
  const document = swagger.SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: operationId,
  });
  // By path, so that moving a controller to another module changes nothing in the file.
  document.paths = byName(document.paths);
  if (service.webhooks)
    document.webhooks = Object.fromEntries(
      Object.entries(service.webhooks).map(([name, webhook]) => [name, { post: describeWebhook(webhook) }]),
    );
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations) as [string, Operation][]) {
      describePath(path, operation);
      const description = descriptions.get(operation.operationId!)!;
      describeBody(operation, description);
      if (service.isAtLinksHost?.(path)) operation.servers = [{ url: places.links }];
      answers.describe(method, operation, description);
    }
    const { put } = operations;
    if (service.patchIsPut && put)
      operations.patch = { ...structuredClone(put), operationId: `${put.operationId}.patch` };
  }
  const { schemas, ...components } = answers.components;
  document.components = {
    ...document.components,
    ...components,
    schemas: byName({ ...document.components?.schemas, ...schemas }),
  };
  return document;
}

function byName<T>(values: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function operationId(controller: string, method: string): string {
  return `${controller.replace(/Controller$/, '')}.${method}`;
}

/** What our decorators noted of the routes of a controller, inherited ones included, by the ids of their operations. */
function descriptionsOf(controller: Class): [id: string, Description][] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner()
    .getAllMethodNames(prototype)
    .map((method) => [operationId(controller.name, method), read<Description>(DESCRIPTION, prototype[method]!) ?? {}]);
}

/** Hands what our decorators noted to those of the document library. */
function describe(controller: Class): void {
  const { hidden } = read<Description>(DESCRIPTION, controller) ?? {};
  if (hidden) return void swagger.ApiExcludeController()(controller);
  if (isOutsideAuthorization(controller)) swagger.ApiSecurity({})(controller);
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
              ...(answer.fileTypes ? { content: fileContent(answer.fileTypes) } : { standardSchema: answer.schema }),
            }),
          ]
        : []),
      ...securityOf(handler, scopes),
      ...(summary ? [swagger.ApiOperation({ summary })] : []),
      ...Object.entries(headers).map(([name, description]) => swagger.ApiHeader({ name, description, required: true })),
      ...Object.entries(byStatus(errors)).map(([status, description]) =>
        swagger.ApiResponse({ status: Number(status), description, content: errorContent }),
      ),
    ];
    for (const decorate of decorators) decorate(prototype, method, Object.getOwnPropertyDescriptor(prototype, method)!);
  }
}

function securityOf(handler: object, scopes: string[] | undefined): ReturnType<typeof swagger.ApiSecurity>[] {
  if (isOutsideAuthorization(handler)) return [swagger.ApiSecurity({})];
  return scopes ? [swagger.ApiSecurity('bearer', scopes)] : [];
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

/** The body may come in other forms than JSON. */
function describeBody({ requestBody }: Operation, { bodyTypes = [] }: Description): void {
  if (requestBody && 'content' in requestBody) Object.assign(requestBody.content, fileContent(bodyTypes));
}

function describeWebhook({ summary, body, headers }: DescribedWebhook): Operation {
  return {
    summary,
    security: [],
    parameters: Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: plainSchema(body) } } },
    responses: { '2XX': { description: 'Taken; anything else is a failure' } },
  };
}

function fileContent(types: readonly string[]) {
  return Object.fromEntries(
    types.map((type) => [type, type.startsWith('text/') ? { schema: { type: 'string' as const } } : {}]),
  );
}

import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import * as swagger from '@nestjs/swagger';
import { isOutsideAuthorization } from '../callers/caller.js';
import type { DescribedWebhook, AnyService } from '../service/service.js';
import { ANSWER, type DescribedAnswer } from './answer.js';
import { DESCRIPTION, type Description } from './describe.js';
import { noted, RouteAccess } from './openapi-access.js';
import { CommonAnswers, plainSchema, type Operation } from './openapi-answers.js';
import { describeExamples, readExamples } from './openapi-examples.js';
import { NamedSchemas } from './openapi-schemas.js';
import { describedScheme, places, usualScheme } from './openapi-security.js';

interface Route {
  description: Description;
  access: RouteAccess;
  /** The operation that it offers again. */
  inherited?: string;
}

type Class = new (...args: unknown[]) => object;

/**
 * The OpenAPI 3.1 document of a service, made from what its routes declare. Only this file knows the document
 * library, and only the command and the test that make the document load it: it is slow to load.
 */
export function openApiDocument(app: INestApplication, service: AnyService): swagger.OpenAPIObject {
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  const classes = controllers.map(({ metatype }) => metatype as Class);
  for (const controller of classes) describe(controller);
  const routes = new Map(classes.flatMap(routesOf));
  const answers = new CommonAnswers(service);
  const named = new NamedSchemas();
  const examples = readExamples(service);
  const document = swagger.SwaggerModule.createDocument(app, builder(service).build(), {
    operationIdFactory: operationId,
    standardSchemaConverter: named.convert,
  });
  // By path, so that moving a controller to another module changes nothing in the file.
  document.paths = byName(document.paths);
  for (const [name, webhook] of Object.entries(service.webhooks ?? {})) {
    const example = examples[name]?.body;
    (document.webhooks ??= {})[name] = { post: describeWebhook({ example, ...webhook }) };
  }
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations) as [string, Operation][]) {
      const { description, access, inherited } = routes.get(operation.operationId!)!;
      if (description.tag) operation.tags = [description.tag];
      describePath(path, operation);
      describeBody(operation, description);
      if (service.isAtLinksHost?.(path)) operation.servers = [{ url: places.links }];
      const text = [description.description, ...access.sentences].filter(Boolean).join(' ');
      if (text) operation.description = text;
      if (inherited && operation.summary) operation.summary = `${operation.summary}, as the signed-in owner`;
      const example = examples[operation.operationId!] ?? (inherited && examples[inherited]);
      if (example) describeExamples(operation, example);
      answers.describe(method, operation, [...access.errors(method !== 'get'), ...(description.errors ?? [])]);
    }
    const { put } = operations;
    if (service.patchIsPut && put)
      operations.patch = { ...structuredClone(put), operationId: `${put.operationId}.patch` };
  }
  const { schemas, ...components } = answers.components;
  Object.assign(document.components!, components, { schemas, securitySchemes: schemesOf(document) });
  const settled = named.settle(document);
  settled.components!.schemas = byName(settled.components!.schemas!);
  return settled;
}

function builder(service: AnyService): swagger.DocumentBuilder {
  const document = new swagger.DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(service.title)
    .setVersion('1')
    .setDescription('Every answer to a known caller has the `X-RateLimit` headers.')
    .addServer(places.platform)
    .addSecurityRequirements(usualScheme(service));
  for (const [tag, description] of Object.entries(service.tags ?? {})) document.addTag(tag, description);
  return document;
}

/** Those that operations name, described. */
function schemesOf({ security = [], paths }: swagger.OpenAPIObject): Record<string, object> {
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as Operation[]);
  const used = [...security, ...operations.flatMap((operation) => operation.security ?? [])].flatMap(Object.keys);
  return byName(Object.fromEntries([...new Set(used)].map((name) => [name, describedScheme(name)])));
}

function byName<T>(values: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function operationId(controller: string, method: string): string {
  return `${controller.replace(/Controller$/, '')}.${method}`;
}

/** What our decorators noted of the routes of a controller, inherited ones included, by the ids of their operations. */
function routesOf(controller: Class): [id: string, Route][] {
  const prototype = controller.prototype as Record<string, object>;
  const { errors: ofAll = [], tag } = noted<Description>(DESCRIPTION, controller) ?? {};
  return new MetadataScanner().getAllMethodNames(prototype).map((method) => {
    const own = noted<Description>(DESCRIPTION, prototype[method]!) ?? {};
    const description = { ...own, ...(tag && { tag }), errors: [...ofAll, ...(own.errors ?? [])] };
    const access = new RouteAccess(controller, prototype[method]!);
    const inherited = isHeir(controller) ? operationId(parentOf(controller).name, method) : undefined;
    return [operationId(controller.name, method), { description, access, ...(inherited && { inherited }) }];
  });
}

/**
 * Whether a controller offers the routes of another one elsewhere: they are described there, its scopes are its own.
 */
const isHeir = (controller: Class) => parentOf(controller) !== Function.prototype;
const parentOf = (controller: Class) => Object.getPrototypeOf(controller) as Class;

/** What those of the document library note comes to what they noted before. */
const described = new WeakSet<Class>();

/** Hands what our decorators noted to those of the document library, once. */
function describe(controller: Class): void {
  if (described.has(controller)) return;
  described.add(controller);
  const { hidden } = noted<Description>(DESCRIPTION, controller) ?? {};
  if (hidden) return void swagger.ApiExcludeController()(controller);
  if (isOutsideAuthorization(controller)) swagger.ApiSecurity({})(controller);
  const prototype = controller.prototype as Record<string, object>;
  if (isHeir(controller)) swagger.ApiSecurity('oauth', [...new RouteAccess(controller, controller).scopes])(controller);
  for (const method of new MetadataScanner().getAllMethodNames(prototype)) {
    if (!Object.hasOwn(prototype, method)) continue;
    const handler = prototype[method]!;
    const answer = noted<DescribedAnswer>(ANSWER, handler);
    const { summary, headers = {}, scheme } = noted<Description>(DESCRIPTION, handler) ?? {};
    const { scopes } = new RouteAccess(controller, handler);
    const decorators = [
      ...(answer ? [describeAnswer(answer)] : []),
      ...securityOf(handler, scheme, scopes),
      ...(summary ? [swagger.ApiOperation({ summary })] : []),
      ...Object.entries(headers).map(([name, description]) => swagger.ApiHeader({ name, description, required: true })),
    ];
    for (const decorate of decorators) decorate(prototype, method, Object.getOwnPropertyDescriptor(prototype, method)!);
  }
}

function describeAnswer({ status, description, fileTypes, schema }: DescribedAnswer) {
  return swagger.ApiResponse({
    status,
    description,
    ...(fileTypes ? { content: fileContent(fileTypes) } : { standardSchema: schema }),
  });
}

function securityOf(handler: object, scheme: Description['scheme'], scopes: readonly string[]) {
  if (scheme) return [swagger.ApiSecurity(scheme)];
  if (isOutsideAuthorization(handler)) return [swagger.ApiSecurity({})];
  return scopes.length > 0 ? [swagger.ApiSecurity('oauth', [...scopes])] : [];
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

function describeWebhook({ summary, body, example, headers }: DescribedWebhook): Operation {
  return {
    summary,
    security: [],
    parameters: Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: plainSchema(body), ...(example !== undefined && { example }) } },
    },
    responses: { '2XX': { description: 'Taken; anything else is a failure' } },
  };
}

function fileContent(types: readonly string[]) {
  return Object.fromEntries(
    types.map((type) => [type, type.startsWith('text/') ? { schema: { type: 'string' as const } } : {}]),
  );
}

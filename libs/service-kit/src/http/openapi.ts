import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { ServiceDefinition } from '../service.js';
import { Problem } from '../problem.js';
import { errorBody } from './problem.filter.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** The OpenAPI 3.1 document of a service, made from the schemas that its routes parse and answer with. */
export function openApiDocument(app: INestApplication, service: ServiceDefinition): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(service.title)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer' })
    .addSecurityRequirements('bearer');
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Error: errorSchema(service) },
  };
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path) as Operation[]) describeErrors(operation);
  }
  return document;
}

/** What every route may answer besides its own: the order of checks is that of the service kit. */
function describeErrors(operation: Operation): void {
  const isOpen = operation.security?.some((requirement) => Object.keys(requirement).length === 0) ?? false;
  const hasPath = operation.parameters?.some((parameter) => 'in' in parameter && parameter.in === 'path') ?? false;
  const errors: Record<number, [applies: boolean, description: string]> = {
    400: [operation.requestBody !== undefined, 'The request cannot be read'],
    401: [!isOpen, 'The credentials are missing or invalid'],
    403: [!isOpen, 'The caller lacks a scope or permission'],
    404: [hasPath, 'There is no such resource'],
    422: [
      operation.requestBody !== undefined || Boolean(operation.parameters?.length),
      'A field fails; `errors` names it',
    ],
    429: [!isOpen, 'Too many requests; `Retry-After` says when'],
  };
  for (const [status, [applies, description]] of Object.entries(errors)) {
    if (!applies || operation.responses[status]) continue;
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
    operation.responses[status] = { description, content };
  }
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

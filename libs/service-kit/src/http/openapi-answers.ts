import type { OpenAPIObject } from '@nestjs/swagger';
import { errorTable } from '@platform/contracts';
import { z } from 'zod';
import { Problem } from '../common/problem.js';
import type { AnyService } from '../service/service.js';
import type { Description } from './describe.js';
import { errorBody } from './problem.filter.js';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Components = NonNullable<OpenAPIObject['components']>;

/** What decides which common answers a route has. */
interface Route {
  isChange: boolean;
  isOpen: boolean;
  takesKey: boolean;
  hasBody: boolean;
  hasInput: boolean;
  hasPath: boolean;
}

interface CommonAnswer {
  name: string;
  description: string;
  applies: (route: Route) => boolean;
}

export const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'For 24 hours the same key with the same request gets the first answer again; with another request it is 409',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
} as const;

const rateHeaders = {
  'X-RateLimit-Limit': 'Requests a minute that the caller may make',
  'X-RateLimit-Remaining': 'How many of them are left',
};
const waitHeader = { 'Retry-After': 'Seconds to wait' };
const replayHeader = { 'Idempotent-Replayed': '`true` on an answer that is given again for its `Idempotency-Key`' };

/**
 * What the kit does around every route, for the document: each answer, header and parameter once, and references to
 * them.
 */
export class CommonAnswers {
  readonly components: Components;
  private readonly answers: Record<string, CommonAnswer>;
  private readonly rateHeaders: Record<string, string>;

  constructor(service: AnyService) {
    this.answers = commonAnswers(errorTable[service.fieldErrorCode ?? 'validation_failed'][0]);
    this.rateHeaders = { ...rateHeaders, ...service.rateHeaders };
    this.components = {
      schemas: { Error: errorSchema(service) },
      parameters: { [keyParameter.name]: keyParameter },
      headers: headers({ ...this.rateHeaders, ...waitHeader, ...replayHeader }),
      responses: {},
    };
  }

  /** The order of checks is that of the kit. What the route says of itself stays. */
  describe(method: string, operation: Operation, { errors = [] }: Description): void {
    const isOpen = operation.security?.some((requirement) => Object.keys(requirement).length === 0) ?? false;
    // A public route that knows its callers by other means says so by the errors that this brings.
    const takesKey = method === 'post' && (!isOpen || errors.includes('idempotency_key_reused'));
    const isLimited = !isOpen || errors.includes('rate_limit_exceeded');
    const hasBody = operation.requestBody !== undefined;
    const route = {
      isChange: method !== 'get',
      isOpen,
      takesKey,
      hasBody,
      hasInput: hasBody || Boolean(operation.parameters?.length),
      hasPath: operation.parameters?.some((parameter) => 'in' in parameter && parameter.in === 'path') ?? false,
    };
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (answer && 'description' in answer) Object.assign(answer, this.headersOf(status, isLimited, takesKey));
    }
    for (const [status, answer] of Object.entries(this.answers)) {
      if (answer.applies(route)) operation.responses[status] ??= this.reference(status, answer);
    }
    if (takesKey) (operation.parameters ??= []).push({ $ref: `#/components/parameters/${keyParameter.name}` });
  }

  private reference(status: string, { name, description }: CommonAnswer) {
    this.components.responses![name] ??= { description, ...this.headersOf(status, true), content: errorContent };
    return { $ref: `#/components/responses/${name}` };
  }

  /** The headers about the rate are on other failures, too; the document says it where a client needs them. */
  private headersOf(status: string, isLimited: boolean, takesKey = false) {
    const names = [
      ...(isLimited && /^2|429/.test(status) ? Object.keys(this.rateHeaders) : []),
      ...(/429|503/.test(status) ? Object.keys(waitHeader) : []),
      ...(takesKey && status.startsWith('2') ? Object.keys(replayHeader) : []),
    ];
    if (names.length === 0) return {};
    return { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
  }
}

function commonAnswers(fieldStatus: number): Record<string, CommonAnswer> {
  const isUnreadable = 'The request cannot be read';
  const fieldFails = 'a field fails; `errors` names it';
  return {
    400: {
      name: 'BadRequest',
      description: fieldStatus === 400 ? `${isUnreadable}, or ${fieldFails}` : isUnreadable,
      applies: ({ hasInput, takesKey }) => hasInput || takesKey,
    },
    401: {
      name: 'Unauthorized',
      description: 'The credentials are missing or invalid',
      applies: ({ isOpen }) => !isOpen,
    },
    403: {
      name: 'Forbidden',
      description: 'The caller lacks a scope or permission',
      applies: ({ isOpen }) => !isOpen,
    },
    404: { name: 'NotFound', description: 'There is no such resource', applies: ({ hasPath }) => hasPath },
    409: {
      name: 'Conflict',
      description: 'What is there already stands against it',
      applies: ({ isChange, isOpen }) => isChange && !isOpen,
    },
    413: { name: 'ContentTooLarge', description: 'The body is too large', applies: ({ hasBody }) => hasBody },
    422: {
      name: 'UnprocessableContent',
      description: `The request can be read, but ${fieldFails}`,
      applies: ({ hasInput }) => hasInput && fieldStatus === 422,
    },
    429: {
      name: 'TooManyRequests',
      description: 'Too many requests; `Retry-After` says when',
      applies: ({ isOpen }) => !isOpen,
    },
    503: {
      name: 'ServiceUnavailable',
      description: 'A part of the platform is not available; try again later',
      applies: () => true,
    },
  };
}

function headers(named: Record<string, string>): Components['headers'] {
  const typeOf = (name: string) => (name in replayHeader ? 'boolean' : 'integer');
  return Object.fromEntries(
    Object.entries(named).map(([name, description]) => [name, { description, schema: { type: typeOf(name) } }]),
  );
}

/** The error body of the service, by the body of an example. */
function errorSchema(service: AnyService) {
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
      errors: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string' } },
        description: 'What is wrong with each field, by its path',
      },
      request_id: { type: 'string', description: 'Of `internal_error`: what the operator finds it by' },
      ...Object.fromEntries(
        Object.entries(service.errorFields ?? {}).map(([name, field]) => [name, plainSchema(field)]),
      ),
    },
  };
}

/** As input: whoever reads it must leave room for further fields. */
export function plainSchema(type: z.ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input' });
  return schema;
}

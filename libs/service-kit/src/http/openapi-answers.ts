import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { errorTable, type ErrorCode } from '@platform/contracts';
import { z } from 'zod';
import { Problem } from '../common/problem.js';
import type { AnyService } from '../service/service.js';
import { isOpen } from './openapi-security.js';
import { errorBody } from './problem.filter.js';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Components = NonNullable<OpenAPIObject['components']>;

/** What decides which common answers a route has. */
interface Route {
  isOpen: boolean;
  isByKey: boolean;
  takesKey: boolean;
  hasBody: boolean;
  hasInput: boolean;
  hasPath: boolean;
}

/** Failures that the kit has for every route of a kind. */
const commonErrors: Partial<Record<ErrorCode, (route: Route) => boolean>> = {
  invalid_request: ({ hasInput, takesKey }) => hasInput || takesKey,
  unauthenticated: ({ isOpen }) => !isOpen,
  invalid_token: ({ isOpen }) => !isOpen,
  insufficient_scope: ({ isOpen }) => !isOpen,
  user_required: ({ isOpen, isByKey }) => !isOpen && !isByKey,
  account_inactive: ({ isByKey }) => isByKey,
  not_found: ({ hasPath }) => hasPath,
  idempotency_key_reused: ({ takesKey }) => takesKey,
  payload_too_large: ({ hasBody }) => hasBody,
  validation_failed: ({ hasInput }) => hasInput,
  rate_limit_exceeded: ({ isOpen }) => !isOpen,
  internal_error: () => true,
  unavailable: () => true,
};

const names: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'ContentTooLarge',
  422: 'UnprocessableContent',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
};

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

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
  private readonly rateHeaders: Record<string, string>;

  constructor(private readonly service: AnyService) {
    this.rateHeaders = { ...rateHeaders, ...service.rateHeaders };
    this.components = {
      schemas: { Error: errorSchema(service) },
      parameters: { [keyParameter.name]: keyParameter },
      headers: headers({ ...this.rateHeaders, ...waitHeader, ...replayHeader }),
      responses: {},
    };
  }

  /** @param own failures of the route besides those of its kind */
  describe(method: string, operation: Operation, own: readonly ErrorCode[]): void {
    const isPublic = isOpen(operation.security);
    // A public route that knows its callers by other means says so by the errors that this brings.
    const takesKey = method === 'post' && (!isPublic || own.includes('idempotency_key_reused'));
    const isLimited = !isPublic || own.includes('rate_limit_exceeded');
    const hasBody = operation.requestBody !== undefined;
    const route = {
      isOpen: isPublic,
      isByKey: operation.security?.some((one) => 'apiKey' in one) ?? this.service.strategy !== undefined,
      takesKey,
      hasBody,
      hasInput: hasBody || Boolean(operation.parameters?.length),
      hasPath: operation.parameters?.some((parameter) => 'in' in parameter && parameter.in === 'path') ?? false,
    };
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (answer && 'description' in answer) Object.assign(answer, this.headersOf(status, isLimited, takesKey));
    }
    const common = (Object.keys(commonErrors) as ErrorCode[]).filter((code) => commonErrors[code]!(route));
    const byStatus = grouped([...new Set([...common.map((code) => this.word(code)), ...own])]);
    for (const [status, codes] of Object.entries(byStatus))
      operation.responses[status] = codes.every((code) => !own.includes(code) || common.includes(code))
        ? this.common(Number(status), codes)
        : this.answer(status, codes);
    if (takesKey) (operation.parameters ??= []).push({ $ref: `#/components/parameters/${keyParameter.name}` });
  }

  /** The service has a word of its own for an invalid field. */
  private word(code: ErrorCode): ErrorCode {
    return code === 'validation_failed' ? (this.service.fieldErrorCode ?? code) : code;
  }

  private common(status: number, codes: ErrorCode[]) {
    const name = names[status]!;
    const answer = this.answer(String(status), codes);
    const shared = (this.components.responses![name] ??= answer);
    // Not all routes of a kind have the same of a status: keys of links have another 403 than tokens.
    return isDeepStrictEqual(shared, answer) ? { $ref: `#/components/responses/${name}` } : answer;
  }

  private answer(status: string, codes: readonly ErrorCode[]) {
    return { description: this.described(codes), ...this.headersOf(status, true), content: errorContent };
  }

  /** What the codes say, one a line, by the words of the service. */
  private described(codes: readonly ErrorCode[]): string {
    return codes.map((code) => `- \`${this.published(code)}\`: ${errorTable[code][1]}`).join('\n');
  }

  private published(code: ErrorCode): string {
    const body = (this.service.errorBody ?? errorBody)(new Problem(code));
    return String(body['code'] ?? body['error']);
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

function grouped(codes: readonly ErrorCode[]): Record<string, ErrorCode[]> {
  const groups: Record<string, ErrorCode[]> = {};
  for (const code of codes) (groups[errorTable[code][0]] ??= []).push(code);
  return groups;
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
    { type: typeof value === 'number' ? 'integer' : 'string', description: fieldWords[name] },
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

const fieldWords: Record<string, string> = {
  error: 'The code; of links 1 for every failure',
  code: 'The code',
  message: 'What went wrong, for people',
};

/** As input: whoever reads it must leave room for further fields. */
export function plainSchema(type: z.ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input' });
  return schema;
}

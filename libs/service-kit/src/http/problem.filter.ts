import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorCode } from '@platform/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { log } from '../telemetry/logger.js';
import { Problem } from '../common/problem.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { isUndone } from '../postgres/sql-state.js';

/** Turns everything thrown into the one error body. An unexpected error says nothing but its request id. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(SERVICE) private readonly service: ServiceDefinition) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const req = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = asProblem(thrown);
    if (problem.status >= 500) log.error({ err: thrown, requestId: req.id }, 'unexpected error');
    if (!reply.sent) answerProblem(this.service, problem, req, reply);
  }
}

/** Writes the error body of the service. */
export function answerProblem(
  service: Pick<ServiceDefinition, 'errorBody'>,
  problem: Problem,
  req: FastifyRequest,
  reply: FastifyReply,
): void {
  const body = (service.errorBody ?? errorBody)(problem);
  void withStatus(problem, reply)
    .headers(problem.details.headers ?? {})
    .type('application/json; charset=utf-8')
    .send(problem.code === 'internal_error' ? { ...body, request_id: req.id } : body);
}

/**
 * Fastify closes the connection of a body that it does not take. Whoever still sends the rest, a proxy too, may see
 * that break off instead of the answer. Left open, Node reads the rest away.
 */
export function withStatus(problem: Problem, reply: FastifyReply): FastifyReply {
  return reply.removeHeader('connection').status(problem.status);
}

/** `{error, message}`; a 422 also has `errors {field: [messages]}`. */
export function errorBody(problem: Problem): Record<string, unknown> {
  const { errors, fields } = problem.details;
  return { error: problem.code, message: problem.message, ...(errors && { errors }), ...fields };
}

export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (isAway(thrown) || isUndone(thrown)) return new Problem('unavailable', { headers: { 'retry-after': '1' } });
  if (isUnstorable(thrown)) return new Problem('invalid_request', { message: 'The request holds a NUL character.' });
  const status = thrown instanceof HttpException ? thrown.getStatus() : (thrown as { statusCode?: number })?.statusCode;
  const code = codeByStatus[status ?? 500] ?? 'internal_error';
  // An empty or broken content type, which Fastify judges before any of ours.
  if (status === 415) return new Problem(code, { message: 'The content type must be application/json.' });
  // What is not there by its id is a `Problem` of ours; this is an address that was mistyped.
  return new Problem(code, code === 'not_found' ? { message: nothingThere } : {});
}

/**
 * A server that we need does not answer, has no room (SQLSTATE class 53: disk, memory, connections) or only reads
 * (25006). Errors of the connection are SQLSTATE classes 08 and 57P, those of sockets, and an exhausted pool. TypeORM
 * gives up a connection that ends between two statements, and says of the next one only that. It says the same of a
 * transaction that is used after its end, which is a fault of ours. So whoever answers with 503 logs the error as it
 * is.
 */
function isAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof QueryRunnerAlreadyReleasedError || thrown instanceof QueryRunnerProviderAlreadyReleasedError)
    return true;
  const { code } = thrown as NodeJS.ErrnoException;
  if (code && /^(08...|53...|57P0.|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/.test(code))
    return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    thrown.message,
  );
}

/** Postgres keeps no NUL, neither in text (22021) nor in jsonb (22P05). Only a request can have brought it. */
function isUnstorable(thrown: unknown): boolean {
  return thrown instanceof Error && /^(22021|22P05)$/.test((thrown as NodeJS.ErrnoException).code ?? '');
}

export const nothingThere = 'There is nothing at this address, or not by this method.';

const codeByStatus: Record<number, ErrorCode> = {
  400: 'invalid_request',
  404: 'not_found',
  405: 'not_found',
  413: 'payload_too_large',
  414: 'invalid_request',
  415: 'invalid_request',
  431: 'headers_too_large',
};

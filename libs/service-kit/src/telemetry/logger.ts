import type { LoggerService } from '@nestjs/common';
import { destination, pino, stdTimeFunctions } from 'pino';
import { requestIds } from './request-id.js';
import { traceIds } from './tracing.js';

/** An error as it is logged: no other property, as a database error also holds the values of its statement. */
export function loggedError(err: unknown): Record<string, unknown> {
  if (!(err instanceof Error)) return { message: String(err) };
  const { code } = err as NodeJS.ErrnoException;
  return { type: err.name, message: err.message, ...(code && { code }), stack: err.stack };
}

/** The request and the span in which a line is written, of those that there are. */
function whereItBelongs(): object {
  const requestId = requestIds.getStore();
  return { ...(requestId && { requestId }), ...traceIds() };
}

/**
 * When the disk is full, lines are lost but the process goes on. Up to 1 MiB waits, and each further line tries to
 * write again.
 */
const output = destination({ fd: 1, sync: true, minLength: 1, maxLength: 1_048_576 });
output.on('error', () => undefined).on('drop', () => output.flush());

/**
 * The log of the process: JSON lines on standard output. Log allow-listed fields only, never bodies, headers or
 * addresses with credentials.
 */
export const log = pino(
  {
    base: null,
    level: 'info',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: loggedError },
    mixin: whereItBelongs,
  },
  output,
);

/** Nest's own messages: warnings and errors only, the rest is noise. */
export class NestLogger implements LoggerService {
  log(): void {}
  debug(): void {}
  verbose(): void {}
  warn(message: unknown): void {
    log.warn(String(message));
  }
  error(message: unknown): void {
    log.error(String(message));
  }
  fatal(message: unknown): void {
    log.fatal(String(message));
  }
}

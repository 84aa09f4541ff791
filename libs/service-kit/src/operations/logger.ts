import type { LoggerService } from '@nestjs/common';
import { destination, pino, stdTimeFunctions } from 'pino';

/** The log of the process: JSON lines on standard output. Log allow-listed fields only, never bodies, headers or addresses with credentials. */
export const log = pino(
  {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    level: 'info',
    formatters: { level: (label) => ({ level: label }) },
  },
  destination({ fd: 1, sync: true }),
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

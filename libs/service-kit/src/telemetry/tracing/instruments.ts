import type { TracerProvider } from '@opentelemetry/api';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { Redis } from 'ioredis';
import pg from 'pg';

interface Patch {
  name: string;
  patch?: (module: unknown, version?: string) => unknown;
}

/**
 * Spans of Postgres, Redis and outgoing requests, within another span only: what polls begins no trace.
 *
 * The instruments are given the loaded modules. Hooks into the loader would cost each start, and would find nothing of
 * what was loaded before.
 */
export function instrument(provider: TracerProvider): void {
  // Enabled by hand: they would hook into the loader.
  const ofPostgres = new PgInstrumentation({ enabled: false, requireParentSpan: true });
  // A command without its arguments: keys and values are of people.
  const ofRedis = new IORedisInstrumentation({
    enabled: false,
    requireParentSpan: true,
    dbStatementSerializer: (command) => command,
  });
  apply(ofPostgres.getModuleDefinitions(), 'pg', pg);
  apply(ofRedis.getModuleDefinitions(), 'ioredis', Redis);
  for (const instrument of [ofPostgres, ofRedis, ofRequests()]) instrument.setTracerProvider(provider);
}

/** It listens to a channel of Node and needs no module. An address that a person gave us may hold a secret. */
function ofRequests(): UndiciInstrumentation {
  return new UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: ({ origin }) => ({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
  });
}

function apply(definitions: readonly Patch[], name: string, module: unknown): void {
  const definition = definitions.find((one) => one.name === name);
  if (!definition?.patch) throw new Error(`traces: there is no instrument for ${name}`);
  definition.patch(module);
}

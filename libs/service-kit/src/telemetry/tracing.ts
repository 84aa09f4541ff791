import type { ServiceName } from '@platform/contracts';

/** What a span is about. No value of it may be a secret or an address that a person gave us. */
export interface SpanFacts {
  name: string;
  kind: 'server' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
  /** The `traceparent` of what caused it; null begins a trace. When not given, the span under way is the parent. */
  parent?: string | null | undefined;
  /** The `traceparent` of each other cause. */
  links?: readonly string[];
}

export type SpanAttributes = Record<string, string | number | boolean | undefined>;

/** A span that begins and ends in hooks of its own. */
export interface OpenSpan {
  run<T>(work: () => T): T;
  end(attributes: SpanAttributes, isFailed: boolean): void;
}

/** What the services need of OpenTelemetry. Its one implementation is loaded when traces are switched on. */
export interface Tracing {
  open(facts: SpanFacts): OpenSpan;
  current(): { traceparent: string; trace_id: string; span_id: string } | undefined;
  /** Sends what has ended, for two seconds at most. */
  stop(): Promise<void>;
}

/** The settings that traces have, by the names that OpenTelemetry gave them. */
export interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

let tracing: Tracing | undefined;

/** Switches traces on for this process, if an endpoint is set. Nothing of OpenTelemetry is loaded otherwise. */
export async function startTracing(service: ServiceName, settings: TracingSettings): Promise<void> {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { openTelemetry } = await import('./tracing/open-telemetry.js');
  tracing ??= openTelemetry(service, settings.OTEL_EXPORTER_OTLP_ENDPOINT, settings);
}

/** Switches traces off, and sends what has ended. A collector that does not answer is no failure of ours. */
export async function stopTracing(): Promise<void> {
  const stopped = tracing;
  tracing = undefined;
  await stopped?.stop();
}

/** Begins a span; undefined while traces are off. */
export function openSpan(facts: SpanFacts): OpenSpan | undefined {
  return tracing?.open(facts);
}

/**
 * Does the work within a span, or just does it while traces are off.
 *
 * @param work can add attributes by `note`; what it throws marks the span as failed
 */
export async function inSpan<T>(
  facts: SpanFacts,
  work: (note: (attributes: SpanAttributes) => void) => Promise<T>,
): Promise<T> {
  const span = openSpan(facts);
  if (!span) return work(() => undefined);
  let noted: SpanAttributes = {};
  let isFailed = true;
  try {
    const result = await span.run(() => work((attributes) => (noted = { ...noted, ...attributes })));
    isFailed = false;
    return result;
  } finally {
    span.end(noted, isFailed);
  }
}

/** The `traceparent` of the span under way (W3C Trace Context); null without one. */
export function currentTraceparent(): string | null {
  return tracing?.current()?.traceparent ?? null;
}

/** For a line of the log: the names are those of OpenTelemetry for logs in JSON. */
export function traceIds(): { trace_id: string; span_id: string } | undefined {
  const current = tracing?.current();
  return current && { trace_id: current.trace_id, span_id: current.span_id };
}

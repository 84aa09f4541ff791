import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Link,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { atMost } from '../../common/time.js';
import type { OpenSpan, SpanFacts, Tracing, TracingSettings } from '../tracing.js';
import { instrument } from './instruments.js';
import { TraceparentOnly } from './traceparent-only.js';

const stopMs = 2_000;
const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };

/** Traces by OpenTelemetry, sent as OTLP by HTTP in JSON. Imported by `startTracing` alone, and only once. */
export function openTelemetry(service: string, endpoint: string, settings: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(settings.OTEL_EXPORTER_OTLP_HEADERS),
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new TraceparentOnly());
  trace.setGlobalTracerProvider(provider);
  instrument(provider);
  const tracer = provider.getTracer('platform');

  return {
    open: (facts) => {
      const span = tracer.startSpan(facts.name, optionsOf(facts), parentOf(facts));
      return openSpanOf(trace.setSpan(context.active(), span));
    },
    current: () => {
      const current = trace.getSpanContext(context.active());
      if (!current || !trace.isSpanContextValid(current)) return undefined;
      const { traceId, spanId, traceFlags } = current;
      const flags = traceFlags.toString(16).padStart(2, '0');
      return { traceparent: `00-${traceId}-${spanId}-${flags}`, trace_id: traceId, span_id: spanId };
    },
    stop: async () => {
      await atMost(
        stopMs,
        provider.shutdown().catch(() => undefined),
      );
    },
  };
}

function openSpanOf(within: Context): OpenSpan {
  const span = trace.getSpan(within)!;
  return {
    run: (work) => context.with(within, work),
    end: (attributes, isFailed) => {
      span.setAttributes(attributes);
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function optionsOf({ kind, attributes = {}, links = [] }: SpanFacts) {
  return { kind: kinds[kind], attributes, links: links.flatMap(linkTo) };
}

function parentOf({ parent }: SpanFacts): Context {
  return parent === undefined ? context.active() : contextOf(parent);
}

function linkTo(traceparent: string): Link[] {
  const linked = trace.getSpanContext(contextOf(traceparent));
  return linked ? [{ context: linked }] : [];
}

/** What cannot be read begins a trace. */
function contextOf(traceparent: string | null): Context {
  return traceparent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
}

import type { Context, TextMapGetter, TextMapPropagator, TextMapSetter } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

const header = 'traceparent';

/**
 * Carries `traceparent` and nothing else. `tracestate` and `baggage` hold what somebody else wrote, and a receiver of
 * ours need not see it.
 */
export class TraceparentOnly implements TextMapPropagator {
  private readonly whole = new W3CTraceContextPropagator();

  inject(context: Context, carrier: unknown, setter: TextMapSetter): void {
    this.whole.inject(context, carrier, {
      set: (to, key, value) => (key === header ? setter.set(to, key, value) : undefined),
    });
  }

  extract(context: Context, carrier: unknown, getter: TextMapGetter): Context {
    return this.whole.extract(context, carrier, {
      keys: (from) => getter.keys(from),
      get: (from, key) => (key === header ? getter.get(from, key) : undefined),
    });
  }

  fields(): string[] {
    return [header];
  }
}

import { describe, expect, it } from '@jest/globals';
import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { spawnSync } from 'node:child_process';
import { currentTraceparent, inSpan, openSpan, traceIds } from './tracing.js';
import { TraceparentOnly } from './tracing/traceparent-only.js';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('traces that are off', () => {
  it('load nothing of OpenTelemetry but the interfaces that prom-client loads', () => {
    const kit = new URL('../index.js', import.meta.url).href;
    const program = `
      import { createRequire } from 'node:module';
      await import('${kit}');
      const files = Object.keys(createRequire('${kit}').cache).join(' ');
      const loaded = [...files.matchAll(/@opentelemetry.([^/]+)/g)].map(([, name]) => name);
      console.log(JSON.stringify([...new Set(loaded)]));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toStrictEqual(['api']);
  });

  it('just do the work', async () => {
    const facts = { name: 'work', kind: 'internal' as const, parent: traceparent };
    expect(openSpan(facts)).toBe(undefined);
    expect(await inSpan(facts, (note) => Promise.resolve([note({}), currentTraceparent(), traceIds()]))).toStrictEqual([
      undefined,
      null,
      undefined,
    ]);
  });
});

describe('what is carried from process to process', () => {
  const carried = new TraceparentOnly();
  const keys = (from: object) => Object.keys(from);
  const get = (from: Record<string, string>, key: string) => from[key];

  it('is the traceparent, without the tracestate that came with it', () => {
    const read = carried.extract(ROOT_CONTEXT, { traceparent, tracestate: 'a=b' }, { keys, get: get as never });
    expect(trace.getSpanContext(read)?.traceState).toBe(undefined);
    const sent: Record<string, string> = {};
    carried.inject(read, sent, { set: (to, key, value) => void ((to as typeof sent)[key] = value) });
    expect(sent).toStrictEqual({ traceparent });
  });

  it('is nothing where the traceparent cannot be read', () => {
    const read = carried.extract(ROOT_CONTEXT, { traceparent: '00-1-1-01' }, { keys, get: get as never });
    expect(trace.getSpanContext(read)).toBe(undefined);
  });
});

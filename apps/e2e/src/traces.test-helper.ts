import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientRedirectUri, eventually, httpReceiver, signUp, type HttpReceiver } from '@platform/testing';
import type { TracedPlatform } from './traced-platform.test-helper.js';

interface Span {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface Batch {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

const secret = 'key=canary';

/** The tests of traces. The file of the journey runs them, as no other has a platform that exports its traces. */
export function describeTraces(started: () => TracedPlatform): void {
  describe('traces of the platform', () => {
    let receiver: HttpReceiver;
    let platform: TracedPlatform;

    beforeAll(async () => {
      platform = started();
      receiver = await httpReceiver();
    });
    afterAll(() => receiver?.close());

    const spans = (): Span[] =>
      platform.collector.requests.flatMap(({ rawBody }) =>
        (JSON.parse(rawBody.toString()) as Batch).resourceSpans.flatMap(({ resource, scopeSpans }) => {
          const service = resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue;
          return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })));
        }),
      );

    const linesOf = async (service: string) =>
      (await readFile(join(platform.dataFolder, 'logs', `${service}.log`), 'utf8'))
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, string>);

    it('follow one POST through organizations, identity and webhooks to the receiver of its webhook', async () => {
      const scope = 'openid organizations org:read org:manage';
      const client = await platform.admin<{ client_id: string; client_secret: string }>(
        ...['client', 'create', '--name', 'Traced', '--redirect-uri', clientRedirectUri],
        ...['--scope', scope, '--webhook-url', `${receiver.url}/hook?${secret}`],
      );
      const { access_token } = await signUp(platform, client, scope);
      const stranger = '0af7651916cd43dd8448eb211c80319c';
      const made = await fetch(`${platform.base_url}/v1/organizations`, {
        method: 'POST',
        body: JSON.stringify({ name: 'Traced' }),
        headers: {
          authorization: `Bearer ${access_token}`,
          'content-type': 'application/json',
          traceparent: `00-${stranger}-b7ad6b7169203331-01`,
          tracestate: 'a=b',
          baggage: 'c=d',
        },
      });
      expect(made.status).toBe(201);
      const heard = await eventually(() => {
        const found = receiver.requests.find(({ headers }) => headers['x-platform-event'] === 'organization.created');
        assert.ok(found);
        return found;
      });
      const [, traceId, parentOfReceiver] = String(heard.headers['traceparent']).split('-');
      expect([heard.headers['tracestate'], heard.headers['baggage']]).toStrictEqual([undefined, undefined]);
      expect(traceId).not.toBe(stranger);

      const trace = await eventually(() => {
        const found = spans().filter((span) => span.traceId === traceId);
        const told = found.map(({ service, name }) => `${service} ${name}`);
        for (const wanted of [
          'organizations POST /api/v1/organizations',
          'identity process organization.created',
          'webhooks process organization.created',
          'webhooks delivery attempt',
          'webhooks POST',
        ])
          assert.ok(told.includes(wanted), `${wanted}: ${told.join(', ')}`);
        return found;
      });
      const byId = new Map(trace.map((span) => [span.spanId, span]));
      const path: string[] = [];
      for (let span = byId.get(parentOfReceiver!); span; span = byId.get(span.parentSpanId ?? '')) path.push(span.name);
      expect(path).toContain('delivery attempt');
      expect(path).toContain('process organization.created');
      expect(path.at(-1)).toBe('POST /api/v1/organizations');
      expect(platform.collector.requests.some(({ rawBody }) => rawBody.includes(secret))).toBe(false);

      const lines = await linesOf('organizations');
      expect(lines.find(({ requestId }) => requestId === made.headers.get('x-request-id'))).toMatchObject({
        msg: 'request',
        trace_id: traceId,
      });
      expect((await linesOf('webhooks')).filter(({ trace_id }) => trace_id === traceId)).not.toStrictEqual([]);
    });
  });
}

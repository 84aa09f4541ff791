import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exampleFindings, examplesOf, shortened, type Example, type MadeCall } from './examples.js';
import type { Answered, CallOptions, ServiceBench } from './service-bench.js';
import { ShownValues } from './shown-values.js';

interface StorySettings {
  bench: Pick<ServiceBench, 'call' | 'url'>;
  /** The file of the examples of the service. */
  examples: URL;
  /** The document of the service with the examples of a file. */
  describe: (examples: URL) => Promise<object>;
  /** What stands in the examples for an address of the test. */
  origins?: Record<string, string>;
}

/**
 * Calls the operations of a service as its users do. What is sent and answered are the examples of its API reference:
 * `npm run examples` writes them, and a test compares them.
 */
export async function apiStory({ bench, examples, describe, origins = {} }: StorySettings) {
  const calls: MadeCall[] = [];
  const heard: Record<string, Example> = {};
  const values = new ShownValues({ [bench.url]: 'https://id.example.com', ...origins });
  const empty = pathToFileURL(join(tmpdir(), 'no-examples.json'));
  const document = await describe(empty);

  return {
    /** Makes a call that succeeds, and keeps it. Returns the body of the answer. */
    call: async (method: string, path: string, options: CallOptions = {}): Promise<Answered['body']> => {
      const { status, body, headers } = await bench.call(method, path, options);
      assert.ok(status < 300, `${method} ${path}: ${status} ${JSON.stringify(body)}`);
      const at = Date.now();
      const sent: unknown = options.rawBody === undefined ? options.body : JSON.parse(options.rawBody);
      const isJson = headers.get('content-type')?.startsWith('application/json');
      calls.push({
        method,
        path,
        status,
        ...(sent !== undefined && { body: shortened(values.shown(sent, at)) }),
        ...(isJson && { answer: shortened(values.shown(body, at)) }),
      });
      return body;
    },

    /** Keeps what the service sent to a receiver: the example of a webhook. */
    received: (webhook: string, body: Buffer): void => {
      heard[webhook] = { body: shortened(values.shown(JSON.parse(body.toString()), Date.now())), answers: {} };
    },

    /**
     * What the story lacks: operations that it does not call, answers that are not as described, and examples that are
     * not what the API answers. `npm run examples` writes them before.
     */
    findings: async (): Promise<string[]> => {
      const told = { ...examplesOf(document, calls), ...heard };
      if (process.env['RENEW_EXAMPLES']) writeFileSync(examples, `${JSON.stringify(told, null, 2)}\n`);
      const committed = existsSync(examples) ? (JSON.parse(readFileSync(examples, 'utf8')) as typeof told) : {};
      return [...exampleFindings(await described(told)), ...outdated(committed, told)];
    },
  };

  async function described(told: Record<string, Example>): Promise<object> {
    const folder = mkdtempSync(join(tmpdir(), 'examples-'));
    const file = join(folder, 'examples.json');
    writeFileSync(file, JSON.stringify(told));
    return describe(pathToFileURL(file)).finally(() => rmSync(folder, { recursive: true }));
  }
}

/** The examples that have other fields than what was answered now. Values may differ. */
function outdated(committed: Record<string, Example>, told: Record<string, Example>): string[] {
  const ids = [...new Set([...Object.keys(committed), ...Object.keys(told)])];
  return ids
    .filter((id) => fieldsOf(committed[id]).join() !== fieldsOf(told[id]).join())
    .map((id) => `${id}: the example is not what is answered: npm run examples`);
}

function fieldsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, inside]) =>
    fieldsOf(inside, `${path}/${Array.isArray(value) ? '' : key}`),
  );
  return [...new Set([path, ...below])].sort();
}

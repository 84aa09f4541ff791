import { z } from 'zod';
import type { RecordedCall } from './recorded-calls.js';

type Json = Record<string, unknown>;

interface Described {
  servers?: { url: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas?: Record<string, object> };
}

interface DescribedOperation {
  operationId: string;
  servers?: { url: string }[];
  requestBody?: { content?: Record<string, { schema?: object; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: object; example?: unknown }> }>;
}

/** A body and answers of an operation, each as one call had it. */
export interface Example {
  body?: unknown;
  answers: Record<string, unknown>;
}

/** Longer ones tell nobody more. */
const longest = 6_000;
const itemsShown = 2;
const moment = '2026-11-26T09:30:00';

/** The best of the recorded calls for each operation of a document, by its id. */
export function chosenExamples(document: object, calls: readonly RecordedCall[]): Record<string, Example> {
  const examples: Record<string, Example> = {};
  for (const { pattern, method, operation } of operationsOf(document as Described)) {
    const own = calls.filter((call) => call.method === method && pattern.test(call.path.split('?')[0]!));
    const good = own.filter(({ status }) => status < 300).map(shown);
    const fitting = good.filter((call) => findingsOf(document as Described, operation, call).length === 0);
    const best = longestOf(fitting, ({ body, answer }) => [body, answer]);
    if (!best) continue;
    examples[operation.operationId] = {
      ...(isObject(best.body) && operation.requestBody && { body: best.body }),
      answers: best.answer === undefined ? {} : { [best.status]: best.answer },
    };
  }
  return Object.fromEntries(Object.entries(examples).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The examples of a document that do not fit their schema, and the operations that have none, a sentence for each. */
export function exampleFindings(document: object): string[] {
  return operationsOf(document as Described).flatMap(({ operation }) => {
    const body = operation.requestBody?.content?.['application/json'];
    const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    const parts = [
      ...(body ? [['its body', body] as const] : []),
      ...answers.flatMap(([status, { content }]) => {
        const json = content?.['application/json'];
        return json ? [[`its answer ${status}`, json] as const] : [];
      }),
    ];
    return parts.flatMap(([what, { schema, example }]) => {
      if (example === undefined) return [`${operation.operationId} has no example of ${what}`];
      return misfits(document as Described, schema!, example).map(
        (misfit) => `${operation.operationId}, ${what}: ${misfit}`,
      );
    });
  });
}

function operationsOf({ paths }: Described) {
  return Object.entries(paths).flatMap(([path, operations]) => {
    // A path without a parameter comes before one that would take its last word for one.
    const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    return Object.entries(operations).map(([method, operation]) => ({
      pattern: { test: (called: string) => pattern.test(called) && (called === path || !(called in paths)) },
      method: method.toUpperCase(),
      operation,
    }));
  });
}

function findingsOf(
  document: Described,
  operation: DescribedOperation,
  { body, status, answer }: RecordedCall,
): string[] {
  const asked = operation.requestBody?.content?.['application/json']?.schema;
  const answered = operation.responses[String(status)]?.content?.['application/json']?.schema;
  return [
    ...((asked && (isObject(body) ? misfits(document, asked, body) : ['has no body'])) || []),
    ...(answered ? misfits(document, answered, answer) : []),
  ];
}

function misfits({ components }: Described, schema: object, value: unknown): string[] {
  const text = JSON.stringify({ $defs: components.schemas, ...schema });
  const local = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Parameters<
    typeof z.fromJSONSchema
  >[0];
  const { error } = z.fromJSONSchema(local).safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
}

function longestOf<T>(items: T[], measured: (item: T) => unknown): T | undefined {
  const sized = items.map((item) => ({ item, size: JSON.stringify(measured(item)).length }));
  const fitting = sized.filter(({ size }) => size <= longest);
  return fitting.sort((one, other) => other.size - one.size)[0]?.item;
}

/** As a reader sees it: addresses, moments and lists of an example, not of a test. */
function shown(call: RecordedCall): RecordedCall {
  const uuids = new Map<string, string>();
  const text = (value: string) =>
    value
      .replace(/http:\/\/(127\.0\.0\.1|localhost):\d+/g, 'https://id.example.com')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g, moment)
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (uuid) => {
        if (!uuids.has(uuid)) uuids.set(uuid, `0190b0c6-7a4e-7cc0-8000-${String(uuids.size + 1).padStart(12, '0')}`);
        return uuids.get(uuid)!;
      });
  const short = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.slice(0, itemsShown).map(short);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [text(key), short(inside)]));
  };
  return { ...call, body: short(call.body), answer: short(call.answer) };
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

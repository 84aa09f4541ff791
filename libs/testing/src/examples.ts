import { z } from 'zod';

interface Described {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas?: Record<string, object> };
}

type Content = Record<string, { schema?: object; example?: unknown }>;

interface DescribedOperation {
  operationId: string;
  requestBody?: { content?: Content };
  responses: Record<string, { content?: Content }>;
}

/** A body and answers of an operation, each as one call had it. */
export interface Example {
  body?: unknown;
  answers: Record<string, unknown>;
}

/** One call to the API of a service. */
export interface MadeCall {
  method: string;
  path: string;
  body?: unknown;
  status: number;
  /** If it is JSON. */
  answer?: unknown;
}

/** In characters: what is longer is shortened, and never longer than the second. */
const usual = 2_000;
const longest = 3_000;

/** The first of the calls for each operation of a document, by its id, without those that have no JSON. */
export function examplesOf(document: object, calls: readonly MadeCall[]): Record<string, Example> {
  const examples = operationsOf(document).flatMap(({ pattern, method, operation }) => {
    const own = calls.filter((call) => call.method === method && pattern.test(call.path.split('?')[0]!));
    const { body } = (operation.requestBody && own.find((call) => call.body !== undefined)) ?? {};
    const answers = Object.fromEntries(
      own
        .filter(({ answer }) => answer !== undefined)
        .reverse()
        .map(({ status, answer }) => [status, answer]),
    );
    if (body === undefined && Object.keys(answers).length === 0) return [];
    return [[operation.operationId, { ...(body !== undefined && { body }), answers }] as const];
  });
  return Object.fromEntries(examples.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** With the first two objects of each list, or only one if that is much. */
export function shortened(value: unknown, items = 2): unknown {
  const cut = JSON.parse(JSON.stringify(value), (_, inside: unknown) =>
    Array.isArray(inside) && typeof inside[0] === 'object' ? inside.slice(0, items) : inside,
  ) as unknown;
  return items > 1 && JSON.stringify(cut).length > usual ? shortened(value, 1) : cut;
}

/** The operations of a document that lack an example, and the examples that do not fit their schema or are long. */
export function exampleFindings(document: object): string[] {
  return operationsOf(document).flatMap(({ operation: { operationId, requestBody, responses } }) => {
    const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const parts = [
      ['its body', requestBody?.content] as const,
      ...answers.map(([status, { content }]) => [`its answer ${status}`, content] as const),
    ];
    return parts.flatMap(([what, { 'application/json': json } = {}]) =>
      json ? partFindings(document as Described, json).map((finding) => `${operationId}, ${what}: ${finding}`) : [],
    );
  });
}

function partFindings(document: Described, { schema = {}, example }: Content[string]): string[] {
  if (example === undefined) return ['there is no example'];
  if (JSON.stringify(example).length > longest) return [`the example is longer than ${longest} characters`];
  return misfits(document, schema, example);
}

function operationsOf(document: object) {
  const { paths } = document as Described;
  return Object.entries(paths).flatMap(([path, operations]) => {
    const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    return Object.entries(operations).map(([method, operation]) => ({
      // A path without a parameter comes before one that would take its last word for one.
      pattern: { test: (called: string) => pattern.test(called) && (called === path || !(called in paths)) },
      method: method.toUpperCase(),
      operation,
    }));
  });
}

/** Patterns are read without their classes of Unicode here: the one that is in use is written out. */
function misfits({ components }: Described, schema: object, value: unknown): string[] {
  const text = JSON.stringify({ $defs: components.schemas, ...schema })
    .replaceAll('#/components/schemas/', '#/$defs/')
    .replaceAll(String.raw`\\p{Cc}`, String.raw`\\u0000-\\u001f\\u007f-\\u009f`);
  const local = JSON.parse(text) as Parameters<typeof z.fromJSONSchema>[0];
  const { error } = z.fromJSONSchema(local).safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
}

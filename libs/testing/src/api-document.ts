import { exampleFindings } from './examples.js';

interface Schema {
  $ref?: string;
  type?: string;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

type Content = Record<string, { schema?: Schema }>;

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; description?: string; content?: Content }>;
}

interface Described {
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes?: Record<string, { description?: string }>; schemas?: Record<string, object> };
}

const longest = 80;

/**
 * What an OpenAPI document lacks, a sentence for each: words, tags, schemes, names of what goes in and out, and
 * examples of it that fit.
 */
export function lackedBy(document: object): string[] {
  const { paths, tags = [], components } = document as Described;
  const known = new Set(tags.filter(({ description }) => description).map(({ name }) => name));
  const schemes = components.securitySchemes ?? {};
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return [
    ...operations.flatMap((operation) => {
      const names = (operation.security ?? []).flatMap((one) => Object.keys(one));
      return [
        ...wordsLackedBy(operation),
        ...(operation.tags?.length === 1 && known.has(operation.tags[0]!) ? [] : ['has not one tag that is described']),
        ...names.filter((name) => !schemes[name]?.description).map((name) => `has the unknown scheme ${name}`),
        ...namesLackedBy(operation),
      ].map((finding) => `${operation.operationId} ${finding}`);
    }),
    ...alikeNames(Object.keys(components.schemas ?? {})),
    ...exampleFindings(document),
  ];
}

/** Names that a reader takes for one another: only capitals, digits or a plural are different. */
function alikeNames(names: string[]): string[] {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace(/(?:ies|y|s)$/, '');
  const groups = Object.groupBy(names, plain);
  return Object.values(groups).flatMap((alike = []) => (alike.length > 1 ? [`alike: ${alike.join(', ')}`] : []));
}

function wordsLackedBy({ summary = '', description = '' }: Operation): string[] {
  return [
    ...(summary ? [] : ['has no summary']),
    ...(summary.length <= longest && !summary.endsWith('.') ? [] : ['has a summary that is no short title']),
    ...(/^[A-Z].*\.$/s.test(description) ? [] : ['has no description in sentences']),
  ];
}

function namesLackedBy({ requestBody, responses }: Operation): string[] {
  const contents = [
    ...(requestBody ? [['its body', requestBody.content] as const] : []),
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { content = {} }]) => [`its answer ${status}`, content] as const),
  ];
  return contents.flatMap(([what, content]) => {
    const { schema } = content['application/json'] ?? {};
    return !schema || isNamed(schema) ? [] : [`has no name for ${what}`];
  });
}

/** It is a named schema, or an envelope or a choice of such. */
function isNamed(schema: Schema): boolean {
  const { $ref, items, oneOf = [], anyOf = [], properties: { data } = {} } = schema;
  const parts = [...oneOf, ...anyOf, ...(items ? [items] : []), ...(data ? [data] : [])];
  return $ref !== undefined || (parts.length > 0 && parts.every(isNamed));
}

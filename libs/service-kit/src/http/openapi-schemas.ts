import type { OpenAPIObject } from '@nestjs/swagger';

type Schema = Record<string, unknown>;
type Direction = 'input' | 'output';
type Convert = (options: { target: string }) => Schema & { $defs?: Record<string, Schema> };

/** Marks what a request takes, until it is known whether an answer has the same name and looks otherwise. */
const ofRequests = '~Input';

/**
 * The schemas that have a name, `.meta({ id })` of zod, as components. What is the same in requests and answers is one
 * component; else that of requests ends in `Input`.
 */
export class NamedSchemas {
  private readonly found: Record<string, Schema> = {};

  /** For the document library: the schema, in place of its own way. */
  convert = (schema: unknown, { schemaType }: { schemaType: Direction }) => {
    const convert = (schema as { '~standard': { jsonSchema?: Record<Direction, Convert> } })['~standard'].jsonSchema;
    if (!convert) return undefined;
    const { $defs = {}, $schema: _, ...root } = convert[schemaType]({ target: 'draft-2020-12' });
    for (const [name, definition] of Object.entries($defs)) this.keep(name, definition, schemaType);
    const { id } = root;
    if (typeof id !== 'string') return { schema: referring(root, schemaType) };
    this.keep(id, root, schemaType);
    return { schema: { $ref: reference(id, schemaType) } };
  };

  /** The document with the names that remain, and the components behind them. */
  settle(document: OpenAPIObject): OpenAPIObject {
    const all = { ...document, components: { ...document.components, schemas: this.schemasOf(document) } };
    let text = JSON.stringify(all);
    for (const name of Object.keys(this.found).filter((one) => one.endsWith(ofRequests))) {
      const plain = name.slice(0, -ofRequests.length);
      text = text.replaceAll(`/${name}"`, this.isSame(plain) ? `/${plain}"` : `/${plain}Input"`);
    }
    return JSON.parse(text) as OpenAPIObject;
  }

  private schemasOf({ components }: OpenAPIObject): NonNullable<OpenAPIObject['components']>['schemas'] {
    const schemas: Record<string, Schema> = { ...(components?.schemas as Record<string, Schema>) };
    for (const [name, schema] of Object.entries(this.found)) {
      const plain = name.replace(ofRequests, '');
      if (name === plain || !this.isSame(plain)) schemas[name === plain ? plain : `${plain}Input`] = schema;
      else schemas[plain] ??= schema;
    }
    return schemas;
  }

  /** Whether requests and answers have one form of it, or only one of the two has it. */
  private isSame(name: string): boolean {
    const [answer, request] = [this.found[name], this.found[name + ofRequests]];
    if (!answer || !request) return true;
    return open(answer) === open(request) && namesIn(request).every((inside) => this.isSame(inside));
  }

  private keep(name: string, { id: _, ...definition }: Schema, direction: Direction): void {
    this.found[direction === 'input' ? name + ofRequests : name] = referring(definition, direction);
  }
}

const reference = (name: string, direction: Direction) =>
  `#/components/schemas/${name}${direction === 'input' ? ofRequests : ''}`;

function referring(schema: Schema, direction: Direction): Schema {
  const text = JSON.stringify(schema).replace(
    /"#\/\$defs\/([^"]+)"/g,
    (_, name: string) => `"${reference(name, direction)}"`,
  );
  return JSON.parse(text) as Schema;
}

/** The names that what a request takes refers to. */
function namesIn(request: Schema): string[] {
  return [...JSON.stringify(request).matchAll(/"#\/components\/schemas\/([^"]+)~Input"/g)].map(([, name = '']) => name);
}

/** Answers say that they hold nothing else; requests do not. That alone makes no other form. */
const open = (schema: Schema) =>
  JSON.stringify(schema).replaceAll(',"additionalProperties":false', '').replaceAll(ofRequests, '');

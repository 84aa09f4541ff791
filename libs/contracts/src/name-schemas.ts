import { z } from 'zod';

const names = new Set<string>();

/**
 * Gives schemas the names that they have in OpenAPI documents.
 *
 * @throws when another schema, of whatever service, has a name already
 */
export function nameSchemas(schemas: Record<string, z.ZodType>): void {
  for (const [id, schema] of Object.entries(schemas)) {
    if (names.has(id)) throw new Error(`two schemas are called ${id}`);
    names.add(id);
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}

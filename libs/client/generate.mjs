/*
 * Writes the types of each service from its openapi.json: `npm run -s generate -w @platform/client`. What it writes is
 * committed, so that a fresh checkout compiles without it; .ci/run compares the two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';

for (const service of ['identity', 'organizations', 'webhooks', 'notifications', 'links']) {
  const text = readFileSync(new URL(`../../apps/${service}/openapi.json`, import.meta.url), 'utf8');
  const source = JSON.parse(text, withoutExample);
  // A field with a default may be left out of a request; answers say of each field whether it is required.
  const types = astToString(await openapiTypescript(source, { silent: true, defaultNonNullable: false }));
  const head = `/* Made from apps/${service}/openapi.json by generate.mjs. */\n\n`;
  writeFileSync(new URL(`src/generated/${service}.ts`, import.meta.url), head + types);
}

/** Of a body or an answer: as comments they would be most of the file. */
function withoutExample(_, value) {
  if (!value?.schema) return value;
  const { example: _example, ...content } = value;
  return content;
}

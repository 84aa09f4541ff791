import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describeService } from '@platform/service-kit';
import { lackedBy } from '@platform/testing';
import { links } from './service.js';

interface Operation {
  responses: Record<string, { description?: string; content?: object }>;
}
interface Setting {
  const: string;
  required?: string[];
}

const described = JSON.parse(JSON.stringify(await describeService(links))) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { AddOverlay: { oneOf: { properties: { type: Setting; settings: Setting } }[] } } };
};
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({ name: `${method} ${path}`, responses })),
);

it('openapi.json is what the routes do; npm run openapi renews it', async () => {
  const committed: unknown = JSON.parse(await readFile(new URL('../openapi.json', import.meta.url), 'utf8'));
  expect(described).toStrictEqual(committed);
});

it('openapi.json has 400 for an invalid field, as the API, and 422 for domains that do not point here', () => {
  const with422 = operations.filter(({ responses }) => responses['422']);
  for (const { name, responses } of with422)
    assert.match(responses['422']!.description!, /^- `domain_not_pointing`/, name);
  expect(with422.map(({ name }) => name.replace('/api/v1/links/', '/api/'))).toStrictEqual(
    Array(2).fill(['post /api/domain/add', 'post /api/domain/{id}/check']).flat(),
  );
});

it('openapi.json describes the body of an overlay for each type, with the settings that it needs', () => {
  const needs = described.components.schemas.AddOverlay.oneOf.map(({ properties: { type, settings } }) => [
    type.const,
    settings.required ?? [],
  ]);
  expect(Object.fromEntries(needs)).toStrictEqual({
    message: ['text'],
    contact: ['email'],
    poll: ['question', 'options'],
    newsletter: [],
    image: ['image'],
  });
});

it('openapi.json has a schema for every answer', () => {
  for (const { name, responses } of operations) assert.ok(responses['200']!.content, name);
});

it('openapi.json has for every operation a title, a description, a tag, named schemas and examples that fit', () => {
  expect(lackedBy(described)).toStrictEqual([]);
});

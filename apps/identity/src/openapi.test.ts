import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { describeService } from '@platform/service-kit';
import { lackedBy } from '@platform/testing';
import { identity } from './service.js';

it('openapi.json is what the code says; npm run openapi renews it', async () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
  expect(committed).toStrictEqual(JSON.parse(JSON.stringify(await describeService(identity))));
});

it('openapi.json has for every operation a title, a description, a tag, named schemas and examples that fit', async () => {
  expect(lackedBy(await describeService(identity))).toStrictEqual([]);
});

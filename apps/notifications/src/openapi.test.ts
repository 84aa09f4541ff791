import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { describeService } from '@platform/service-kit';
import { lackedBy } from '@platform/testing';
import { notifications } from './service.js';

it('openapi.json is what the routes do; npm run openapi renews it', async () => {
  const committed: unknown = JSON.parse(await readFile(new URL('../openapi.json', import.meta.url), 'utf8'));
  expect(JSON.parse(JSON.stringify(await describeService(notifications)))).toStrictEqual(committed);
});

it('openapi.json has for every operation a title, a description, a tag, named schemas and examples that fit', async () => {
  expect(lackedBy(await describeService(notifications))).toStrictEqual([]);
});

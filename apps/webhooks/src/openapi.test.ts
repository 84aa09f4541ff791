import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { webhookEventNames } from '@platform/contracts';
import { describeService } from '@platform/service-kit';
import { lackedBy } from '@platform/testing';
import { webhooks } from './service.js';

it('openapi.json is what the routes do; npm run openapi renews it', async () => {
  const committed: unknown = JSON.parse(await readFile(new URL('../openapi.json', import.meta.url), 'utf8'));
  expect(JSON.parse(JSON.stringify(await describeService(webhooks)))).toStrictEqual(committed);
});

it('openapi.json describes every event that clients get', async () => {
  const { webhooks: described } = (await describeService(webhooks)) as { webhooks: object };
  expect(Object.keys(described)).toStrictEqual(webhookEventNames);
});

it('openapi.json has for every operation a title, a description, a tag, named schemas and examples that fit', async () => {
  expect(lackedBy(await describeService(webhooks))).toStrictEqual([]);
});

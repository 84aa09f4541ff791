import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { startService } from '@platform/service-kit';
import { migratedSchema } from '@platform/testing';
import { DataSource } from 'typeorm';
import { webhooks } from '../service.js';

describe('the schema of webhooks', () => {
  let schema: Awaited<ReturnType<typeof migratedSchema>>;
  beforeAll(async () => {
    schema = await migratedSchema('webhooks', (env) => startService(webhooks, env), DataSource);
  });
  afterAll(() => schema.close());

  it('is the same after its migrations were reverted and run again', () => schema.isTheSameAgain());

  it('is adopted as the former migrations left it, unless one of them did not run', () => schema.isTakenOver());
});

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser, eventually } from '@platform/testing';
import { AccountTokens } from '../../people/mails/account-tokens.js';
import { identityBench, type IdentityBench } from '../../testing/identity-bench.test-helper.js';

describe('a page that fails', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  it('because its connection to Postgres broke says to try again, and from where', async () => {
    const { email } = await bench.person();
    const tokens = bench.running.app.get(AccountTokens, { strict: false });
    const issue = tokens.issue.bind(tokens);
    jest.spyOn(tokens, 'issue').mockImplementation(async (...[tx, ...more]: Parameters<typeof issue>) => {
      const token = await issue(tx, ...more);
      const [backend] = await tx.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      await bench.query('SELECT pg_terminate_backend($1)', [backend!.pid]);
      await eventually(() => assert.ok(tx.queryRunner!.isReleased));
      return token;
    });
    const agent = browser(bench.url);
    const form = await agent.get('/forgot');
    const failed = await agent.submit(form, { email }, '/forgot');
    expect([failed.status, failed.headers.get('retry-after')]).toStrictEqual([503, '1']);
    expect(failed.text).toMatch(/href="\/forgot"/);
    jest.restoreAllMocks();
    expect((await agent.submit(form, { email }, '/forgot')).status).toBe(200);
    await bench.mailedLink(email, '/reset');
  });
});

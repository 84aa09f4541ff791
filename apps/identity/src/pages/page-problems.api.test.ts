import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { browser, eventually } from '@platform/testing';
import { AccountTokens } from '../account-tokens/account-tokens.js';
import { identityBench, type IdentityBench } from '../testing/identity-bench.test-helper.js';

describe('a page that fails', () => {
  let bench: IdentityBench;
  before(async () => (bench = await identityBench()));
  after(() => bench.close());

  it('because its connection to Postgres ended between two statements says to try again, and from where', async (t) => {
    const { email } = await bench.person();
    const tokens = bench.running.app.get(AccountTokens, { strict: false });
    const issue = tokens.issue.bind(tokens);
    t.mock.method(tokens, 'issue', async (...[tx, ...more]: Parameters<typeof issue>) => {
      const token = await issue(tx, ...more);
      const [backend] = await tx.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      await bench.query('SELECT pg_terminate_backend($1)', [backend!.pid]);
      await eventually(() => assert.ok(tx.queryRunner!.isReleased));
      return token;
    });
    const agent = browser(bench.url);
    const form = await agent.get('/forgot');
    const failed = await agent.submit(form, { email }, '/forgot');
    assert.deepEqual([failed.status, failed.headers.get('retry-after')], [503, '1']);
    assert.match(failed.text, /href="\/forgot"/);
    t.mock.restoreAll();
    assert.equal((await agent.submit(form, { email }, '/forgot')).status, 200);
    await bench.mailedLink(email, '/reset');
  });
});

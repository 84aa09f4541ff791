import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser } from '@platform/testing';
import { age, byPassword, isSignedIn } from '../../testing/factors.test-helper.js';
import { identityBench, type IdentityBench } from '../../testing/identity-bench.test-helper.js';

describe('the end of a session', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench({ SESSION_MAX_DAYS: '3' })));
  afterAll(() => bench.close());

  const secondsLeft = async (uuid: string) =>
    (
      await bench.query<{ left: number }>(
        `SELECT extract(epoch FROM expires_at - now())::int AS left FROM oauth_records
         WHERE kind = 'Session' AND payload->>'accountId' = $1`,
        [uuid],
      )
    )[0]!.left;

  it('comes a fixed number of days after the sign-in, however much the session is used', async () => {
    const [ada, client] = [await bench.person(), await bench.client()];
    const agent = browser(bench.url);
    await byPassword(bench, ada, agent);
    expect(await secondsLeft(ada.uuid)).toBeLessThanOrEqual(3 * 86_400);
    await age(bench, ada, 2 * 86_400);
    // Each authorization writes the session again.
    await bench.code({ client }, ada, agent);
    const left = await secondsLeft(ada.uuid);
    expect(left).toBeLessThanOrEqual(86_400);
    expect(left).toBeGreaterThan(86_000);
    expect(await isSignedIn(agent)).toBe(true);
    await bench.query(`UPDATE oauth_records SET expires_at = now() WHERE kind = 'Session'`);
    expect(await isSignedIn(agent)).toBe(false);
  });
});

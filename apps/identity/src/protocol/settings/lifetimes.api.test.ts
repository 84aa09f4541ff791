import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { hashToken } from '@platform/service-kit';
import { identityBench, type IdentityBench, type MadeClient } from '../../testing/identity-bench.test-helper.js';

const day = 86_400;

describe('a refresh token', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  beforeAll(async () => {
    bench = await identityBench();
    client = await bench.client();
  });
  afterAll(() => bench.close());

  const made = async () => (await bench.tokens({ client }, await bench.person())).refresh_token;
  /** As if the first token of the family had been issued so many seconds ago. */
  const age = (token: string, seconds: number) =>
    bench.query(
      `UPDATE oauth_records SET payload = payload || jsonb_build_object('iiat', (payload->>'iiat')::int - $2::int)
       WHERE kind = 'RefreshToken' AND hash = $1`,
      [hashToken(token), seconds],
    );
  const refreshed = async (token: string) => {
    const { status, body } = await bench.refresh(client, token);
    expect(status).toBe(200);
    return body.refresh_token as string;
  };
  /** Expects this lifetime from the issue on, minus the seconds that a test may take. */
  const lives = async (token: string, seconds: number) => {
    const [row] = await bench.query<{ seconds: number }>(
      `SELECT extract(epoch FROM expires_at - created_at)::float8 AS seconds FROM oauth_records
       WHERE kind = 'RefreshToken' AND hash = $1`,
      [hashToken(token)],
    );
    assert.ok(row!.seconds <= seconds && row!.seconds > seconds - 60, `${row!.seconds} s`);
  };

  it('lives for 30 days after each use', async () => {
    const token = await made();
    await lives(token, 30 * day);
    await age(token, 59 * day);
    await lives(await refreshed(token), 30 * day);
  });

  it('lives for at most 90 days after the first of its family', async () => {
    const token = await made();
    await age(token, 70 * day);
    const next = await refreshed(token);
    await lives(next, 20 * day);
    await age(next, 19 * day);
    await lives(await refreshed(next), day);
  });

  it('grants nothing once it has expired', async () => {
    const token = await made();
    await bench.query(
      `UPDATE oauth_records SET expires_at = now() - interval '1 second' WHERE kind = 'RefreshToken' AND hash = $1`,
      [hashToken(token)],
    );
    const { status, body } = await bench.refresh(client, token);
    expect([status, body.error]).toStrictEqual([400, 'invalid_grant']);
  });
});

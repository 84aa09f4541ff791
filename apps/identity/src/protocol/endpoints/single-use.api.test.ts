import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { hashToken } from '@platform/service-kit';
import { browser, eventually, lockWaiters } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { proof, proofKey } from '../../testing/proof-of-possession.test-helper.js';

describe('the single use of codes and refresh tokens', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  afterAll(() => bench.close());

  const isAlive = async (token: string) => (await bench.call('GET', '/api/v1/me', { token })).status === 200;
  const newTokens = () => bench.tokens({ client }, ada);

  it('refuses a code that comes twice and revokes what it gave; the consent stays', async () => {
    const code = await bench.code({ client }, ada);
    const first = await bench.redeem(client, code);
    expect(first.status).toBe(200);
    expect((await bench.redeem(client, code)).body.error).toBe('invalid_grant');
    expect(await isAlive(first.body.access_token)).toBe(false);
    expect((await bench.refresh(client, first.body.refresh_token)).body.error).toBe('invalid_grant');
    expect(await bench.outbox('grant.revoked')).toStrictEqual([]);
  });

  it('refuses an expired code', async () => {
    const code = await bench.code({ client }, ada);
    await bench.query(
      `UPDATE oauth_records SET expires_at = now() - interval '1 second' WHERE kind = 'AuthorizationCode'`,
    );
    expect((await bench.redeem(client, code)).body.error).toBe('invalid_grant');
  });

  it('revokes a family when its used refresh token comes back after ten seconds', async () => {
    const tokens = await newTokens();
    const next = (await bench.refresh(client, tokens.refresh_token)).body;
    assert.ok(await isAlive(next.access_token));
    await bench.query(
      `UPDATE oauth_records SET consumed_at = consumed_at - interval '11 seconds' WHERE consumed_at IS NOT NULL`,
    );
    expect((await bench.refresh(client, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect(await isAlive(next.access_token)).toBe(false);
    expect(await isAlive(tokens.access_token)).toBe(false);
    expect((await bench.refresh(client, next.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('does not take a request for something else for a repeat', async () => {
    const tokens = await newTokens();
    const next = (await bench.refresh(client, tokens.refresh_token)).body;
    const other = await bench.refresh(client, tokens.refresh_token, { scope: 'openid' });
    expect(other.body.error).toBe('invalid_grant');
    expect(await isAlive(next.access_token)).toBe(false);
  });

  it('tells another client nothing about a refresh token, used or not, and ends nothing for it', async () => {
    const [tokens, stranger] = await Promise.all([newTokens(), bench.client({ name: 'Other' })]);
    expect((await bench.refresh(stranger, tokens.refresh_token)).body.error).toBe('invalid_grant');
    const next = (await bench.refresh(client, tokens.refresh_token)).body;
    expect((await bench.refresh(stranger, tokens.refresh_token)).body.error).toBe('invalid_grant');
    assert.ok(await isAlive(next.access_token));
  });

  it('lets a refresh narrow the scope and never widen it', async () => {
    const tokens = await newTokens();
    const narrow = await bench.refresh(client, tokens.refresh_token, { scope: 'openid email' });
    expect(narrow.body.scope).toBe('openid email');
    const wide = await bench.refresh(client, narrow.body.refresh_token, { scope: 'openid email org:manage' });
    expect(wide.body.error).toBe('invalid_scope');
  });

  it('keeps the answers to two concurrent refresh tokens apart', async () => {
    const [one, two] = await Promise.all([newTokens(), newTokens()]);
    const answers = await Promise.all([one, two].map(({ refresh_token }) => bench.refresh(client, refresh_token)));
    expect(answers[0]!.body.refresh_token).not.toBe(answers[1]!.body.refresh_token);
  });

  /** Lets all of these requests reach the row of their grant, so that those who lose do so at the very end. */
  async function whileGrantsAreHeld<T>(ask: () => Promise<T>[]): Promise<T[]> {
    const asked = await bench.running.app.get(DataSource).transaction(async (tx) => {
      await tx.query(`SELECT FROM oauth_grants FOR UPDATE`);
      const pending = ask();
      await eventually(async () => expect(await lockWaiters(bench)).toBeGreaterThanOrEqual(pending.length));
      return { pending };
    });
    return Promise.all(asked.pending);
  }

  for (const type of ['confidential', 'public'] as const) {
    it(`gives concurrent refreshes of a ${type} client one answer, each with a DPoP proof of its own`, async () => {
      const [made, key] = await Promise.all([bench.client({ type }), proofKey()]);
      const tokenProof = () => proof(key, { method: 'POST', url: `${bench.url}/api/oauth/token` });
      for (const parallel of [2, 5]) {
        const { code, verifier } = await bench.code({ client: made }, ada);
        const redeemed = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
        const { body: tokens } = await bench.tokenRequest(made, redeemed, { dpop: await tokenProof() });
        const fields = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
        const refresh = (dpop: string) => bench.tokenRequest(made, fields, { dpop });
        const proofs = await Promise.all(Array.from({ length: parallel }, () => tokenProof()));
        const answers = await whileGrantsAreHeld(() => proofs.map((dpop) => refresh(dpop)));
        expect(answers.map(({ status }) => status)).toStrictEqual(proofs.map(() => 200));
        expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
        const late = await tokenProof();
        expect((await refresh(late)).body).toStrictEqual(answers[0]!.body);
        for (const used of [...proofs, late]) expect((await refresh(used)).body.error).toBe('invalid_grant');
        expect((await refresh(await tokenProof())).body).toStrictEqual(answers[0]!.body);
      }
    });
  }

  it('does not let requests that share a statement delay or fail each other', async () => {
    const [held, revoked, repeated, free] = await Promise.all([newTokens(), newTokens(), newTokens(), newTokens()]);
    const grantOf = async ({ refresh_token }: { refresh_token: string }): Promise<string> => {
      const [row] = await bench.query(`SELECT grant_id FROM oauth_records WHERE kind = 'RefreshToken' AND hash = $1`, [
        hashToken(refresh_token),
      ]);
      return row.grant_id;
    };
    const [heldGrant, revokedGrant] = [await grantOf(held), await grantOf(revoked)];
    let later: Promise<unknown>[] = [];
    await bench.running.app.get(DataSource).transaction(async (tx) => {
      await tx.query(`SELECT FROM oauth_grants WHERE id = ANY($1) FOR UPDATE`, [[heldGrant, revokedGrant]]);
      later = [held, revoked].map(async ({ refresh_token }) => (await bench.refresh(client, refresh_token)).status);
      const tokens = [free, repeated, repeated, repeated];
      const answers = await Promise.all(tokens.map(({ refresh_token }) => bench.refresh(client, refresh_token)));
      expect(answers.map(({ status }) => status)).toStrictEqual([200, 200, 200, 200]);
      expect(new Set(answers.slice(1).map(({ body }) => body.refresh_token)).size).toBe(1);
      expect(answers[0]!.body.refresh_token).not.toBe(answers[1]!.body.refresh_token);
      await tx.query(`DELETE FROM oauth_grants WHERE id = $1`, [revokedGrant]);
    });
    expect(await Promise.all(later)).toStrictEqual([200, 400]);
  });

  it('answers more requests at once than the pool has connections', async () => {
    const small = await identityBench({ DATABASE_POOL: '2' });
    try {
      const [app, person] = await Promise.all([small.client(), small.person()]);
      const codes = [];
      for (let made = 0; made < 6; made++) codes.push(await small.code({ client: app }, person));
      const answers = await Promise.all(codes.map((code) => small.redeem(app, code)));
      expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([200]));
      const renewed = await Promise.all(answers.map(({ body }) => small.refresh(app, body.refresh_token)));
      expect(new Set(renewed.map(({ status }) => status))).toStrictEqual(new Set([200]));
    } finally {
      await small.close();
    }
  });

  it('stores no token, code, cookie or secret in clear', async () => {
    const agent = browser(bench.url);
    const tokens = await bench.tokens({ client }, ada, agent);
    const renewed = (await bench.refresh(client, tokens.refresh_token)).body;
    const { code } = await bench.code({ client }, ada, agent);
    const waiting = browser(bench.url);
    await waiting.get((await bench.authorization({ client })).path);
    const cookies = [agent.cookie('identity_session'), waiting.cookie('identity_resume')];
    const dump = JSON.stringify([
      await bench.query('SELECT * FROM oauth_records'),
      await bench.query('SELECT * FROM oauth_clients'),
      await bench.query('SELECT * FROM oauth_grants'),
    ]);
    const secrets = [tokens.access_token, tokens.refresh_token, renewed.access_token, renewed.refresh_token, code];
    for (const secret of [...secrets, ...cookies, client.client_secret]) {
      assert.ok(secret);
      assert.ok(!dump.includes(secret), secret);
    }
  });
});

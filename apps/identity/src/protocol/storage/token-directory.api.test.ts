import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { introspectionPath, revokedToken, tokenKey } from '@platform/contracts';
import { hashToken, InternalCalls, RedisConnections } from '@platform/service-kit';
import { browser, eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { byPassword, withTotp } from '../../testing/factors.test-helper.js';
import {
  identityBench,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { AccessTokens } from './access-tokens.js';
import { Grants } from './grants.js';
import { OauthPurge } from './purge.js';

describe('the token directory', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  afterAll(() => bench.close());

  const directoryOf = async (token: string) => bench.redis.get(tokenKey(hashToken(token)));
  /** The record without the signature. */
  const recordIn = (text: string | null) => {
    const { mac: _, ...record } = JSON.parse(text!) as Record<string, unknown>;
    return record;
  };
  const introspect = (token: unknown) =>
    bench.running.app.get(InternalCalls).toIdentity('POST', introspectionPath, { token });
  const me = async (token: string) => (await bench.call('GET', '/api/v1/me', { token })).status;
  const grantOf = async (token: string) => (JSON.parse((await directoryOf(token))!) as { grant_id: string }).grant_id;

  it('holds every access token from its issue until it expires, under its hash', async () => {
    const { access_token: token } = await bench.tokens({ client, scope: 'openid org:read' }, ada);
    const record = JSON.parse((await directoryOf(token))!);
    expect(record.user_uuid).toBe(ada.uuid);
    expect(record.client_id).toBe(client.client_id);
    expect(record.scopes).toStrictEqual(['openid', 'org:read']);
    const lifetime = record.expires_at - Date.now() / 1000;
    assert.ok(lifetime > 3590 && lifetime <= 3600);
    const timeToLive = await bench.redis.ttl(tokenKey(hashToken(token)));
    assert.ok(timeToLive > 3590 && timeToLive <= 3600);
  });

  it('counts a refreshed token against the same rate limit', async () => {
    const tokens = await bench.tokens({ client }, ada);
    const next = (await bench.refresh(client, tokens.refresh_token)).body;
    expect(await grantOf(next.access_token)).toBe(await grantOf(tokens.access_token));
  });

  it('keeps people signed in when Redis is empty: the token is introspected and published again', async () => {
    const { access_token: token } = await bench.tokens({ client }, ada);
    const before = await directoryOf(token);
    await bench.redis.flushdb();
    expect(await me(token)).toBe(200);
    expect(recordIn(await directoryOf(token))).toStrictEqual(recordIn(before));
  });

  it('says when the person of a token signed in, also after a refresh, and nothing for a client’s own', async () => {
    const tokens = await bench.tokens({ client }, ada);
    await bench.query(
      `UPDATE oauth_records SET payload = jsonb_set(payload, '{authTime}', '1000')
       WHERE kind = 'RefreshToken' AND hash = $1`,
      [hashToken(tokens.refresh_token)],
    );
    const refreshed = (await bench.refresh(client, tokens.refresh_token)).body;
    const own = (await bench.tokenRequest(client, { grant_type: 'client_credentials' })).body;
    const signInTimeOf = async (token: string) =>
      (JSON.parse((await directoryOf(token))!) as { signed_in_at: number | null }).signed_in_at;
    const { auth_time } = (await bench.clientRequest('/api/oauth/introspect', client, { token: tokens.access_token }))
      .body as { auth_time: number };
    expect(Math.abs(auth_time - Date.now() / 1000)).toBeLessThan(60);
    for (const [token, signedInAt] of [
      [tokens.access_token, auth_time],
      [refreshed.access_token, 1000],
      [own.access_token, null],
    ]) {
      expect(await signInTimeOf(token)).toBe(signedInAt);
      await bench.redis.del(tokenKey(hashToken(token)));
      expect((await introspect(token)).status).toBe(200);
      expect(await signInTimeOf(token)).toBe(signedInAt);
    }
  });

  it('says whether the person used a second factor, also after a refresh, while they still have one', async () => {
    const grace = await bench.person();
    const secondFactorOf = async (token: string) => {
      const record = async () =>
        (JSON.parse((await directoryOf(token))!) as { has_second_factor: boolean }).has_second_factor;
      const published = await record();
      await bench.redis.del(tokenKey(hashToken(token)));
      expect((await introspect(token)).body).toMatchObject({ has_second_factor: published });
      expect(await record()).toBe(published);
      return published;
    };
    const before = await bench.tokens({ client }, grace);
    const totp = await withTotp(bench, grace);
    // To set up a second factor is not to sign in with it.
    expect(await secondFactorOf(before.access_token)).toBe(false);
    expect(await secondFactorOf((await bench.refresh(client, before.refresh_token)).body.access_token)).toBe(false);

    const agent = browser(bench.url);
    await agent.submit(await byPassword(bench, grace, agent), { code: await totp.code() });
    const code = await bench.code({ client }, grace, agent);
    const tokens = (await bench.redeem(client, code)).body;
    const refreshed = (await bench.refresh(client, tokens.refresh_token)).body;
    expect([await secondFactorOf(tokens.access_token), await secondFactorOf(refreshed.access_token)]).toStrictEqual([
      true,
      true,
    ]);
    const { acr } = (await bench.clientRequest('/api/oauth/introspect', client, { token: tokens.access_token })).body;
    expect(acr).toBe('https://refeds.org/profile/mfa');

    const page = await agent.get('/account/security');
    await agent.submit(page, {}, '/account/security/totp/remove');
    for (const { access_token: token } of [tokens, refreshed]) {
      expect(await directoryOf(token)).toBe(revokedToken);
      expect((await introspect(token)).body).toStrictEqual({ active: false });
    }
    const after = (await bench.refresh(client, refreshed.refresh_token)).body;
    expect(await secondFactorOf(after.access_token)).toBe(false);
    const again = (await bench.redeem(client, await bench.code({ client }, grace, agent))).body;
    expect(await secondFactorOf(again.access_token)).toBe(false);
  });

  it('says whether a token is of a trusted client, of a person and of a client itself', async () => {
    for (const isTrusted of [true, false]) {
      const of = await bench.client({ is_trusted: isTrusted });
      const ofClient = await bench.tokenRequest(of, { grant_type: 'client_credentials' });
      for (const token of [(await bench.tokens({ client: of }, ada)).access_token, ofClient.body.access_token]) {
        const trustOf = async () => (JSON.parse((await directoryOf(token))!) as { is_trusted: unknown }).is_trusted;
        expect(await trustOf()).toBe(isTrusted);
        await bench.redis.del(tokenKey(hashToken(token)));
        expect((await introspect(token)).status).toBe(200);
        expect(await trustOf()).toBe(isTrusted);
      }
    }
  });

  it('introspects for signed calls only', async () => {
    const { access_token: token } = await bench.tokens({ client }, ada);
    const { status, body } = await introspect(token);
    expect(status).toBe(200);
    expect(body).toStrictEqual({ active: true, ...recordIn(await directoryOf(token)) });
    expect((await introspect('unknown')).body).toStrictEqual({ active: false });
    expect((await introspect(1)).status).toBe(422);
    expect((await bench.call('POST', introspectionPath, { body: { token }, origin: bench.internalUrl })).status).toBe(
      401,
    );
  });

  it('ignores and replaces an entry that was written into Redis by hand', async () => {
    const { access_token: token } = await bench.tokens({ client }, ada);
    const { access_token: another } = await bench.tokens({ client }, await bench.person());
    const [good, foreign] = [await directoryOf(token), await directoryOf(another)];
    const bob = await bench.person();
    const unsigned = JSON.stringify({ ...JSON.parse(good!), user_uuid: bob.uuid });
    for (const forged of [unsigned, good!.replace(ada.uuid, bob.uuid), foreign!, '{}']) {
      await bench.redis.set(tokenKey(hashToken(token)), forged);
      const { status, body } = await bench.call('GET', '/api/v1/me', { token });
      expect([status, body.data.uuid]).toStrictEqual([200, ada.uuid]);
      expect(recordIn(await directoryOf(token))).toStrictEqual(recordIn(good));
    }
    await bench.redis.set(tokenKey(hashToken('nobody')), unsigned);
    expect(await me('nobody')).toBe(401);
  });

  it('takes no refresh token, code or session for an access token', async () => {
    const tokens = await bench.tokens({ client }, ada);
    const { code } = await bench.code({ client }, ada);
    for (const other of [tokens.refresh_token, code]) {
      expect((await introspect(other)).body).toStrictEqual({ active: false });
      expect(await me(other)).toBe(401);
    }
  });

  it('keeps a revoked token dead despite a late publication or an emptied Redis', async () => {
    const { access_token: token } = await bench.tokens({ client }, ada);
    const record = JSON.parse((await directoryOf(token))!);
    await bench.running.app.get(Grants).revoke(record.grant_id);
    expect(await directoryOf(token)).toBe(revokedToken);
    await bench.running.app.get(AccessTokens).publish(hashToken(token), record);
    expect(await directoryOf(token)).toBe(revokedToken);
    expect(await me(token)).toBe(401);
    await bench.redis.flushdb();
    expect(await me(token)).toBe(401);
  });

  describe('a revocation', () => {
    /** A token that was revoked, and its record, by which a Redis without the revocation accepts it. */
    const revoked = async () => {
      const { access_token: token } = await bench.tokens({ client }, ada);
      const record = (await directoryOf(token))!;
      await bench.running.app.get(Grants).revoke(await grantOf(token));
      expect(await directoryOf(token)).toBe(revokedToken);
      return { token, lose: () => bench.redis.set(tokenKey(hashToken(token)), record) };
    };
    const isRevokedInRedis = (token: string) =>
      eventually(async () => expect(await directoryOf(token)).toBe(revokedToken), { timeoutMs: 30_000 });
    const row = async (token: string) =>
      (
        await bench.query(
          `SELECT told_at, tell_at, tell_at > now() AS is_later FROM token_revocations WHERE hash = $1`,
          [hashToken(token)],
        )
      )[0];

    it('is sent to Redis again when it was lost', async () => {
      const { token, lose } = await revoked();
      // As if Redis had been away at that moment.
      await lose();
      await bench.query(`UPDATE token_revocations SET told_at = NULL, tell_at = now() WHERE hash = $1`, [
        hashToken(token),
      ]);
      await isRevokedInRedis(token);
      await eventually(async () => expect((await row(token)).is_later).toBe(true));
    });

    it('is sent once more after a minute, as Redis may have lost it in a crash', async () => {
      const { token, lose } = await revoked();
      expect((await row(token)).is_later).toBe(true);
      await lose();
      await bench.query(`UPDATE token_revocations SET tell_at = now() WHERE hash = $1`, [hashToken(token)]);
      await isRevokedInRedis(token);
      await eventually(async () => expect((await row(token)).tell_at).toBe(null));
      await bench.query(`UPDATE token_revocations SET expires_at = now() WHERE hash = $1`, [hashToken(token)]);
      await bench.running.app.get(OauthPurge).purge();
      expect(await row(token)).toBe(undefined);
    });

    it('is deleted once it has expired, in small batches', async () => {
      const storage = bench.running.app.get(DataSource);
      const spy = jest.spyOn(storage, 'query');
      await bench.query(
        `INSERT INTO token_revocations (hash, expires_at, told_at, tell_at)
         SELECT 'expired-' || n, now() - interval '1 second', now(), NULL FROM generate_series(1, 10500) n`,
      );
      await bench.running.app.get(OauthPurge).purge();
      const { calls, results } = spy.mock;
      const deleted: number[] = [];
      for (const [index, [text]] of calls.entries())
        if (text.includes('DELETE FROM token_revocations'))
          deleted.push(((await results[index]!.value) as [unknown, number])[1]);
      spy.mockRestore();
      expect([Math.max(...deleted), deleted.length >= 3]).toStrictEqual([5_000, true]);
      const left = await bench.query(`SELECT FROM token_revocations WHERE expires_at < now()`);
      expect(left.length).toBe(0);
    });

    it('is sent again, however many there are, when Redis is back', async () => {
      const { token, lose } = await revoked();
      // Published once, and due again after a minute at the earliest.
      await lose();
      await bench.query(
        `INSERT INTO token_revocations (hash, expires_at, told_at, tell_at)
         SELECT 'old-' || n, now() + interval '1 hour', now(), NULL FROM generate_series(1, 2500) n`,
      );
      bench.running.app.get(RedisConnections).commands().disconnect(true);
      await isRevokedInRedis(token);
      await eventually(async () => expect(await bench.redis.get(tokenKey('old-999'))).toBe(revokedToken));
      await eventually(async () =>
        expect((await bench.query(`SELECT FROM token_revocations WHERE tell_at <= now()`)).length).toBe(0),
      );
      expect((await bench.redis.keys(tokenKey('old-*'))).length).toBe(2500);
    });
  });

  it('deletes what has expired, and a used refresh token only then', async () => {
    const tokens = await bench.tokens({ client }, ada);
    await bench.refresh(client, tokens.refresh_token);
    const purge = bench.running.app.get(OauthPurge);
    const usedTokens = () =>
      bench.query(`SELECT FROM oauth_records WHERE kind = 'RefreshToken' AND consumed_at IS NOT NULL`);
    const before = (await usedTokens()).length;
    await purge.purge();
    expect(before).toBeGreaterThan(0);
    expect((await usedTokens()).length).toBe(before);
    await bench.query(`UPDATE oauth_records SET expires_at = now() - interval '1 second'`);
    await bench.query(`UPDATE oauth_grants SET expires_at = now() - interval '1 second'`);
    await purge.purge();
    expect((await bench.query('SELECT FROM oauth_records')).length).toBe(0);
    expect((await bench.query('SELECT FROM oauth_grants')).length).toBe(0);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { revokedToken, tokenKey } from '@platform/contracts';
import { eventually } from '@platform/testing';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

const maxStreams = 10;
const longerThanHeartbeat = { timeoutMs: 30_000 };

describe('the live stream of visits', () => {
  let bench: LinksBench;
  let ada: Awaited<ReturnType<LinksBench['account']>>;
  const open: AbortController[] = [];
  beforeAll(async () => (bench = await linksBench()));
  beforeEach(async () => (ada = await bench.account()));
  afterAll(async () => {
    for (const abort of open) abort.abort();
    await bench.close();
  });

  async function watch(token: string, path = '/api/statistics/live') {
    const abort = new AbortController();
    open.push(abort);
    const { signal } = abort;
    const res = await fetch(bench.url + path, { headers: { authorization: `Bearer ${token}` }, signal });
    const stream = { status: res.status, isPastRetention: false };
    if (res.ok)
      void res.text().then(
        () => (stream.isPastRetention = true),
        () => undefined,
      );
    return stream;
  }
  const areOver = (streams: { isPastRetention: boolean }[], isPastRetention = true) =>
    expect(streams.map((stream) => stream.isPastRetention)).toStrictEqual(streams.map(() => isPastRetention));
  const revoke = async (secret: string) => {
    const [key] = await bench.query<{ id: number }>('SELECT id FROM api_key WHERE prefix = $1', [secret.slice(3, 11)]);
    const { status } = await bench.call('DELETE', `/api/account/keys/${key!.id}/revoke`, { token: ada.token });
    expect(status).toBe(200);
  };

  it('ends with its key, and frees its place for others of the account', async () => {
    const leaked = await bench.key(ada.id);
    const theirs = await Promise.all(Array.from({ length: maxStreams }, () => watch(leaked)));
    expect((await watch(ada.token)).status).toBe(429);
    await revoke(leaked);
    await eventually(() => areOver(theirs));
    const own = await watch(ada.token);
    expect(own.status).toBe(200);
    await revoke(await bench.key(ada.id));
    areOver([own], false);
  });

  it('ends with the account, whether a key or the owner’s token opened it', async () => {
    for (const end of [
      () => bench.publish('user.status_changed', { user: { ...ada.user, is_active: false } }),
      () => bench.publish('user.deleted', { user: { uuid: ada.user.uuid } }),
    ]) {
      ada = await bench.account();
      const token = await bench.token({ user_uuid: ada.user.uuid });
      const streams = [await watch(ada.token), await watch(token, '/api/v1/links/statistics/live')];
      areOver(streams, false);
      await end();
      await eventually(() => areOver(streams));
    }
  });

  it('ends at the next heartbeat after its key expires or its token is revoked without notice', async () => {
    const key = await bench.key(ada.id, new Date(Date.now() + 60_000));
    const [token, kept] = [
      await bench.token({ user_uuid: ada.user.uuid }),
      await bench.token({ user_uuid: ada.user.uuid }),
    ];
    const path = '/api/v1/links/statistics/live';
    const [byKey, byToken, stays] = [await watch(key), await watch(token, path), await watch(kept, path)];
    await bench.query(`UPDATE api_key SET expires_at = now() WHERE prefix = $1`, [key.slice(3, 11)]);
    await bench.redis.set(tokenKey(createHash('sha256').update(token).digest('base64url')), revokedToken);
    await eventually(() => areOver([byKey, byToken]), longerThanHeartbeat);
    areOver([stays], false);
  });
});

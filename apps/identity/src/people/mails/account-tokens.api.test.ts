import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { race } from '@platform/testing';
import { DataSource } from 'typeorm';
import { identityBench, type IdentityBench, type MadePerson } from '../../testing/identity-bench.test-helper.js';
import { AccountTokens, accountTokenSeconds, type AccountTokenKind } from './account-tokens.js';

const kinds = Object.keys(accountTokenSeconds) as AccountTokenKind[];

describe('tokens of mailed links', () => {
  let bench: IdentityBench;
  let tokens: AccountTokens;
  let dataSource: DataSource;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    tokens = bench.running.app.get(AccountTokens);
    dataSource = bench.running.app.get(DataSource);
    ada = await bench.person();
  });
  afterAll(() => bench.close());

  const issue = (kind: AccountTokenKind) =>
    dataSource.transaction((tx) => tokens.issue(tx, kind, ada.uuid, { email: ada.email }));
  const consume = (kind: AccountTokenKind, token: unknown) =>
    dataSource.transaction((tx) => tokens.consume<{ email: string }>(tx, kind, token));

  it('are used up once each by any number of concurrent uses, however slow the storage is', async () => {
    for (const kind of kinds) {
      await race(
        dataSource,
        () => issue(kind),
        (token) => consume(kind, token),
        (got) => {
          if (got) assert.deepEqual(got, { user_uuid: ada.uuid, secret: { email: ada.email } }, kind);
          return got !== null;
        },
      );
    }
  });

  it('are unknown as any other kind, to look at and to use', async () => {
    for (const kind of kinds) {
      const token = await issue(kind);
      for (const other of kinds.filter((each) => each !== kind)) {
        assert.equal(await tokens.find(other, token), null, `${kind} as ${other}`);
        assert.equal(await consume(other, token), null, `${kind} as ${other}`);
      }
      expect((await consume(kind, token))?.user_uuid).toBe(ada.uuid);
    }
  });

  it('are unknown when cut, extended or not text', async () => {
    const token = await issue('reset_password');
    for (const wrong of [token.slice(0, -1), `${token}A`, token.toLowerCase(), '', undefined, null, {}, [token, token]])
      expect(await consume('reset_password', wrong)).toBe(null);
  });

  it('are stored hashed and sealed, and looking at one does not use it up', async () => {
    const token = await issue('reset_password');
    assert.ok(await tokens.find('reset_password', token));
    const rows = JSON.stringify(await bench.query(`SELECT * FROM account_tokens`));
    assert.ok(!rows.includes(token) && !rows.includes(ada.email));
    assert.ok(await consume('reset_password', token));
  });

  it('are valid again when the transaction that used them is rolled back', async () => {
    const token = await issue('reset_password');
    await expect(
      dataSource.transaction(async (tx) => {
        assert.ok(await tokens.consume(tx, 'reset_password', token));
        throw new Error('rolled back');
      }),
    ).rejects.toBeDefined();
    assert.ok(await consume('reset_password', token));
  });

  it('expire after 30 minutes for a reset, and are deleted later', async () => {
    const token = await issue('reset_password');
    const [{ seconds }] = await bench.query(
      `SELECT extract(epoch FROM expires_at - created_at)::int AS seconds
       FROM account_tokens ORDER BY created_at DESC LIMIT 1`,
    );
    expect(seconds).toBe(1800);
    await bench.query(`UPDATE account_tokens SET expires_at = now() - interval '1 second'`);
    expect(await tokens.find('reset_password', token)).toBe(null);
    expect(await consume('reset_password', token)).toBe(null);
    await tokens.purge();
    expect(await bench.query(`SELECT FROM account_tokens`)).toStrictEqual([]);
  });
});

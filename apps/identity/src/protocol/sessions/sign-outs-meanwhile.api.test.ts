import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser, type Browser } from '@platform/testing';
import type { AdapterPayload } from 'oidc-provider';
import { DataSource } from 'typeorm';
import { RecordAdapter } from '../storage/record.adapter.js';
import {
  identityBench,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { SignOuts } from './sign-outs.js';

describe('a sign-out everywhere during a request of the provider', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  let client: MadeClient;
  let agent: Browser;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());
  beforeEach(async () => {
    [ada, client] = await Promise.all([bench.person(), bench.client()]);
    agent = browser(bench.url);
  });

  const signOutEverywhere = () =>
    bench.running.app.get(DataSource).transaction((tx) => bench.running.app.get(SignOuts).everywhere(tx, ada.uuid));

  /** Runs once, after the provider has decided to write a record of this kind for Ada and before it does. */
  function beforeWriting(kind: string, happens: () => Promise<unknown>): { hasHappened: boolean } {
    const seen = { hasHappened: false };
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its adapter below
    const { upsert } = RecordAdapter.prototype;
    jest.spyOn(RecordAdapter.prototype, 'upsert').mockImplementation(async function (
      this: RecordAdapter,
      id: string,
      payload: AdapterPayload,
      expiresIn: number,
    ) {
      const isIt = (this as unknown as { kind: string }).kind === kind && payload.accountId === ada.uuid;
      if (isIt && !seen.hasHappened) {
        seen.hasHappened = true;
        await happens();
      }
      return upsert.call(this, id, payload, expiresIn);
    });
    return seen;
  }
  const isSignedIn = async () => (await agent.get('/account')).url.pathname === '/account';
  const signIn = () => bench.throughPages(agent, '/account', ada);

  it('ends the session of a flow that returns to its application', async () => {
    const seen = beforeWriting('Session', signOutEverywhere);
    const { path } = await bench.authorization({ client });
    await bench.throughPages(agent, path, ada);
    assert.ok(seen.hasHappened);
    expect(await isSignedIn()).toBe(false);
  });

  it('voids a code, whether its session had just begun or existed before', async () => {
    for (const isThereBefore of [false, true]) {
      if (isThereBefore) {
        await signIn();
        assert.ok(await isSignedIn());
      }
      const seen = beforeWriting('AuthorizationCode', signOutEverywhere);
      const { code, verifier } = await bench.code({ client }, ada, agent);
      jest.restoreAllMocks();
      assert.ok(seen.hasHappened);
      const refused = await bench.redeem(client, { code, verifier });
      expect([refused.status, refused.body.error]).toStrictEqual([400, 'invalid_grant']);
      expect(await isSignedIn()).toBe(false);
    }
  });

  it('makes the request wait for it', async () => {
    await signIn();
    const { path } = await bench.authorization({ client });
    await bench.throughPages(agent, path, ada);
    let answer: Promise<{ url: URL }> | undefined;
    await bench.running.app.get(DataSource).transaction(async (tx) => {
      await bench.running.app.get(SignOuts).everywhere(tx, ada.uuid);
      // The provider still finds the session, whose end is not committed, and writes a code.
      const { promise, resolve } = Promise.withResolvers<void>();
      beforeWriting('AuthorizationCode', () => Promise.resolve(resolve()));
      answer = agent.get(path);
      await promise;
      expect(await Promise.race([answer.then(() => 'answered'), waited()])).toBe('waited');
    });
    const code = (await answer!).url.searchParams.get('code');
    assert.ok(code);
    expect(await isSignedIn()).toBe(false);
    expect(
      await bench.query(
        `SELECT kind FROM oauth_records WHERE kind = 'AuthorizationCode' AND payload->>'accountId' = $1`,
        [ada.uuid],
      ),
    ).toStrictEqual([]);
  });

  it('keeps the sessions of other people', async () => {
    const eve = await bench.person();
    const other = browser(bench.url);
    await bench.throughPages(other, '/account', eve);
    beforeWriting('Session', signOutEverywhere);
    await bench.throughPages(agent, (await bench.authorization({ client })).path, ada);
    jest.restoreAllMocks();
    expect((await other.get('/account')).url.pathname).toBe('/account');
    await signIn();
    assert.ok(await isSignedIn(), 'who signs in after it stays signed in');
  });
});

const waited = () => new Promise<string>((resolve) => setTimeout(() => resolve('waited'), 300));

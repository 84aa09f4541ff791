import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, type Browser } from '@platform/testing';
import {
  identityBench,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

describe('two authorizations of one browser for one client', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  let agent: Browser;
  let first: Tokens;
  let second: Tokens;
  beforeAll(async () => {
    bench = await identityBench();
  });
  afterAll(() => bench.close());

  async function begin() {
    [client, ada] = [await bench.client({ name: 'Notes' }), await bench.person()];
    agent = browser(bench.url);
    first = await bench.tokens({ client }, ada, agent);
    second = await bench.tokens({ client }, ada, agent);
    const grants = await bench.query(`SELECT FROM oauth_grants WHERE user_uuid = $1`, [ada.uuid]);
    expect(grants.length).toBe(1);
  }

  const isAlive = async (token: string) => (await bench.call('GET', '/api/v1/me', { token })).status === 200;
  const usedLongAgo = () =>
    bench.query(`UPDATE oauth_records SET consumed_at = now() - interval '1 minute' WHERE consumed_at IS NOT NULL`);

  /** The first has ended, the second works, and the consent is still there. */
  async function onlyFirstEnded(): Promise<void> {
    expect(await isAlive(first.access_token)).toBe(false);
    expect((await bench.refresh(client, first.refresh_token)).body.error).toBe('invalid_grant');
    expect(await isAlive(second.access_token)).toBe(true);
    const next = await bench.refresh(client, second.refresh_token);
    expect(next.status).toBe(200);
    expect(await isAlive(next.body.access_token)).toBe(true);
    const { path } = await bench.authorization({ client });
    expect((await agent.get(path)).url.searchParams.get('code')).toBeTruthy();
    expect(await bench.outbox('grant.revoked')).toStrictEqual([]);
  }

  it('are separate: revoking the refresh token of one ends its tokens and nothing else', async () => {
    await begin();
    expect((await bench.clientRequest('/api/oauth/revoke', client, { token: first.refresh_token })).status).toBe(200);
    await onlyFirstEnded();
  });

  it('are separate: the reuse of a refresh token ends its family alone, and is reported', async () => {
    await begin();
    const renewed = (await bench.refresh(client, first.refresh_token)).body;
    await usedLongAgo();
    expect((await bench.refresh(client, first.refresh_token)).body.error).toBe('invalid_grant');
    expect(await isAlive(renewed.access_token)).toBe(false);
    expect((await bench.refresh(client, renewed.refresh_token)).body.error).toBe('invalid_grant');
    await onlyFirstEnded();
    await bench.mailsSent();
    expect(bench.mailsTo(ada.email).filter(({ text }) => text?.includes('Notes')).length).toBe(1);
  });

  it('are separate: a code that comes twice ends what was made from it', async () => {
    await begin();
    const code = await bench.code({ client }, ada, agent);
    const third = (await bench.redeem(client, code)).body;
    expect((await bench.redeem(client, code)).body.error).toBe('invalid_grant');
    expect(await isAlive(third.access_token)).toBe(false);
    expect((await bench.refresh(client, third.refresh_token)).body.error).toBe('invalid_grant');
    expect((await isAlive(first.access_token)) && (await isAlive(second.access_token))).toBe(true);
  });

  it('end for their own client only', async () => {
    await begin();
    const stranger = await bench.client();
    expect((await bench.clientRequest('/api/oauth/revoke', stranger, { token: first.refresh_token })).status).toBe(200);
    const code = await bench.code({ client }, ada, agent);
    const third = (await bench.redeem(client, code)).body;
    expect((await bench.redeem(stranger, code)).body.error).toBe('invalid_grant');
    for (const { access_token } of [first, second, third]) expect(await isAlive(access_token)).toBe(true);
  });

  it('from before families existed end together', async () => {
    await begin();
    await bench.query(`UPDATE oauth_records SET family = NULL WHERE payload->>'clientId' = $1`, [client.client_id]);
    await bench.clientRequest('/api/oauth/revoke', client, { token: first.refresh_token });
    expect(await isAlive(first.access_token)).toBe(false);
    expect(await isAlive(second.access_token)).toBe(false);
  });
});

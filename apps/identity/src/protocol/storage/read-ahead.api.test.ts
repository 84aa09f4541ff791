import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, lockWaiters } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  identityBench,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

describe('the token in a token request', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  afterAll(() => bench.close());

  it('is read beside its client, not after it', async () => {
    const code = await bench.code({ client }, ada);
    const { refresh_token: refreshToken } = await bench.tokens({ client }, ada);
    const requests = [() => bench.redeem(client, code), () => bench.refresh(client, refreshToken)];
    for (const request of requests) {
      let answer: ReturnType<typeof bench.redeem> | undefined;
      await bench.running.app.get(DataSource).transaction(async (tx) => {
        await tx.query(`LOCK TABLE oauth_clients, oauth_records IN ACCESS EXCLUSIVE MODE`);
        answer = request();
        await eventually(async () => expect(await lockWaiters(bench, 'FROM oauth_clients WHERE client_id')).toBe(1));
        await eventually(async () => expect(await lockWaiters(bench, 'JOIN oauth_records record')).toBe(1));
      });
      expect((await answer!).status).toBe(200);
    }
  });

  it('stays valid when the client is refused, or is not its own client', async () => {
    const other = await bench.client();
    const code = await bench.code({ client }, ada);
    const { refresh_token: refreshToken } = await bench.tokens({ client }, ada);
    const refused = [
      await bench.redeem({ ...client, client_secret: 'wrong' }, code),
      await bench.refresh({ ...client, client_secret: 'wrong' }, refreshToken),
      await bench.refresh(other, refreshToken),
    ];
    expect(refused.map(({ status, body }) => [status, body.error])).toStrictEqual([
      [401, 'invalid_client'],
      [401, 'invalid_client'],
      [400, 'invalid_grant'],
    ]);
    expect((await bench.redeem(client, code)).status).toBe(200);
    expect((await bench.refresh(client, refreshToken)).status).toBe(200);
  });

  it('is not used up by a request for another grant type', async () => {
    const { refresh_token: refreshToken } = await bench.tokens({ client }, ada);
    const [renewed, ...refused] = await Promise.all([
      bench.refresh(client, refreshToken),
      ...['constructor', '__proto__', 'authorization_code'].map((grant) =>
        bench.refresh(client, refreshToken, { grant_type: grant, undefined: 'x', code: '' }),
      ),
    ]);
    expect(renewed.status).toBe(200);
    for (const { status } of refused) expect(status).toBe(400);
  });
});

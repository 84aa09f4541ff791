import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { browser, eventually } from '@platform/testing';
import { byPassword, codeOf } from '../testing/factors.test-helper.js';
import {
  answered,
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadeClient,
} from '../testing/identity-bench.test-helper.js';
import { proof, proofKey } from '../testing/proof-of-possession.test-helper.js';

describe('second factors through the API', () => {
  let bench: IdentityBench;
  let own: MadeClient;
  beforeAll(async () => {
    bench = await identityBench();
    own = await bench.client({ is_trusted: true });
  });
  afterAll(() => bench.close());

  const path = '/api/v1/account';
  const newcomer = async () => {
    const who = await bench.person();
    return { who, token: (await bench.tokens({ client: own }, who)).access_token };
  };

  it('turn on an authenticator app with its first code, and ask for no code before', async () => {
    const { who, token } = await newcomer();
    const { body: begun } = await bench.call('POST', `${path}/mfa/totp`, { token });
    expect(begun.data.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect((await bench.call('POST', `${path}/mfa/totp`, { token })).body).toStrictEqual(begun);
    expect((await byPassword(bench, who)).url.pathname).toBe('/account');
    const wrong = await bench.call('POST', `${path}/mfa/totp/confirm`, { token, body: { code: '12345' } });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toStrictEqual([422, ['code']]);
    const unread = await bench.call('POST', `${path}/mfa/totp/confirm`, { token, rawBody: '{' });
    expect(unread.status).toBe(400);
    const body = { code: codeOf(begun.data.secret) };
    const done = await bench.call('POST', `${path}/mfa/totp/confirm`, { token, body });
    expect([done.status, done.body.data.recovery_codes.length]).toStrictEqual([200, 10]);
    expect((await bench.call('GET', `${path}/mfa`, { token })).body.data).toStrictEqual({
      ...{ totp: true, passkeys: 0, recovery_codes: 10 },
    });
    expect((await byPassword(bench, who)).url.pathname).toBe('/mfa');
    expect((await bench.call('POST', `${path}/mfa/totp`, { token })).status).toBe(409);
  });

  it('can be changed with a token that is bound to a key (DPoP)', async () => {
    const who = await bench.person();
    const key = await proofKey();
    const { code, verifier: code_verifier } = await bench.code({ client: own }, who);
    const fields = { grant_type: 'authorization_code', code, code_verifier, redirect_uri: redirectUri };
    const dpop = await proof(key, { method: 'POST', url: `${bench.url}/api/oauth/token` });
    const accessToken: string = (await bench.tokenRequest(own, fields, { dpop })).body.access_token;
    const url = `${bench.url}${path}/mfa/totp`;
    const headers = {
      authorization: `DPoP ${accessToken}`,
      dpop: await proof(key, { method: 'POST', url, accessToken }),
    };
    const begun = await answered(await fetch(url, { method: 'POST', headers }));
    expect([begun.status, begun.body.error]).toStrictEqual([200, undefined]);
  });

  for (const parallel of [2, 10, 50]) {
    it(`make recovery codes for one of ${parallel} concurrent confirmations with the right code`, async () => {
      const { who, token } = await newcomer();
      const { body: begun } = await bench.call('POST', `${path}/mfa/totp`, { token });
      const body = { code: codeOf(begun.data.secret) };
      const confirm = () => bench.call('POST', `${path}/mfa/totp/confirm`, { token, body });
      const answers = await Promise.all(Array.from({ length: parallel }, confirm));
      expect(answers.filter(({ status }) => status === 200).length).toBe(1);
      expect(answers.every(({ status }) => status === 200 || status === 422)).toBeTruthy();
      expect((await bench.query(`SELECT FROM recovery_codes WHERE user_uuid = $1`, [who.uuid])).length).toBe(10);
    });
  }

  it('are removed with their recovery codes; an unknown passkey and another person’s are 404', async () => {
    const { who, token } = await newcomer();
    for (const at of ['mfa/totp', `passkeys/${randomUUID()}`, 'passkeys/nonsense'])
      assert.equal((await bench.call('DELETE', `${path}/${at}`, { token })).status, 404, at);
    expect((await bench.call('POST', `${path}/mfa/recovery-codes`, { token })).status).toBe(404);
    const { body: begun } = await bench.call('POST', `${path}/mfa/totp`, { token });
    await bench.call('POST', `${path}/mfa/totp/confirm`, { token, body: { code: codeOf(begun.data.secret) } });
    expect((await bench.call('DELETE', `${path}/mfa/totp`, { token })).status).toBe(204);
    expect((await byPassword(bench, who)).url.pathname).toBe('/account');
    expect((await bench.call('GET', `${path}/mfa`, { token })).body.data).toStrictEqual({
      ...{ totp: false, passkeys: 0, recovery_codes: 0 },
    });
    const agent = browser(bench.url);
    await byPassword(bench, who, agent);
    await bench.query(
      `INSERT INTO passkeys (id, uuid, user_uuid, public_key, counter, transports, name, is_backed_up)
       VALUES ($1, $2, $3, '', 0, '{}', 'Key', false)`,
      [randomUUID(), randomUUID(), who.uuid],
    );
    const { body } = await bench.call('GET', `${path}/passkeys`, { token });
    expect(body.data[0].name).toBe('Key');
    const page = await agent.get('/account/security');
    for (const uuid of ['a'.repeat(36), 'nonsense', randomUUID()])
      assert.equal((await agent.submit(page, { uuid }, '/account/security/passkeys/remove')).status, 404, uuid);
    const stranger = await newcomer();
    const theirs = `${path}/passkeys/${body.data[0].uuid}`;
    expect((await bench.call('DELETE', theirs, { token: stranger.token })).status).toBe(404);
    expect((await bench.call('DELETE', theirs, { token })).status).toBe(204);
  });

  it('record each change in the history and mail it in the person’s language', async () => {
    const { who, token } = await newcomer();
    await bench.query(`UPDATE users SET language = 'de-AT' WHERE uuid = $1`, [who.uuid]);
    const { body: begun } = await bench.call('POST', `${path}/mfa/totp`, { token });
    await bench.call('POST', `${path}/mfa/totp/confirm`, { token, body: { code: codeOf(begun.data.secret) } });
    await bench.call('POST', `${path}/mfa/recovery-codes`, { token });
    await bench.call('DELETE', `${path}/mfa/totp`, { token });
    const subjects = () =>
      bench.smtp.mails.filter(({ recipients }) => recipients.includes(who.email)).map(({ subject }) => subject);
    await eventually(() => expect(subjects().length).toBe(3));
    expect(subjects().sort()).toStrictEqual([
      'Authenticator-App eingerichtet',
      'Authenticator-App entfernt',
      'Neue Wiederherstellungscodes',
    ]);
    const events = await bench.query(`SELECT event FROM account_events WHERE user_uuid = $1 ORDER BY uuid`, [who.uuid]);
    const changes = ['totp_enabled', 'recovery_codes_made', 'totp_disabled'];
    expect(events.map(({ event }) => event).filter((event) => event !== 'signed_in')).toStrictEqual(changes);
    const agent = browser(bench.url);
    await byPassword(bench, who, agent);
    expect((await agent.get('/account/devices')).text).toMatch(/Authenticator app set up/);
  });
});

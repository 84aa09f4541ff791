import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser, race } from '@platform/testing';
import { decodeJwt } from 'jose';
import { DataSource, type EntityManager } from 'typeorm';
import { byPassword, codeOf, isSignedIn, shownCodes, withTotp } from '../../testing/factors.test-helper.js';
import { identityBench, redirectUri, type IdentityBench } from '../../testing/identity-bench.test-helper.js';
import { RecoveryCodes } from '../../people/second-factors/recovery-codes.js';
import { stepOfCode, Totp } from '../../people/second-factors/totp.js';

describe('the second factor', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  const personWithTotp = async () => {
    const who = await bench.person();
    return { who, totp: await withTotp(bench, who) };
  };
  const eventsOf = async (uuid: string) =>
    (await bench.query<{ event: string }>(`SELECT event FROM account_events WHERE user_uuid = $1`, [uuid])).map(
      ({ event }) => event,
    );

  it('is asked for after the password, and signs in', async () => {
    const { who, totp } = await personWithTotp();
    const agent = browser(bench.url);
    const page = await byPassword(bench, who, agent);
    expect(page.url.pathname).toBe('/mfa');
    const done = await agent.submit(page, { code: await totp.code() });
    expect(done.url.pathname).toBe('/account');
    assert.ok(await isSignedIn(agent));
    expect((await eventsOf(who.uuid)).sort()).toStrictEqual(['signed_in', 'signed_in', 'totp_enabled']);
  });

  it('refuses the code that has turned it on', async () => {
    const who = await bench.person();
    const [agent, thief] = [browser(bench.url), browser(bench.url)];
    await byPassword(bench, who, agent);
    const setUp = await agent.get('/account/security/totp');
    const secret = /class="secret">([^<]+)</.exec(setUp.text)![1]!.replaceAll(' ', '');
    const code = codeOf(secret);
    expect((await agent.submit(setUp, { code }, '/account/security/totp')).status).toBe(200);
    const page = await thief.submit(await byPassword(bench, who, thief), { code }, '/mfa');
    expect([page.status, await isSignedIn(thief)]).toStrictEqual([401, false]);
    expect((await thief.submit(page, { code: codeOf(secret, 1) }, '/mfa')).url.pathname).toBe('/account');
  });

  it('keeps a waiting sign-in without any access, and no other browser can take it over', async () => {
    const { who, totp } = await personWithTotp();
    const agent = browser(bench.url);
    const page = await byPassword(bench, who, agent);
    expect(agent.cookie('identity_session')).toBe(undefined);
    expect(await isSignedIn(agent)).toBe(false);
    expect((await agent.get('/account/security')).url.pathname).toBe('/login');
    const { path } = await bench.authorization({ client: await bench.client(), parameters: { prompt: 'none' } });
    expect((await agent.get(path)).url.searchParams.get('error')).toBe('login_required');
    const other = browser(bench.url);
    await other.get('/login');
    const code = await totp.code();
    const stolen = await other.submit(page, { csrf: other.cookie('identity_csrf')!, code }, '/mfa');
    expect([stolen.status, stolen.url.pathname]).toStrictEqual([200, '/login']);
    expect(other.cookie('identity_session')).toBe(undefined);
    expect((await other.get('/mfa')).url.pathname).toBe('/login');
    expect((await agent.submit(page, { code }, '/mfa')).url.pathname).toBe('/account');
  });

  it('changes the id of the session at sign-in, step-up and sign-out, and voids the former ids', async () => {
    const { who, totp } = await personWithTotp();
    const agent = browser(bench.url);
    await agent.submit(await byPassword(bench, who, agent), { code: await totp.code() });
    const first = agent.cookie('identity_session')!;
    const confirm = await agent.get('/login/confirm?to=/account/security');
    const step = await agent.submit(confirm, { password: 'correct horse battery staple' }, '/login/confirm');
    expect(step.url.pathname).toBe('/mfa');
    expect(agent.cookie('identity_session')).toBe(first);
    const back = await agent.submit(step, { code: await totp.code() });
    expect(back.url.pathname).toBe('/account/security');
    const second = agent.cookie('identity_session')!;
    expect(second).not.toBe(first);
    await agent.submit(await agent.get('/account'), {}, '/account/sign-out');
    for (const id of [first, second]) {
      const res = await fetch(`${bench.url}/account`, {
        redirect: 'manual',
        headers: { cookie: `identity_session=${id}` },
      });
      expect(res.headers.get('location')).toBe('/login');
    }
  });

  it('counts one of any number of concurrent uses of a code of app or paper, however slow the storage is', async () => {
    const { who, totp } = await personWithTotp();
    const { app } = bench.running;
    const dataSource = app.get(DataSource);
    const inTransaction = (use: (tx: EntityManager) => Promise<boolean>) => dataSource.transaction((tx) => use(tx));
    await race(
      dataSource,
      () => totp.code(),
      (code) => inTransaction((tx) => app.get(Totp).use(tx, who.uuid, code)),
      Boolean,
    );
    await race(
      dataSource,
      async () => (await dataSource.transaction((tx) => app.get(RecoveryCodes).make(tx, who.uuid)))[0]!,
      (code) => inTransaction((tx) => app.get(RecoveryCodes).use(tx, who.uuid, code)),
      Boolean,
    );
  });

  for (const parallel of [2, 10, 50]) {
    it(`accepts a code once: one of ${parallel} concurrent sign-ins succeeds`, async () => {
      const { who, totp } = await personWithTotp();
      const agents = Array.from({ length: parallel }, () => browser(bench.url));
      const pages: Awaited<ReturnType<typeof byPassword>>[] = [];
      for (const agent of agents) pages.push(await byPassword(bench, who, agent));
      const code = await totp.code();
      const done = await Promise.all(agents.map((agent, index) => agent.submit(pages[index]!, { code })));
      expect(done.filter(({ url }) => url.pathname === '/account').length).toBe(1);
    });

    it(`accepts a recovery code once: one of ${parallel} concurrent sign-ins succeeds`, async () => {
      const { who, totp } = await personWithTotp();
      const agents = Array.from({ length: parallel }, () => browser(bench.url));
      const pages: Awaited<ReturnType<typeof byPassword>>[] = [];
      for (const agent of agents) pages.push(await byPassword(bench, who, agent));
      const [code] = totp.recoveryCodes;
      const typed = { recovery_code: ` ${code!.toUpperCase().replaceAll('-', ' ')} ` };
      const done = await Promise.all(agents.map((agent, index) => agent.submit(pages[index]!, typed)));
      expect(done.filter(({ url }) => url.pathname === '/account').length).toBe(1);
      const left = await bench.query(`SELECT FROM recovery_codes WHERE user_uuid = $1 AND used_at IS NULL`, [who.uuid]);
      expect(left.length).toBe(9);
      expect((await eventsOf(who.uuid)).filter((event) => event === 'recovery_code_used').length).toBe(1);
    });
  }

  it('accepts codes one time step away, but neither two steps away nor older than the last used', async () => {
    const { who, totp } = await personWithTotp();
    const at = 1_800_000_015_000;
    const step = Math.floor(at / 30_000);
    const of = (wanted: number) =>
      stepOfCode(totp.secret, codeOf(totp.secret, wanted - Math.floor(Date.now() / 30_000)), at);
    expect([-2, -1, 0, 1, 2].map((away) => of(step + away))).toStrictEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ]);
    for (const wrong of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(stepOfCode(totp.secret, wrong, at)).toBe(undefined);
    const agent = browser(bench.url);
    await totp.code();
    await agent.submit(await byPassword(bench, who, agent), { code: codeOf(totp.secret, 1) });
    const second = browser(bench.url);
    const page = await second.submit(await byPassword(bench, who, second), { code: codeOf(totp.secret, 0) });
    expect([page.status, page.url.pathname]).toStrictEqual([401, '/mfa']);
  });

  it('ends the sign-in after five wrong codes, also concurrent ones, even for the right code', async () => {
    const { who, totp } = await personWithTotp();
    const agent = browser(bench.url);
    const page = await byPassword(bench, who, agent);
    const wrong = String((Number(await totp.code()) + 1) % 1_000_000).padStart(6, '0');
    const tried = await Promise.all(Array.from({ length: 10 }, () => agent.submit(page, { code: wrong })));
    expect(tried.filter(({ status }) => status === 401).length).toBe(5);
    await bench.query(`DELETE FROM throttle_counters`);
    const late = await agent.submit(page, { code: await totp.code() });
    expect(late.url.pathname).toBe('/login');
    expect(await isSignedIn(agent)).toBe(false);
  });

  it('is in the ID token as amr and acr', async () => {
    const { who, totp } = await personWithTotp();
    const client = await bench.client();
    const agent = browser(bench.url);
    const { path, verifier } = await bench.authorization({ client, scope: 'openid' });
    const mfa = await agent.submit(
      await agent.get(path),
      { email: who.email, password: 'correct horse battery staple' },
      '/login',
    );
    expect(mfa.url.pathname).toBe('/mfa');
    const consent = await agent.submit(mfa, { code: await totp.code() });
    const back = await agent.submit(consent, { decision: 'allow' });
    expect(back.url.origin + back.url.pathname).toBe(redirectUri);
    const { body } = await bench.redeem(client, { code: back.url.searchParams.get('code')!, verifier });
    const { amr, acr } = decodeJwt(body.id_token);
    expect({ amr, acr }).toStrictEqual({ amr: ['pwd', 'otp', 'mfa'], acr: 'https://refeds.org/profile/mfa' });
  });

  it('is asked for when an application wants it of a session without, which has it afterwards', async () => {
    const { who, totp } = await personWithTotp();
    const client = await bench.client({ is_trusted: true });
    const agent = browser(bench.url);
    await agent.submit(await byPassword(bench, who, agent), { code: await totp.code() });
    // As if the second factor had been set up after this session began.
    await bench.query(
      `UPDATE oauth_records SET payload = payload || '{"amr": ["pwd"], "acr": "https://refeds.org/profile/sfa"}'
       WHERE kind = 'Session'`,
    );
    const parameters = { acr_values: 'https://refeds.org/profile/mfa' };
    const silent = await bench.authorization({ client, parameters: { ...parameters, prompt: 'none' } });
    expect((await agent.get(silent.path)).url.searchParams.get('error')).toBe('interaction_required');
    const { path, verifier } = await bench.authorization({ client, scope: 'openid', parameters });
    const login = await agent.get(path);
    expect(login.url.pathname).toBe('/login');
    const mfa = await agent.submit(login, { email: who.email, password: 'correct horse battery staple' }, '/login');
    const back = await agent.submit(mfa, { code: await totp.code() });
    const { body } = await bench.redeem(client, { code: back.url.searchParams.get('code')!, verifier });
    expect(decodeJwt(body.id_token)['acr']).toBe(parameters.acr_values);
    const again = await bench.authorization({ client, parameters: { ...parameters, prompt: 'none' } });
    expect((await agent.get(again.path)).url.searchParams.get('code')).toBeTruthy();
    const unknown = await bench.authorization({
      client,
      parameters: { acr_values: 'urn:nobody:knows', prompt: 'none' },
    });
    expect((await agent.get(unknown.path)).url.searchParams.get('code')).toBeTruthy();
  });

  it('stores only hashes and a sealed secret', async () => {
    const { who, totp } = await personWithTotp();
    const rows = await bench.query(
      `SELECT row_to_json(codes)::text AS text FROM recovery_codes codes WHERE user_uuid = $1
       UNION ALL SELECT row_to_json(totp)::text FROM totp_secrets totp WHERE user_uuid = $1`,
      [who.uuid],
    );
    const stored = rows.map(({ text }) => text as string).join();
    for (const secret of [
      totp.secret,
      ...totp.recoveryCodes,
      ...totp.recoveryCodes.map((code) => code.replaceAll('-', '')),
    ])
      expect(stored.includes(secret)).toBeFalsy();
  });

  it('voids former recovery codes by new ones; without a second factor there are none', async () => {
    const { who, totp } = await personWithTotp();
    const agent = browser(bench.url);
    await agent.submit(await byPassword(bench, who, agent), { code: await totp.code() });
    const fresh = shownCodes(
      await agent.submit(await agent.get('/account/security'), {}, '/account/security/recovery-codes'),
    );
    expect(fresh.length).toBe(10);
    const other = browser(bench.url);
    let page = await byPassword(bench, who, other);
    page = await other.submit(page, { recovery_code: totp.recoveryCodes[0]! });
    expect(page.status).toBe(401);
    expect((await other.submit(page, { recovery_code: fresh[0]! })).url.pathname).toBe('/account');
    await agent.submit(await agent.get('/account/security'), {}, '/account/security/totp/remove');
    expect((await byPassword(bench, who)).url.pathname).toBe('/account');
    expect((await bench.query(`SELECT FROM recovery_codes WHERE user_uuid = $1`, [who.uuid])).length).toBe(0);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { browser, race } from '@platform/testing';
import { decodeJwt } from 'jose';
import { DataSource, type EntityManager } from 'typeorm';
import { byPassword, codeOf, isSignedIn, shownCodes, withTotp } from '../testing/factors.test-helper.js';
import { identityBench, redirectUri, type IdentityBench } from '../testing/identity-bench.test-helper.js';
import { RecoveryCodes } from './recovery-codes.js';
import { stepOfCode, Totp } from './totp.js';

describe('the second factor', () => {
  let bench: IdentityBench;
  before(async () => (bench = await identityBench()));
  after(() => bench.close());

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
    assert.equal(page.url.pathname, '/mfa');
    const done = await agent.submit(page, { code: await totp.code() });
    assert.equal(done.url.pathname, '/account');
    assert.ok(await isSignedIn(agent));
    assert.deepEqual((await eventsOf(who.uuid)).sort(), ['signed_in', 'signed_in', 'totp_enabled']);
  });

  it('takes no code that has turned it on', async () => {
    const who = await bench.person();
    const [agent, thief] = [browser(bench.url), browser(bench.url)];
    await byPassword(bench, who, agent);
    const setUp = await agent.get('/account/security/totp');
    const secret = /class="secret">([^<]+)</.exec(setUp.text)![1]!.replaceAll(' ', '');
    const code = codeOf(secret);
    assert.equal((await agent.submit(setUp, { code }, '/account/security/totp')).status, 200);
    const page = await thief.submit(await byPassword(bench, who, thief), { code }, '/mfa');
    assert.deepEqual([page.status, await isSignedIn(thief)], [401, false]);
    assert.equal((await thief.submit(page, { code: codeOf(secret, 1) }, '/mfa')).url.pathname, '/account');
  });

  it('L3 a sign-in that waits for it grants nothing: no page, no code, no account, and another browser cannot take it over', async () => {
    const { who, totp } = await personWithTotp();
    const agent = browser(bench.url);
    const page = await byPassword(bench, who, agent);
    assert.equal(agent.cookie('identity_session'), undefined);
    assert.equal(await isSignedIn(agent), false);
    assert.equal((await agent.get('/account/security')).url.pathname, '/login');
    const { path } = await bench.authorization({ client: await bench.client(), parameters: { prompt: 'none' } });
    assert.equal((await agent.get(path)).url.searchParams.get('error'), 'login_required');
    const other = browser(bench.url);
    await other.get('/login');
    const code = await totp.code();
    const stolen = await other.submit(page, { csrf: other.cookie('identity_csrf')!, code }, '/mfa');
    assert.deepEqual([stolen.status, stolen.url.pathname], [200, '/login']);
    assert.equal(other.cookie('identity_session'), undefined);
    assert.equal((await other.get('/mfa')).url.pathname, '/login');
    assert.equal((await agent.submit(page, { code }, '/mfa')).url.pathname, '/account');
  });

  it('L3 the id of the session changes at sign-in, at a step-up and at sign-out, and the ids before are dead', async () => {
    const { who, totp } = await personWithTotp();
    const agent = browser(bench.url);
    await agent.submit(await byPassword(bench, who, agent), { code: await totp.code() });
    const first = agent.cookie('identity_session')!;
    const confirm = await agent.get('/login/confirm?to=/account/security');
    const step = await agent.submit(confirm, { password: 'correct horse battery staple' }, '/login/confirm');
    assert.equal(step.url.pathname, '/mfa');
    assert.equal(agent.cookie('identity_session'), first);
    const back = await agent.submit(step, { code: await totp.code() });
    assert.equal(back.url.pathname, '/account/security');
    const second = agent.cookie('identity_session')!;
    assert.notEqual(second, first);
    await agent.submit(await agent.get('/account'), {}, '/account/sign-out');
    for (const id of [first, second]) {
      const res = await fetch(`${bench.url}/account`, {
        redirect: 'manual',
        headers: { cookie: `identity_session=${id}` },
      });
      assert.equal(res.headers.get('location'), '/login');
    }
  });

  it('L5 of any number of uses of one code at the same time exactly one counts, of the app and of paper, however slow the storage is', async () => {
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
    it(`L5 a code is good once: of ${parallel} sign-ins with it at the same time one succeeds`, async () => {
      const { who, totp } = await personWithTotp();
      const agents = Array.from({ length: parallel }, () => browser(bench.url));
      const pages: Awaited<ReturnType<typeof byPassword>>[] = [];
      for (const agent of agents) pages.push(await byPassword(bench, who, agent));
      const code = await totp.code();
      const done = await Promise.all(agents.map((agent, index) => agent.submit(pages[index]!, { code })));
      assert.equal(done.filter(({ url }) => url.pathname === '/account').length, 1);
    });

    it(`L5 a recovery code is good once: of ${parallel} sign-ins with it at the same time one succeeds`, async () => {
      const { who, totp } = await personWithTotp();
      const agents = Array.from({ length: parallel }, () => browser(bench.url));
      const pages: Awaited<ReturnType<typeof byPassword>>[] = [];
      for (const agent of agents) pages.push(await byPassword(bench, who, agent));
      const [code] = totp.recoveryCodes;
      const typed = { recovery_code: ` ${code!.toUpperCase().replaceAll('-', ' ')} ` };
      const done = await Promise.all(agents.map((agent, index) => agent.submit(pages[index]!, typed)));
      assert.equal(done.filter(({ url }) => url.pathname === '/account').length, 1);
      const left = await bench.query(`SELECT FROM recovery_codes WHERE user_uuid = $1 AND used_at IS NULL`, [who.uuid]);
      assert.equal(left.length, 9);
      assert.equal((await eventsOf(who.uuid)).filter((event) => event === 'recovery_code_used').length, 1);
    });
  }

  it('L5 codes of the step before and after are good, those two steps away are not, nor is one older than the last used', async () => {
    const { who, totp } = await personWithTotp();
    const at = 1_800_000_015_000;
    const step = Math.floor(at / 30_000);
    const of = (wanted: number) =>
      stepOfCode(totp.secret, codeOf(totp.secret, wanted - Math.floor(Date.now() / 30_000)), at);
    assert.deepEqual(
      [-2, -1, 0, 1, 2].map((away) => of(step + away)),
      [undefined, step - 1, step, step + 1, undefined],
    );
    for (const wrong of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      assert.equal(stepOfCode(totp.secret, wrong, at), undefined);
    const agent = browser(bench.url);
    await totp.code();
    await agent.submit(await byPassword(bench, who, agent), { code: codeOf(totp.secret, 1) });
    const second = browser(bench.url);
    const page = await second.submit(await byPassword(bench, who, second), { code: codeOf(totp.secret, 0) });
    assert.deepEqual([page.status, page.url.pathname], [401, '/mfa']);
  });

  it('L5 five wrong codes end the sign-in, also all at once, and the right one comes too late', async () => {
    const { who, totp } = await personWithTotp();
    const agent = browser(bench.url);
    const page = await byPassword(bench, who, agent);
    const wrong = String((Number(await totp.code()) + 1) % 1_000_000).padStart(6, '0');
    const tried = await Promise.all(Array.from({ length: 10 }, () => agent.submit(page, { code: wrong })));
    assert.equal(tried.filter(({ status }) => status === 401).length, 5);
    await bench.query(`DELETE FROM throttle_counters`);
    const late = await agent.submit(page, { code: await totp.code() });
    assert.equal(late.url.pathname, '/login');
    assert.equal(await isSignedIn(agent), false);
  });

  it('is in the ID token: how somebody signed in, and how sure that makes us', async () => {
    const { who, totp } = await personWithTotp();
    const client = await bench.client();
    const agent = browser(bench.url);
    const { path, verifier } = await bench.authorization({ client, scope: 'openid' });
    const mfa = await agent.submit(
      await agent.get(path),
      { email: who.email, password: 'correct horse battery staple' },
      '/login',
    );
    assert.equal(mfa.url.pathname, '/mfa');
    const consent = await agent.submit(mfa, { code: await totp.code() });
    const back = await agent.submit(consent, { decision: 'allow' });
    assert.equal(back.url.origin + back.url.pathname, redirectUri);
    const { body } = await bench.redeem(client, { code: back.url.searchParams.get('code')!, verifier });
    const { amr, acr } = decodeJwt(body.id_token);
    assert.deepEqual({ amr, acr }, { amr: ['pwd', 'otp', 'mfa'], acr: 'https://refeds.org/profile/mfa' });
  });

  it('is asked for when an application wants it of a session that began without, and the session says so afterwards', async () => {
    const { who, totp } = await personWithTotp();
    const client = await bench.client({ is_trusted: true });
    const agent = browser(bench.url);
    await agent.submit(await byPassword(bench, who, agent), { code: await totp.code() });
    // As if the second factor had been set up after this session began.
    await bench.query(
      `UPDATE oauth_records SET payload = payload || '{"amr": ["pwd"], "acr": "https://refeds.org/profile/sfa"}' WHERE kind = 'Session'`,
    );
    const parameters = { acr_values: 'https://refeds.org/profile/mfa' };
    const silent = await bench.authorization({ client, parameters: { ...parameters, prompt: 'none' } });
    assert.equal((await agent.get(silent.path)).url.searchParams.get('error'), 'interaction_required');
    const { path, verifier } = await bench.authorization({ client, scope: 'openid', parameters });
    const login = await agent.get(path);
    assert.equal(login.url.pathname, '/login');
    const mfa = await agent.submit(login, { email: who.email, password: 'correct horse battery staple' }, '/login');
    const back = await agent.submit(mfa, { code: await totp.code() });
    const { body } = await bench.redeem(client, { code: back.url.searchParams.get('code')!, verifier });
    assert.equal(decodeJwt(body.id_token)['acr'], parameters.acr_values);
    const again = await bench.authorization({ client, parameters: { ...parameters, prompt: 'none' } });
    assert.ok((await agent.get(again.path)).url.searchParams.get('code'));
    const unknown = await bench.authorization({
      client,
      parameters: { acr_values: 'urn:nobody:knows', prompt: 'none' },
    });
    assert.ok((await agent.get(unknown.path)).url.searchParams.get('code'));
  });

  it('keeps only hashes and a sealed secret', async () => {
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
      assert.ok(!stored.includes(secret));
  });

  it('new recovery codes make those before void; without a second factor there are none', async () => {
    const { who, totp } = await personWithTotp();
    const agent = browser(bench.url);
    await agent.submit(await byPassword(bench, who, agent), { code: await totp.code() });
    const fresh = shownCodes(
      await agent.submit(await agent.get('/account/security'), {}, '/account/security/recovery-codes'),
    );
    assert.equal(fresh.length, 10);
    const other = browser(bench.url);
    let page = await byPassword(bench, who, other);
    page = await other.submit(page, { recovery_code: totp.recoveryCodes[0]! });
    assert.equal(page.status, 401);
    assert.equal((await other.submit(page, { recovery_code: fresh[0]! })).url.pathname, '/account');
    await agent.submit(await agent.get('/account/security'), {}, '/account/security/totp/remove');
    assert.equal((await byPassword(bench, who)).url.pathname, '/account');
    assert.equal((await bench.query(`SELECT FROM recovery_codes WHERE user_uuid = $1`, [who.uuid])).length, 0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser } from '@platform/testing';
import { claimWords } from '../signing-in/consent/claim-words.js';
import { messages } from '../pages/i18n/index.js';
import { byPassword, isSignedIn } from '../testing/factors.test-helper.js';
import { identityBench, type IdentityBench, type MadeClient } from '../testing/identity-bench.test-helper.js';

describe('sessions, devices and applications of an account', () => {
  let bench: IdentityBench;
  let own: MadeClient;
  let foreign: MadeClient;
  beforeAll(async () => {
    bench = await identityBench();
    [own, foreign] = await Promise.all([bench.client({ is_trusted: true, name: 'Console' }), bench.client()]);
  });
  afterAll(() => bench.close());

  const sessionsPath = '/api/v1/account/sessions';
  const grantsPath = '/api/v1/account/grants';
  const ownToken = async (who: Awaited<ReturnType<IdentityBench['person']>>, agent = browser(bench.url)) =>
    (await bench.tokens({ client: own }, who, agent)).access_token;

  it('accept only the platform’s own applications: 401 without a token, 403 for other clients', async () => {
    const who = await bench.person();
    const { access_token: token } = await bench.tokens({ client: foreign }, who);
    for (const [method, path] of [
      ['GET', sessionsPath],
      ['DELETE', sessionsPath],
      ['DELETE', `${sessionsPath}/x`],
      ['GET', grantsPath],
      ['DELETE', `${grantsPath}/x`],
      ['GET', '/api/v1/account/mfa'],
      ['POST', '/api/v1/account/mfa/totp'],
      ['DELETE', '/api/v1/account/mfa/totp'],
      ['POST', '/api/v1/account/mfa/recovery-codes'],
      ['GET', '/api/v1/account/passkeys'],
      ['DELETE', '/api/v1/account/passkeys/x'],
      ['GET', '/api/v1/account/export'],
      ['DELETE', '/api/v1/account'],
    ] as const) {
      assert.equal((await bench.call(method, path)).status, 401, path);
      const refused = await bench.call(method, path, { token });
      assert.deepEqual([refused.status, refused.body.error], [403, 'insufficient_scope'], path);
    }
    const noPerson = await bench.token({ user_uuid: null, client_id: own.client_id, is_trusted: true });
    expect((await bench.call('GET', sessionsPath, { token: noPerson })).body.error).toBe('user_required');
  });

  it('list each session by browser and network, and mark the one that asks', async () => {
    const who = await bench.person();
    const token = await ownToken(who);
    await byPassword(bench, who);
    const { body } = await bench.call('GET', sessionsPath, { token });
    expect(body.data.length).toBe(2);
    expect(body.data.filter(({ is_current }: { is_current: boolean }) => is_current).length).toBe(1);
    for (const session of body.data) {
      expect(session.network).toBe('127.0.0.0/24');
      expect(session.amr).toStrictEqual(['pwd']);
      expect(session.signed_in_at).toMatch(/\+00:00$/);
    }
  });

  it('end one session: its browser and its applications’ tokens lose access, other sessions stay', async () => {
    const who = await bench.person();
    const token = await ownToken(who);
    const agent = browser(bench.url);
    const theirs = await bench.tokens({ client: foreign }, who, agent);
    const { body } = await bench.call('GET', sessionsPath, { token });
    const other = body.data.find(({ is_current }: { is_current: boolean }) => !is_current);
    const stranger = await ownToken(await bench.person());
    expect((await bench.call('DELETE', `${sessionsPath}/${other.id}`, { token: stranger })).status).toBe(404);
    assert.ok(await isSignedIn(agent));
    expect((await bench.call('DELETE', `${sessionsPath}/${other.id}`, { token })).status).toBe(204);
    expect(await isSignedIn(agent)).toBe(false);
    expect((await bench.call('GET', '/api/v1/me', { token: theirs.access_token })).status).toBe(401);
    expect((await bench.refresh(foreign, theirs.refresh_token)).body.error).toBe('invalid_grant');
    expect((await bench.call('GET', '/api/v1/me', { token })).status).toBe(200);
    expect((await bench.call('DELETE', `${sessionsPath}/${other.id}`, { token })).status).toBe(404);
  });

  it('keep an ended session from being revived by a request in progress', async () => {
    const who = await bench.person();
    const token = await ownToken(who);
    const agent = browser(bench.url);
    await byPassword(bench, who, agent);
    const { path } = await bench.authorization({ client: own });
    const { body } = await bench.call('GET', sessionsPath, { token });
    const other = body.data.find(({ is_current }: { is_current: boolean }) => !is_current);
    await Promise.all([
      ...Array.from({ length: 20 }, () => agent.get(path)),
      bench.call('DELETE', `${sessionsPath}/${other.id}`, { token }),
      ...Array.from({ length: 20 }, () => agent.get(path)),
    ]);
    expect(await isSignedIn(agent)).toBe(false);
  });

  it('sign out everywhere: every session, flow and token ends, the caller’s included', async () => {
    const who = await bench.person();
    const agents = [browser(bench.url), browser(bench.url)];
    for (const agent of agents) await byPassword(bench, who, agent);
    const theirs = await bench.tokens({ client: foreign }, who);
    const token = await ownToken(who);
    expect((await bench.call('DELETE', sessionsPath, { token })).status).toBe(204);
    for (const agent of agents) expect(await isSignedIn(agent)).toBe(false);
    for (const each of [token, theirs.access_token])
      expect((await bench.call('GET', '/api/v1/me', { token: each })).status).toBe(401);
  });

  it('revoke an application: its tokens die, those of others stay, and other services are notified', async () => {
    const who = await bench.person();
    const token = await ownToken(who);
    const theirs = await bench.tokens({ client: foreign, scope: 'openid email' }, who);
    const ofSomebodyElse = await bench.tokens({ client: foreign, scope: 'openid email' }, await bench.person());
    const { body } = await bench.call('GET', grantsPath, { token });
    const shown = body.data.find(({ client_id }: { client_id: string }) => client_id === foreign.client_id);
    expect([shown.client_name, shown.scopes, shown.is_first_party]).toStrictEqual([
      'Notes',
      ['email', 'openid'],
      false,
    ]);
    expect((await bench.call('DELETE', `${grantsPath}/${foreign.client_id}`, { token })).status).toBe(204);
    expect((await bench.call('GET', '/api/v1/me', { token: theirs.access_token })).status).toBe(401);
    expect((await bench.refresh(foreign, theirs.refresh_token)).body.error).toBe('invalid_grant');
    expect((await bench.call('GET', '/api/v1/me', { token })).status).toBe(200);
    expect((await bench.refresh(foreign, ofSomebodyElse.refresh_token)).status).toBe(200);
    const revoked = await bench.outbox('grant.revoked');
    expect(
      revoked.some(({ payload }) => (payload['grant'] as { user_uuid: string }).user_uuid === who.uuid),
    ).toBeTruthy();
    expect((await bench.call('DELETE', `${grantsPath}/${foreign.client_id}`, { token })).status).toBe(404);
    const { path } = await bench.authorization({ client: foreign, scope: 'openid email' });
    const agent = browser(bench.url);
    await byPassword(bench, who, agent);
    expect((await agent.get(path)).url.pathname).toBe('/consent');
  });

  it('show an application that got single claims, on the page in the words of the consent page', async () => {
    const who = await bench.person();
    const [token, made, agent] = [await ownToken(who), await bench.client({ name: 'Curious' }), browser(bench.url)];
    const claims = JSON.stringify({ userinfo: { birthdate: null, phone_number: null }, id_token: { acr: null } });
    await bench.tokens({ client: made, scope: 'openid', parameters: { claims } }, who, agent);
    const { body } = await bench.call('GET', grantsPath, { token });
    const shown = body.data.find(({ client_id }: { client_id: string }) => client_id === made.client_id);
    expect([shown.scopes, shown.claims]).toStrictEqual([['openid'], ['birthdate', 'phone_number']]);
    const { text } = await agent.get('/account/applications');
    expect(text).toContain(`${messages('consent', 'en').claims}: ${claimWords('en', shown.claims)}`);
  });

  it('mail the person about a browser that is new to the account, but not about the first or a known one', async () => {
    const who = await bench.person();
    const mails = () => bench.mailsTo(who.email);
    const known = browser(bench.url);
    await byPassword(bench, who, known);
    await known.submit(await known.get('/account'), {}, '/account/sign-out');
    await byPassword(bench, who, known);
    await bench.mailsSent();
    expect(mails()).toStrictEqual([]);
    await byPassword(bench, who);
    await bench.mailsSent();
    expect(mails().length).toBe(1);
    const [mail] = mails();
    expect(mail!.subject).toBe('New sign-in to your account');
    expect(mail!.text!).toMatch(/127\.0\.0\.0\/24/);
    expect(mail!.text!).toContain(`${bench.url}/account/devices`);
  });

  it('are shown by the pages, which also sign out other browsers', async () => {
    const who = await bench.person();
    const [here, there] = [browser(bench.url), browser(bench.url)];
    await byPassword(bench, who, there);
    await byPassword(bench, who, here);
    await bench.tokens({ client: foreign }, who, here);
    let page = await here.get('/account/devices');
    expect(page.forms.filter(({ action }) => action === '/account/devices/sign-out').length).toBe(1);
    expect(page.text).toMatch(/Signed in/);
    page = await here.submit(page, {}, '/account/devices/sign-out');
    expect(page.url.pathname).toBe('/account/devices');
    expect(await isSignedIn(there)).toBe(false);
    await byPassword(bench, who, there);
    await here.submit(await here.get('/account/devices'), {}, '/account/devices/sign-out-others');
    expect([await isSignedIn(there), await isSignedIn(here)]).toStrictEqual([false, true]);
    page = await here.get('/account/applications');
    expect(page.text).toMatch(/Notes/);
    page = await here.submit(page, {}, '/account/applications/revoke');
    expect(page.text).not.toMatch(/Notes/);
  });

  it('sign out other sessions by the page that an application opened here, and close no other', async () => {
    const who = await bench.person();
    const [here, there] = [browser(bench.url), browser(bench.url)];
    const asking = async (agent: ReturnType<typeof browser>) => {
      await byPassword(bench, who, agent);
      const page = await agent.get((await bench.authorization({ client: foreign })).path);
      expect(page.url.pathname).toBe('/consent');
      return page;
    };
    const [ours, theirs] = [await asking(here), await asking(there)];
    await here.submit(await here.get('/account/devices'), {}, '/account/devices/sign-out-others');
    expect((await there.submit(theirs, { decision: 'allow' }, '/consent')).status).toBe(400);
    const page = await here.submit(ours, { decision: 'allow' }, '/consent');
    expect(page.url.searchParams.get('code')).toBeTruthy();
  });
});

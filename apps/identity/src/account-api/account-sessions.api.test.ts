import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { browser } from '@platform/testing';
import { claimWords } from '../consent/claim-words.js';
import { consentTexts } from '../consent/consent.texts.js';
import { byPassword, isSignedIn } from '../testing/factors.test-helper.js';
import { identityBench, type IdentityBench, type MadeClient } from '../testing/identity-bench.test-helper.js';

describe('sessions, devices and applications of an account', () => {
  let bench: IdentityBench;
  let own: MadeClient;
  let foreign: MadeClient;
  before(async () => {
    bench = await identityBench();
    [own, foreign] = await Promise.all([bench.client({ is_trusted: true, name: 'Console' }), bench.client()]);
  });
  after(() => bench.close());

  const sessionsPath = '/api/v1/account/sessions';
  const grantsPath = '/api/v1/account/grants';
  const ownToken = async (who: Awaited<ReturnType<IdentityBench['person']>>, agent = browser(bench.url)) =>
    (await bench.tokens({ client: own }, who, agent)).access_token;

  it('are for the platform’s own applications: no token 401, a foreign one 403, a client without a person 403', async () => {
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
    assert.equal((await bench.call('GET', sessionsPath, { token: noPerson })).body.error, 'user_required');
  });

  it('list where somebody is signed in, by browser and network, and which session asks', async () => {
    const who = await bench.person();
    const token = await ownToken(who);
    await byPassword(bench, who);
    const { body } = await bench.call('GET', sessionsPath, { token });
    assert.equal(body.data.length, 2);
    assert.equal(body.data.filter(({ is_current }: { is_current: boolean }) => is_current).length, 1);
    for (const session of body.data) {
      assert.equal(session.network, '127.0.0.0/24');
      assert.deepEqual(session.amr, ['pwd']);
      assert.match(session.signed_in_at, /\+00:00$/);
    }
  });

  it('end one session: its browser is signed out at once and what applications got in it is dead, the others stay', async () => {
    const who = await bench.person();
    const token = await ownToken(who);
    const agent = browser(bench.url);
    const theirs = await bench.tokens({ client: foreign }, who, agent);
    const { body } = await bench.call('GET', sessionsPath, { token });
    const other = body.data.find(({ is_current }: { is_current: boolean }) => !is_current);
    const stranger = await ownToken(await bench.person());
    assert.equal((await bench.call('DELETE', `${sessionsPath}/${other.id}`, { token: stranger })).status, 404);
    assert.ok(await isSignedIn(agent));
    assert.equal((await bench.call('DELETE', `${sessionsPath}/${other.id}`, { token })).status, 204);
    assert.equal(await isSignedIn(agent), false);
    assert.equal((await bench.call('GET', '/api/v1/me', { token: theirs.access_token })).status, 401);
    assert.equal((await bench.refresh(foreign, theirs.refresh_token)).body.error, 'invalid_grant');
    assert.equal((await bench.call('GET', '/api/v1/me', { token })).status, 200);
    assert.equal((await bench.call('DELETE', `${sessionsPath}/${other.id}`, { token })).status, 404);
  });

  it('a session that was ended does not come back by a request that was under way', async () => {
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
    assert.equal(await isSignedIn(agent), false);
  });

  it('sign out everywhere ends every session, sign-in under way and token, the caller’s own as well', async () => {
    const who = await bench.person();
    const agents = [browser(bench.url), browser(bench.url)];
    for (const agent of agents) await byPassword(bench, who, agent);
    const theirs = await bench.tokens({ client: foreign }, who);
    const token = await ownToken(who);
    assert.equal((await bench.call('DELETE', sessionsPath, { token })).status, 204);
    for (const agent of agents) assert.equal(await isSignedIn(agent), false);
    for (const each of [token, theirs.access_token])
      assert.equal((await bench.call('GET', '/api/v1/me', { token: each })).status, 401);
  });

  it('shut an application out: its tokens die at once, others’ do not, and the other services hear of it', async () => {
    const who = await bench.person();
    const token = await ownToken(who);
    const theirs = await bench.tokens({ client: foreign, scope: 'openid email' }, who);
    const ofSomebodyElse = await bench.tokens({ client: foreign, scope: 'openid email' }, await bench.person());
    const { body } = await bench.call('GET', grantsPath, { token });
    const shown = body.data.find(({ client_id }: { client_id: string }) => client_id === foreign.client_id);
    assert.deepEqual([shown.client_name, shown.scopes, shown.is_first_party], ['Notes', ['email', 'openid'], false]);
    assert.equal((await bench.call('DELETE', `${grantsPath}/${foreign.client_id}`, { token })).status, 204);
    assert.equal((await bench.call('GET', '/api/v1/me', { token: theirs.access_token })).status, 401);
    assert.equal((await bench.refresh(foreign, theirs.refresh_token)).body.error, 'invalid_grant');
    assert.equal((await bench.call('GET', '/api/v1/me', { token })).status, 200);
    assert.equal((await bench.refresh(foreign, ofSomebodyElse.refresh_token)).status, 200);
    const revoked = await bench.outbox('grant.revoked');
    assert.ok(revoked.some(({ payload }) => (payload['grant'] as { user_uuid: string }).user_uuid === who.uuid));
    assert.equal((await bench.call('DELETE', `${grantsPath}/${foreign.client_id}`, { token })).status, 404);
    const { path } = await bench.authorization({ client: foreign, scope: 'openid email' });
    const agent = browser(bench.url);
    await byPassword(bench, who, agent);
    assert.equal((await agent.get(path)).url.pathname, '/consent');
  });

  it('an application that was let in to single claims is shown with them, on the page in the words of the consent page', async () => {
    const who = await bench.person();
    const [token, made, agent] = [await ownToken(who), await bench.client({ name: 'Curious' }), browser(bench.url)];
    const claims = JSON.stringify({ userinfo: { birthdate: null, phone_number: null }, id_token: { acr: null } });
    await bench.tokens({ client: made, scope: 'openid', parameters: { claims } }, who, agent);
    const { body } = await bench.call('GET', grantsPath, { token });
    const shown = body.data.find(({ client_id }: { client_id: string }) => client_id === made.client_id);
    assert.deepEqual([shown.scopes, shown.claims], [['openid'], ['birthdate', 'phone_number']]);
    const { text } = await agent.get('/account/applications');
    assert.ok(text.includes(`${consentTexts.en.claims}: ${claimWords('en', shown.claims)}`));
  });

  it('a browser that is new to an account is told by mail, the first one and a known one are not', async () => {
    const who = await bench.person();
    const mails = () => bench.mailsTo(who.email);
    const known = browser(bench.url);
    await byPassword(bench, who, known);
    await known.submit(await known.get('/account'), {}, '/account/sign-out');
    await byPassword(bench, who, known);
    await bench.mailsSent();
    assert.deepEqual(mails(), []);
    await byPassword(bench, who);
    await bench.mailsSent();
    assert.equal(mails().length, 1);
    const [mail] = mails();
    assert.equal(mail!.subject, 'New sign-in to your account');
    assert.match(mail!.text!, /127\.0\.0\.0\/24/);
    assert.ok(mail!.text!.includes(`${bench.url}/account/devices`));
  });

  it('the pages show the same, and sign out other browsers', async () => {
    const who = await bench.person();
    const [here, there] = [browser(bench.url), browser(bench.url)];
    await byPassword(bench, who, there);
    await byPassword(bench, who, here);
    await bench.tokens({ client: foreign }, who, here);
    let page = await here.get('/account/devices');
    assert.equal(page.forms.filter(({ action }) => action === '/account/devices/sign-out').length, 1);
    assert.match(page.text, /Signed in/);
    page = await here.submit(page, {}, '/account/devices/sign-out');
    assert.equal(page.url.pathname, '/account/devices');
    assert.equal(await isSignedIn(there), false);
    await byPassword(bench, who, there);
    await here.submit(await here.get('/account/devices'), {}, '/account/devices/sign-out-others');
    assert.deepEqual([await isSignedIn(there), await isSignedIn(here)], [false, true]);
    page = await here.get('/account/applications');
    assert.match(page.text, /Notes/);
    page = await here.submit(page, {}, '/account/applications/revoke');
    assert.doesNotMatch(page.text, /Notes/);
  });

  it('signing out the others leaves the page open that an application shows in this browser, and no other', async () => {
    const who = await bench.person();
    const [here, there] = [browser(bench.url), browser(bench.url)];
    const asking = async (agent: ReturnType<typeof browser>) => {
      await byPassword(bench, who, agent);
      const page = await agent.get((await bench.authorization({ client: foreign })).path);
      assert.equal(page.url.pathname, '/consent');
      return page;
    };
    const [ours, theirs] = [await asking(here), await asking(there)];
    await here.submit(await here.get('/account/devices'), {}, '/account/devices/sign-out-others');
    assert.equal((await there.submit(theirs, { decision: 'allow' }, '/consent')).status, 400);
    const page = await here.submit(ours, { decision: 'allow' }, '/consent');
    assert.ok(page.url.searchParams.get('code'));
  });
});

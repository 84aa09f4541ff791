import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { browser, eventually, type Browser } from '@platform/testing';
import { age } from '../testing/factors.test-helper.js';
import { identityBench, password, type IdentityBench, type MadePerson } from '../testing/identity-bench.test-helper.js';

describe('changing the address', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  let agent: Browser;
  before(async () => (bench = await identityBench()));
  after(() => bench.close());
  beforeEach(async () => {
    await bench.query(`DELETE FROM throttle_counters`);
    ada = await bench.person({ isVerified: true });
    agent = browser(bench.url);
    await signIn(agent, ada.email);
  });

  const newAddress = () => `${randomUUID()}@example.org`;
  const signIn = async (on: Browser, email: string) => on.submit(await on.get('/login'), { email, password }, '/login');
  const ask = async (email: string, on = agent) =>
    on.submit(await on.get('/account/email'), { email }, '/account/email');
  const confirmLink = (email: string) => bench.mailedLink(email, '/account/email/confirm');
  const confirm = async (link: string, on = agent) => on.submit(await on.get(link), {}, '/account/email/confirm');
  const addressOf = async (uuid: string) =>
    (await bench.query(`SELECT email FROM users WHERE uuid = $1`, [uuid]))[0].email;

  it('takes effect when the new address confirms; the old one is told and the other services hear of it', async () => {
    const email = newAddress();
    assert.match((await ask(email.toUpperCase())).text, /Look into your mail/);
    const link = await confirmLink(email);
    await agent.get(link);
    assert.equal(await addressOf(ada.uuid), ada.email);
    assert.equal((await confirm(link)).url.pathname, '/account');
    assert.equal(await addressOf(ada.uuid), email);
    const [event] = (await bench.outbox('user.updated')).slice(-1);
    assert.partialDeepStrictEqual(event?.payload['user'], { uuid: ada.uuid, email, email_verified: true });
    assert.ok(await bench.mailedLink(ada.email, '/account/email/undo'));
    const told = bench.mailsTo(ada.email).at(-1);
    assert.ok(!told?.text?.includes(email), 'who reads the old mailbox does not learn the new address');
    assert.equal((await agent.get(link)).status, 404);
    assert.equal((await signIn(browser(bench.url), ada.email)).status, 401);
    assert.equal((await signIn(browser(bench.url), email)).url.pathname, '/account');
  });

  it('can be taken back from the old address, which signs everybody out', async () => {
    const email = newAddress();
    await ask(email);
    await confirm(await confirmLink(email));
    const undo = await bench.mailedLink(ada.email, '/account/email/undo');
    const owner = browser(bench.url);
    await owner.get(undo);
    assert.equal(await addressOf(ada.uuid), email);
    const page = await owner.submit(await owner.get(undo), {}, '/account/email/undo');
    assert.match(page.text, /The address is yours again/);
    assert.equal(await addressOf(ada.uuid), ada.email);
    assert.equal((await agent.get('/account')).url.pathname, '/login');
    assert.equal((await owner.get(undo)).status, 404);
  });

  it('is confirmed by the account that asked only: nobody gets a stranger’s address confirmed by having them click', async () => {
    const email = newAddress();
    await ask(email);
    const link = await confirmLink(email);
    const victim = browser(bench.url);
    assert.equal((await victim.get(link)).url.pathname, '/login');
    const bob = await bench.person();
    await signIn(victim, bob.email);
    assert.equal((await victim.get(link)).status, 404);
    const { forms } = await agent.get(link);
    const sent = await victim.submit(
      {
        ...(await victim.get('/account/email')),
        forms: [{ ...forms.find(({ action }) => action.endsWith('/confirm'))! }],
      },
      { csrf: victim.cookie('identity_csrf')! },
    );
    assert.equal(sent.status, 404);
    assert.equal(await addressOf(ada.uuid), ada.email);
    assert.equal(await addressOf(bob.uuid), bob.email);
    assert.equal((await confirm(link)).url.pathname, '/account');
  });

  it('leads through the sign-in and back to the question in another browser', async () => {
    const email = newAddress();
    await ask(email);
    const phone = browser(bench.url);
    const login = await phone.get(await confirmLink(email));
    const question = await phone.submit(login, { email: ada.email, password }, '/login');
    assert.equal(question.url.pathname, '/account/email/confirm');
    await phone.submit(question, {}, '/account/email/confirm');
    assert.equal(await addressOf(ada.uuid), email);
  });

  it('to one that has an account answers alike, tells its owner, and changes nothing', async () => {
    const bob = await bench.person();
    const shown = ({ status, text }: { status: number; text: string }, email: string) => ({
      status,
      text: text.replaceAll(email, 'EMAIL').replaceAll(/value="[^"]*"|nonce="[^"]*"/g, ''),
    });
    const free = newAddress();
    assert.deepEqual(shown(await ask(bob.email), bob.email), shown(await ask(free), free));
    await eventually(() =>
      assert.equal(bench.mailsTo(bob.email).at(-1)?.subject, 'Your address was entered for another account'),
    );
    assert.doesNotMatch(bench.mailsTo(bob.email).at(-1)?.text ?? '', /token=/);
    assert.equal(await addressOf(ada.uuid), ada.email);
  });

  it('ends the links that were mailed to the address before, to choose a password with as well', async () => {
    const askReset = async (email: string) => {
      const nobody = browser(bench.url);
      await nobody.submit(await nobody.get('/forgot'), { email }, '/forgot');
      return bench.mailedLink(email, '/reset');
    };
    const isOpen = async (link: string) => (await browser(bench.url).get(link)).status === 200;
    const email = newAddress();
    const toOld = await askReset(ada.email);
    assert.equal(await isOpen(toOld), true);
    await ask(email);
    await confirm(await confirmLink(email));
    assert.equal(await isOpen(toOld), false, 'after the change');
    const toNew = await askReset(email);
    const third = newAddress();
    await ask(third);
    const undo = await bench.mailedLink(ada.email, '/account/email/undo');
    const owner = browser(bench.url);
    await owner.submit(await owner.get(undo), {}, '/account/email/undo');
    assert.equal(await isOpen(toNew), false, 'after it was taken back');
    await signIn(agent, ada.email);
    assert.equal((await agent.get(await confirmLink(third))).status, 404, 'a change that was begun meanwhile');
    const history = await bench.query(
      `SELECT details->>'to' AS to FROM account_events WHERE user_uuid = $1 AND event = 'email_changed' ORDER BY uuid`,
      [ada.uuid],
    );
    assert.deepEqual(history, [{ to: email }, { to: ada.email }]);
  });

  it('to the address that it is, or to a second one, leaves no link of the first open', async () => {
    assert.equal((await ask(ada.email)).url.pathname, '/account');
    const [first, second] = [newAddress(), newAddress()];
    await ask(first);
    const link = await confirmLink(first);
    await ask(second);
    assert.equal((await agent.get(link)).status, 404);
    assert.equal((await confirm(await confirmLink(second))).url.pathname, '/account');
  });

  it('to one that got an account meanwhile fails cleanly', async () => {
    const email = newAddress();
    await ask(email);
    const link = await confirmLink(email);
    await bench.query(`UPDATE users SET email = $1 WHERE uuid = $2`, [email, (await bench.person()).uuid]);
    assert.equal((await confirm(link)).status, 404);
    assert.equal(await addressOf(ada.uuid), ada.email);
  });

  for (const parallel of [2, 10, 50]) {
    it(`of ${parallel} confirmations at the same time one changes it`, async () => {
      const email = newAddress();
      await ask(email);
      const question = await agent.get(await confirmLink(email));
      const answers = await Promise.all(
        Array.from({ length: parallel }, () => agent.submit(question, {}, '/account/email/confirm')),
      );
      assert.equal(answers.filter(({ url }) => url.pathname === '/account').length, 1);
      const [{ count }] = await bench.query(
        `SELECT count(*)::int FROM account_events WHERE user_uuid = $1 AND event = 'email_changed'`,
        [ada.uuid],
      );
      assert.equal(count, 1);
    });
  }

  it('needs a fresh sign-in, a real address, and no form from elsewhere', async () => {
    assert.equal((await ask('not an address')).status, 422);
    const body = new URLSearchParams({ email: newAddress() });
    assert.equal((await agent.visit('/account/email', { method: 'POST', body })).status, 403);
    await age(bench, ada, 700);
    assert.equal((await agent.get('/account/email')).url.pathname, '/login/confirm');
  });
});

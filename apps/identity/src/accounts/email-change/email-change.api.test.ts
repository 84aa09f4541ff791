import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { browser, eventually, type Browser } from '@platform/testing';
import { age } from '../../testing/factors.test-helper.js';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

describe('a change of address', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  let agent: Browser;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());
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

  it('takes effect when the new address confirms; the old one and the other services are notified', async () => {
    const email = newAddress();
    expect((await ask(email.toUpperCase())).text).toMatch(/Look into your mail/);
    const link = await confirmLink(email);
    await agent.get(link);
    expect(await addressOf(ada.uuid)).toBe(ada.email);
    expect((await confirm(link)).url.pathname).toBe('/account');
    expect(await addressOf(ada.uuid)).toBe(email);
    const [event] = (await bench.outbox('user.updated')).slice(-1);
    expect(event?.payload['user']).toMatchObject({ uuid: ada.uuid, email, email_verified: true });
    assert.ok(await bench.mailedLink(ada.email, '/account/email/undo'));
    const notice = bench.mailsTo(ada.email).at(-1);
    assert.ok(!notice?.text?.includes(email), 'who reads the old mailbox does not learn the new address');
    expect((await agent.get(link)).status).toBe(404);
    expect((await signIn(browser(bench.url), ada.email)).status).toBe(401);
    expect((await signIn(browser(bench.url), email)).url.pathname).toBe('/account');
  });

  it('can be undone from the old address, which signs out everywhere', async () => {
    const email = newAddress();
    await ask(email);
    await confirm(await confirmLink(email));
    const undo = await bench.mailedLink(ada.email, '/account/email/undo');
    const owner = browser(bench.url);
    await owner.get(undo);
    expect(await addressOf(ada.uuid)).toBe(email);
    const page = await owner.submit(await owner.get(undo), {}, '/account/email/undo');
    expect(page.text).toMatch(/The address is yours again/);
    expect(await addressOf(ada.uuid)).toBe(ada.email);
    expect((await agent.get('/account')).url.pathname).toBe('/login');
    expect((await owner.get(undo)).status).toBe(404);
  });

  it('is confirmed only by the account that asked: no click of a stranger confirms their address for it', async () => {
    const email = newAddress();
    await ask(email);
    const link = await confirmLink(email);
    const victim = browser(bench.url);
    expect((await victim.get(link)).url.pathname).toBe('/login');
    const bob = await bench.person();
    await signIn(victim, bob.email);
    expect((await victim.get(link)).status).toBe(404);
    const { forms } = await agent.get(link);
    const sent = await victim.submit(
      {
        ...(await victim.get('/account/email')),
        forms: [{ ...forms.find(({ action }) => action.endsWith('/confirm'))! }],
      },
      { csrf: victim.cookie('identity_csrf')! },
    );
    expect(sent.status).toBe(404);
    expect(await addressOf(ada.uuid)).toBe(ada.email);
    expect(await addressOf(bob.uuid)).toBe(bob.email);
    expect((await confirm(link)).url.pathname).toBe('/account');
  });

  it('asks for a sign-in in another browser, and returns to the question', async () => {
    const email = newAddress();
    await ask(email);
    const phone = browser(bench.url);
    const login = await phone.get(await confirmLink(email));
    const question = await phone.submit(login, { email: ada.email, password }, '/login');
    expect(question.url.pathname).toBe('/account/email/confirm');
    await phone.submit(question, {}, '/account/email/confirm');
    expect(await addressOf(ada.uuid)).toBe(email);
  });

  it('to an address with an account gives the same answer, notifies its owner, and changes nothing', async () => {
    const bob = await bench.person();
    const shown = ({ status, text }: { status: number; text: string }, email: string) => ({
      status,
      text: text.replaceAll(email, 'EMAIL').replaceAll(/value="[^"]*"|nonce="[^"]*"/g, ''),
    });
    const free = newAddress();
    expect(shown(await ask(bob.email), bob.email)).toStrictEqual(shown(await ask(free), free));
    await eventually(() =>
      expect(bench.mailsTo(bob.email).at(-1)?.subject).toBe('Your address was entered for another account'),
    );
    expect(bench.mailsTo(bob.email).at(-1)?.text ?? '').not.toMatch(/token=/);
    expect(await addressOf(ada.uuid)).toBe(ada.email);
  });

  it('voids links that were mailed to the old address, also those to reset the password', async () => {
    const askReset = async (email: string) => {
      const nobody = browser(bench.url);
      await nobody.submit(await nobody.get('/forgot'), { email }, '/forgot');
      return bench.mailedLink(email, '/reset');
    };
    const isOpen = async (link: string) => (await browser(bench.url).get(link)).status === 200;
    const email = newAddress();
    const toOld = await askReset(ada.email);
    expect(await isOpen(toOld)).toBe(true);
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
    expect(history).toStrictEqual([{ to: email }, { to: ada.email }]);
  });

  it('to the current address, or to a second new one, voids the link of the first', async () => {
    expect((await ask(ada.email)).url.pathname).toBe('/account');
    const [first, second] = [newAddress(), newAddress()];
    await ask(first);
    const link = await confirmLink(first);
    await ask(second);
    expect((await agent.get(link)).status).toBe(404);
    expect((await confirm(await confirmLink(second))).url.pathname).toBe('/account');
  });

  it('to an address that got an account meanwhile is refused with a page', async () => {
    const email = newAddress();
    await ask(email);
    const link = await confirmLink(email);
    await bench.query(`UPDATE users SET email = $1 WHERE uuid = $2`, [email, (await bench.person()).uuid]);
    expect((await confirm(link)).status).toBe(404);
    expect(await addressOf(ada.uuid)).toBe(ada.email);
  });

  for (const parallel of [2, 10, 50]) {
    it(`succeeds once of ${parallel} concurrent confirmations`, async () => {
      const email = newAddress();
      await ask(email);
      const question = await agent.get(await confirmLink(email));
      const answers = await Promise.all(
        // Each from a form of its own: a form that is sent twice counts as one.
        Array.from({ length: parallel }, () =>
          agent.submit(question, { form_id: randomUUID() }, '/account/email/confirm'),
        ),
      );
      expect(answers.filter(({ url }) => url.pathname === '/account').length).toBe(1);
      const [{ count }] = await bench.query(
        `SELECT count(*)::int FROM account_events WHERE user_uuid = $1 AND event = 'email_changed'`,
        [ada.uuid],
      );
      expect(count).toBe(1);
    });
  }

  it('needs a fresh sign-in, a valid address, and a form of ours', async () => {
    expect((await ask('not an address')).status).toBe(422);
    const body = new URLSearchParams({ email: newAddress() });
    expect((await agent.visit('/account/email', { method: 'POST', body })).status).toBe(403);
    await age(bench, ada, 700);
    expect((await agent.get('/account/email')).url.pathname).toBe('/login/confirm');
  });
});

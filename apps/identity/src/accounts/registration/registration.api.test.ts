import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { browser, eventually, linkTo, type Browser, type Page } from '@platform/testing';
import { identityBench, password, redirectUri, type IdentityBench } from '../../testing/identity-bench.test-helper.js';
import { watchWork } from '../../testing/watched-work.test-helper.js';
import { AddressProofs } from './address-proofs.js';

describe('a registration', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());
  // All of these come from one network.
  beforeEach(() => bench.query(`DELETE FROM throttle_counters`));

  const newPerson = () => ({ name: 'Grace', surname: 'Hopper', email: `${randomUUID()}@example.com`, password });
  type Person = ReturnType<typeof newPerson>;
  const register = async (agent: Browser, who: Record<string, string>, path = '/register') =>
    agent.submit(await agent.get(path), who);
  const confirmLink = (email: string) => bench.mailedLink(email, '/verify-email');
  const accounts = async (email: string) =>
    bench.query(`SELECT uuid, name, email_verified_at, is_active, language FROM users WHERE email = $1`, [email]);
  const registered = async (who: Person, agent = browser(bench.url)) => {
    await register(agent, who);
    return agent.submit(await agent.get(await confirmLink(who.email)), {}, '/verify-email');
  };
  const shown = ({ status, url, text }: Page, email: string) => ({
    status,
    path: url.pathname,
    text: text.replaceAll(email, 'EMAIL').replaceAll(/value="[^"]*"|nonce="[^"]*"/g, ''),
  });

  it('makes an account when the mailed link is confirmed, signs in and publishes it', async () => {
    const who = newPerson();
    const page = await registered(who);
    expect(page.url.pathname).toBe('/account');
    const [event] = (await bench.outbox('user.registered')).slice(-1);
    const { password: _, ...facts } = who;
    const [{ uuid }] = await accounts(who.email);
    expect(event?.payload).toStrictEqual({ user: { ...facts, uuid, email_verified: true, language: 'en' } });
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    const [history] = await bench.query(`SELECT event FROM account_events WHERE user_uuid = $1 ORDER BY uuid LIMIT 1`, [
      uuid,
    ]);
    expect(history.event).toBe('registered');
  });

  it('makes nothing before the link is confirmed, and opening the link changes nothing', async () => {
    const who = newPerson();
    const events = (await bench.outbox('user.registered')).length;
    const agent = browser(bench.url);
    expect((await register(agent, who)).text).toMatch(/Look into your mail/);
    const link = await confirmLink(who.email);
    await agent.get(link);
    await browser(bench.url).get(link);
    expect(await accounts(who.email)).toStrictEqual([]);
    expect((await bench.outbox('user.registered')).length).toBe(events);
    const stored = JSON.stringify(await bench.query(`SELECT * FROM account_tokens`));
    assert.ok(!stored.includes(who.email) && !stored.includes(link.split('=')[1]!));
  });

  it('goes on with the application’s flow in the browser that began it', async () => {
    const client = await bench.client();
    const agent = browser(bench.url);
    const signIn = await agent.get((await bench.authorization({ client })).path);
    const who = newPerson();
    await register(agent, who, linkTo('register', signIn.text));
    const consent = await agent.submit(await agent.get(await confirmLink(who.email)), {}, '/verify-email');
    expect(consent.url.pathname).toBe('/consent');
    const back = await agent.submit(consent, { decision: 'allow' }, '/consent');
    expect(back.url.origin + back.url.pathname).toBe(redirectUri);
    expect(back.url.searchParams.get('code')).toBeTruthy();
  });

  it('asks for its password in another browser: nobody confirms their address for a stranger’s password', async () => {
    const who = newPerson();
    await register(browser(bench.url), who);
    const link = await confirmLink(who.email);
    const victim = browser(bench.url);
    let page = await victim.get(link);
    expect(page.text).toMatch(/name="password"/);
    for (const typed of ['', 'a guess of mine']) {
      page = await victim.submit(page, { password: typed }, '/verify-email');
      expect(page.status).toBe(401);
    }
    expect(await accounts(who.email)).toStrictEqual([]);
    page = await victim.submit(page, { password }, '/verify-email');
    expect(page.url.pathname).toBe('/account');
    expect((await accounts(who.email)).length).toBe(1);
  });

  it('accepts people with one name', async () => {
    const who = { ...newPerson(), name: 'Suharto', surname: '' };
    const agent = browser(bench.url);
    await register(agent, who);
    const page = await agent.submit(await agent.get(await confirmLink(who.email)), {}, '/verify-email');
    expect(page.url.pathname).toBe('/account');
    expect(page.text).toMatch(/<dd>Suharto<\/dd>/);
    const [row] = await accounts(who.email);
    expect(row.name).toBe('Suharto');
  });

  it('answers the same whether or not the address has an account; only the mails differ', async () => {
    const ada = await bench.person();
    const known = await register(browser(bench.url), { ...newPerson(), email: ada.email.toUpperCase() });
    const nobody = newPerson();
    const unknown = await register(browser(bench.url), nobody);
    expect(known.status).toBe(200);
    expect(shown(known, ada.email)).toStrictEqual(shown(unknown, nobody.email));
    assert.ok(await bench.mailedLink(nobody.email, '/verify-email'));
    await eventually(() => expect(bench.mailsTo(ada.email).length).toBe(1));
    const [mail] = bench.mailsTo(ada.email);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text ?? '').not.toMatch(/token=/);
    expect((await accounts(ada.email))[0].name).toBe('Ada');
  });

  it('runs the same statements and hashes for an address with an account and for one without', async () => {
    const ada = await bench.person();
    const workOf = watchWork(bench.running);
    const work = (email: string) => workOf(() => register(browser(bench.url), { ...newPerson(), email }));
    const unknown = await work(newPerson().email);
    assert.ok(unknown.hashes === 1 && unknown.statements.length > 4);
    expect(await work(ada.email)).toStrictEqual(unknown);
  });

  it('shows each error beside its field, keeps the input except the password, and mails nothing', async () => {
    const agent = browser(bench.url);
    await bench.mailsSent();
    const before = bench.smtp.mails.length;
    for (const [wrong, field] of [
      [{ name: '   ' }, 'name'],
      [{ surname: 'x'.repeat(256) }, 'surname'],
      [{ name: 'Verify at https://evil.example/login' }, 'name'],
      [{ surname: 'www.evil.example' }, 'surname'],
      [{ name: 'abc\u202efdp' }, 'name'],
      [{ name: 'a\u0000b' }, 'name'],
      [{ email: 'not an address' }, 'email'],
      [{ password: 'short' }, 'password'],
      [{ password: 'x'.repeat(129) }, 'password'],
      [{ password: 'Password123' }, 'password'],
    ] as const) {
      const who = { ...newPerson(), ...wrong };
      const page = await register(agent, who);
      expect(page.status).toBe(422);
      expect(page.text).toMatch(new RegExp(`id="${field}-error"`));
      expect(page.text.includes(who.password)).toBeFalsy();
      expect(await bench.query(`SELECT FROM outgoing_mail`)).toStrictEqual([]);
    }
    const good = newPerson();
    await register(agent, good);
    await confirmLink(good.email);
    expect(bench.smtp.mails.slice(before).map(({ recipients }) => recipients)).toStrictEqual([[good.email]]);
  });

  it('treats all spellings of a domain as one mailbox, and different letters as different ones', async () => {
    const name = randomUUID();
    const [inDns, inMail] = [`${name}@xn--bcher-kva.example`, `${name}@bücher.example`];
    await register(browser(bench.url), { ...newPerson(), email: ` ${name.toUpperCase()}@BÜCHER.example` });
    const agent = browser(bench.url);
    const page = await agent.submit(await agent.get(await confirmLink(inMail)), { password }, '/verify-email');
    expect(page.url.pathname).toBe('/account');
    expect((await accounts(inDns)).length).toBe(1);
    for (const email of [inDns, inMail, `${name}@Bu\u0308cher.example`]) {
      const signedIn = browser(bench.url);
      const left = await signedIn.submit(await signedIn.get('/login'), { email, password }, '/login');
      assert.equal(left.url.pathname, '/account', email);
    }
    for (const email of ['\u212Aate@example.com', 'kate@\u212A.example/x'])
      assert.equal((await register(browser(bench.url), { ...newPerson(), email })).status, 422, email);
  });

  it('ignores fields that are not on the form', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    const who = newPerson();
    const more = {
      ...{
        uuid: ada.uuid,
        email_verified: 'true',
        email_verified_at: '2020-01-01',
        is_active: 'false',
        is_admin: 'true',
      },
      ...{ password_hash: 'x', role: 'owner', proof: 'x', browser: 'x' },
    };
    await register(agent, { ...who, ...more });
    await agent.submit(await agent.get(await confirmLink(who.email)), more, '/verify-email');
    const [row] = await accounts(who.email);
    expect(row.uuid).not.toBe(ada.uuid);
    expect(row.is_active).toBe(true);
    expect(row.email_verified_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  for (const parallel of [2, 10, 50]) {
    it(`makes one account of ${parallel} concurrent confirmations`, async () => {
      const who = newPerson();
      const agent = browser(bench.url);
      await register(agent, who);
      const page = await agent.get(await confirmLink(who.email));
      const answers = await Promise.all(
        Array.from({ length: parallel }, () => agent.submit(page, { form_id: randomUUID() }, '/verify-email')),
      );
      expect(answers.filter(({ url }) => url.pathname === '/account').length).toBe(1);
      expect((await accounts(who.email)).length).toBe(1);
    });
  }

  it('makes one account for two requests with one address: the first that is confirmed', async () => {
    const first = browser(bench.url);
    const second = browser(bench.url);
    const who = newPerson();
    await register(first, { ...who, name: 'First' });
    const firstLink = await confirmLink(who.email);
    await register(second, { ...who, name: 'Second' });
    const secondLink = await eventually(async () => {
      const link = await confirmLink(who.email);
      expect(link).not.toBe(firstLink);
      return link;
    });
    await second.submit(await second.get(secondLink), {}, '/verify-email');
    const late = await first.submit(await first.get(firstLink), {}, '/verify-email');
    expect(late.status).toBe(404);
    expect((await accounts(who.email)).map(({ name }) => name)).toStrictEqual(['Second']);
  });

  it('mails one address only so often, and answers the same beyond that', async () => {
    const who = newPerson();
    for (let sent = 0; sent < 5; sent++) expect((await register(browser(bench.url), who)).status).toBe(200);
    const last = newPerson();
    await register(browser(bench.url), last);
    await confirmLink(last.email);
    expect(bench.mailsTo(who.email).length).toBe(3);
  });

  it('mails a link to the platform’s own address, whatever host the request names', async () => {
    const who = newPerson();
    const agent = browser(bench.url);
    const { forms } = await agent.get('/register');
    const body = new URLSearchParams({ ...forms.find(({ action }) => action === '/register')!.fields, ...who });
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-forwarded-proto': 'https',
    };
    await agent.visit('/register', { method: 'POST', body, headers });
    await confirmLink(who.email);
    const [mail] = bench.mailsTo(who.email);
    assert.ok(!`${mail?.text}${mail?.html}`.includes('evil'));
    assert.ok(mail?.text?.includes(`${bench.url}/verify-email?token=`));
  });

  it('continues only to a path of this service', async () => {
    for (const [wanted, reached] of [
      ['/consent-less', '/consent-less'],
      ['//evil.example/', '/account'],
      ['/\\evil.example/', '/account'],
      ['/%09/evil.example', '/%09/evil.example'],
      ['/\t/evil.example', '/account'],
      ['https://evil.example/', '/account'],
      ['javascript:alert(1)', '/account'],
    ] as const) {
      const agent = browser(bench.url);
      const ada = await bench.person();
      const form = await agent.get(`/login?return_to=${encodeURIComponent(wanted)}`);
      const page = await agent.submit(form, { email: ada.email, password }, '/login');
      assert.equal(page.url.origin, bench.url, wanted);
      assert.equal(page.url.pathname, reached, wanted);
    }
  });

  it('returns to the page where it began', async () => {
    const agent = browser(bench.url);
    const who = newPerson();
    const form = await agent.get(linkTo('register', (await agent.get('/login?return_to=/account/x')).text));
    await agent.submit(form, who, '/register');
    const page = await agent.submit(await agent.get(await confirmLink(who.email)), {}, '/verify-email');
    expect(page.url.pathname).toBe('/account/x');
  });

  it('needs no second mail when it began with a link that was mailed to this address', async () => {
    const who = newPerson();
    const proof = bench.running.app.get(AddressProofs).make(who.email);
    const path = `/register?proof=${encodeURIComponent(proof)}`;
    const agent = browser(bench.url);
    const page = await register(agent, who, path);
    expect(page.url.pathname).toBe('/account');
    assert.ok((await accounts(who.email))[0].email_verified_at);
    const other = newPerson();
    expect((await register(browser(bench.url), other, path)).text).toMatch(/Look into your mail/);
    expect(await accounts(other.email)).toStrictEqual([]);
    expect((await register(browser(bench.url), who, path)).text).toMatch(/Look into your mail/);
  });

  it('mails in the language of the page and keeps it as that of the account', async () => {
    const who = newPerson();
    const agent = browser(bench.url);
    await agent.visit('/language', {
      method: 'POST',
      body: new URLSearchParams({ language: 'de', return_to: '/register' }),
    });
    await registered(who, agent);
    expect(bench.mailsTo(who.email)[0]?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
    expect(bench.mailsTo(who.email)[0]?.html ?? '').toMatch(/<html lang="de">/);
    expect((await accounts(who.email))[0].language).toBe('de');
  });

  it('confirms an address that the operator entered unconfirmed', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    expect((await agent.get('/verify-email')).url.pathname).toBe('/login');
    await agent.submit(await agent.get('/login'), { email: ada.email, password }, '/login');
    const sent = await agent.submit(await agent.get('/verify-email'), {}, '/verify-email/send');
    expect(sent.text).toMatch(/Look into your mail/);
    const link = await confirmLink(ada.email);
    await browser(bench.url).get(link);
    expect((await accounts(ada.email))[0].email_verified_at).toBe(null);
    await agent.submit(await agent.get(link), {}, '/verify-email');
    assert.ok((await accounts(ada.email))[0].email_verified_at);
    const [event] = (await bench.outbox('user.updated')).slice(-1);
    expect((event?.payload['user'] as { email_verified: boolean }).email_verified).toStrictEqual(true);
    expect((await agent.get(link)).status).toBe(404);
    expect((await agent.get('/verify-email')).url.pathname).toBe('/account');
  });
});

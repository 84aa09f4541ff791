import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { joiningPaths } from '@platform/contracts';
import { verify } from '@platform/signatures';
import { browser, httpReceiver, signedByCaller, type HttpReceiver, type Page } from '@platform/testing';
import { identityBench, password, type IdentityBench, type MadePerson } from '../testing/identity-bench.test-helper.js';
import { playOrganizations } from '../testing/organizations.test-helper.js';
import { messages } from '../pages/i18n/index.js';

const texts = messages('joining', 'en');
const organization = { uuid: randomUUID(), name: 'Engines & <Co>' };
const token = 'the-token';

describe('the pages of invitations', () => {
  let bench: IdentityBench;
  let organizations: HttpReceiver;
  let ada: MadePerson;
  /** The answers of organizations, by path. */
  const answers: Record<string, [status: number, body: object]> = {};
  beforeAll(async () => {
    organizations = await httpReceiver();
    organizations.always(({ path }) => {
      const [status, body] = answers[path] ?? [404, { error: 'not_found', message: 'x' }];
      return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    });
    bench = await identityBench({ ORGANIZATIONS_URL: organizations.url });
    ada = await bench.person({ isVerified: true });
  });
  afterAll(async () => {
    await bench.close();
    await organizations.close();
  });
  const invitation = (more: object = {}) => ({
    organization,
    email: ada.email,
    role_display_name: 'Member',
    invited_by: 'Grace Hopper',
    status: 'pending',
    ...more,
  });
  beforeEach(() => {
    answers[joiningPaths.invitation] = [200, invitation()];
    answers[joiningPaths.inviteLink] = [200, { organization, role_display_name: 'Member' }];
    answers[joiningPaths.answer] = [200, { status: 'accepted', organization }];
    answers[joiningPaths.join] = [200, { organization }];
    organizations.requests.length = 0;
  });
  const asked = (path: string) =>
    organizations.requests
      .filter((req) => req.path === path)
      .map(({ rawBody }) => JSON.parse(rawBody.toString()) as Record<string, unknown>);
  /** Whether organizations can audit the network of the form. */
  const isOfBrowser = (origin: unknown) => {
    const { ip_address, request_id, user_agent } = (origin ?? {}) as Record<string, unknown>;
    return ip_address === '127.0.0.1' && Boolean(request_id) && user_agent !== undefined;
  };
  async function signedIn(who = ada) {
    const agent = browser(bench.url);
    await agent.submit(await agent.get('/login'), { email: who.email, password });
    return agent;
  }
  const escaped = 'Engines &#38; &#60;Co&#62;';
  const link = (page: Page, word: string) =>
    new RegExp(`href="([^"]*${word}[^"]*)"`)
      .exec(page.text)![1]!
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

  it('show what, by whom and for whom, change nothing, and send the token signed and in a body', async () => {
    const page = await (await signedIn()).get(`/invitations/${token}`);
    for (const shown of [escaped, 'Grace Hopper', 'Member', ada.email]) assert.ok(page.text.includes(shown), shown);
    expect(asked(joiningPaths.answer)).toStrictEqual([]);
    expect(asked(joiningPaths.invitation)).toStrictEqual([{ token }]);
    const [call] = organizations.requests;
    const secrets = bench.env['INTERNAL_SECRET']!;
    expect(verify({ secrets, ...signedByCaller(call!, 'organizations') })).toBeTruthy();
  });

  it('accept or decline by a form of the signed-in person, with current facts', async () => {
    const agent = await signedIn();
    const page = await agent.get(`/invitations/${token}`);
    const accepted = await agent.submit(page, { decision: 'accept' }, `/invitations/${token}`);
    expect(accepted.text).toContain(`You are a member of ${escaped}`);
    const user = {
      uuid: ada.uuid,
      name: 'Ada',
      surname: 'Lovelace',
      email: ada.email,
      email_verified: true,
      language: null,
    };
    const [{ origin, ...sent }, ...more] = asked(joiningPaths.answer) as [Record<string, unknown>];
    expect([sent, more]).toStrictEqual([{ token, user, decision: 'accept' }, []]);
    expect([isOfBrowser(origin), isOfBrowser(undefined)]).toStrictEqual([true, false]);
    answers[joiningPaths.answer] = [200, { status: 'declined', organization }];
    const declined = await agent.submit(page, { decision: 'decline' }, `/invitations/${token}`);
    expect(declined.text).toContain(texts.declined);
  });

  it('refuse a forged form and one without a decision', async () => {
    const agent = await signedIn();
    const page = await agent.get(`/invitations/${token}`);
    for (const path of [`/invitations/${token}`, `/invitations/${token}/switch`])
      expect((await agent.submit(page, { csrf: 'x', decision: 'accept' }, path)).status).toBe(403);
    expect((await agent.submit(page, {}, `/invitations/${token}`)).status).toBe(200);
    const join = await agent.get(`/join/${token}`);
    expect((await agent.submit(join, { csrf: 'x' }, `/join/${token}`)).status).toBe(403);
    expect([...asked(joiningPaths.answer), ...asked(joiningPaths.join)]).toStrictEqual([]);
  });

  it('look like the organization, before and after the answer', async () => {
    const grace = await bench.person({ isVerified: true });
    const play = playOrganizations(bench);
    const branded = await play.organization(grace, 'Engines');
    const links = { support_url: null, terms_url: null, privacy_url: null, support_email: null };
    await play.brand(branded, { ...links, accent: '#c02050', mark_hash: null, footer_text: 'Since 1815' });
    answers[joiningPaths.invitation] = [200, invitation({ organization: branded })];
    answers[joiningPaths.answer] = [200, { status: 'accepted', organization: branded }];
    answers[joiningPaths.inviteLink] = [200, { organization: branded, role_display_name: 'Member' }];
    answers[joiningPaths.join] = [200, { organization: branded }];
    const agent = await signedIn();
    const invited = await agent.get(`/invitations/${token}`);
    const link = await agent.get(`/join/${token}`);
    const pages = [
      ...[invited, await agent.submit(invited, { decision: 'accept' }, `/invitations/${token}`)],
      ...[link, await agent.submit(link, {}, `/join/${token}`)],
    ];
    for (const { text } of pages) {
      expect(text).toContain('/assets/brand/c02050.css');
      expect(text).toContain('<p>Since 1815</p>');
    }
  });

  it('ask for a sign-in and return', async () => {
    const agent = browser(bench.url);
    const page = await agent.get(`/invitations/${token}`);
    expect(page.forms.some(({ action }) => action.startsWith('/invitations'))).toBeFalsy();
    const back = await agent.submit(await agent.get(link(page, '/login')), { email: ada.email, password });
    expect(back.url.pathname).toBe(`/invitations/${token}`);
    expect(back.forms.some(({ action }) => action === `/invitations/${token}`)).toBeTruthy();
  });

  it('confirm the address of an account that is made from the invitation, and return', async () => {
    const email = `${randomUUID()}@example.com`;
    answers[joiningPaths.invitation] = [200, invitation({ email })];
    const agent = browser(bench.url);
    const register = await agent.get(link(await agent.get(`/invitations/${token}`), '/register'));
    const named = { name: 'Grace', surname: 'Hopper', password: 'a lot of longer words' };
    const back = await agent.submit(register, { ...named, email }, '/register');
    expect(back.url.pathname).toBe(`/invitations/${token}`);
    expect(back.text).toContain(email);
    const [row] = await bench.query(`SELECT email_verified_at FROM users WHERE email = $1`, [email]);
    assert.ok(row.email_verified_at);
  });

  it('send the usual mail to any other address: the link to one mailbox confirms no other', async () => {
    const email = `${randomUUID()}@example.com`;
    answers[joiningPaths.invitation] = [200, invitation({ email: `${randomUUID()}@example.com` })];
    const agent = browser(bench.url);
    const register = await agent.get(link(await agent.get(`/invitations/${token}`), '/register'));
    await agent.submit(register, { name: 'Eve', surname: 'X', password: 'a lot of longer words', email }, '/register');
    expect(await bench.query(`SELECT uuid FROM users WHERE email = $1`, [email])).toStrictEqual([]);
    assert.ok(await bench.mailedLink(email, '/verify-email'));
  });

  it('offer to switch the account when somebody else is signed in, and never join it silently', async () => {
    const bob = await bench.person({ isVerified: true });
    const agent = await signedIn(bob);
    const page = await agent.get(`/invitations/${token}`);
    expect(page.text).toContain(texts.otherAddress);
    expect(page.forms.some(({ action }) => action === `/invitations/${token}`)).toBeFalsy();
    const login = await agent.submit(page, {}, `/invitations/${token}/switch`);
    expect(login.url.pathname).toBe('/login');
    const back = await agent.submit(login, { email: ada.email, password });
    expect(back.url.pathname).toBe(`/invitations/${token}`);
    expect(back.forms.some(({ action }) => action === `/invitations/${token}`)).toBeTruthy();
  });

  it('say why an invitation is not open, and hide whether a token was ever known', async () => {
    const agent = await signedIn();
    for (const [status, text] of [
      ['accepted', texts.accepted],
      ['expired', texts.expired],
      ['cancelled', texts.over],
    ]) {
      answers[joiningPaths.invitation] = [200, invitation({ status })];
      const page = await agent.get(`/invitations/${token}`);
      expect(page.status).toBe(409);
      expect(page.text).toContain(text!);
      expect(page.text.includes('Grace Hopper')).toBeFalsy();
    }
    delete answers[joiningPaths.invitation];
    expect((await agent.get(`/invitations/${token}`)).status).toBe(404);
    organizations.requests.length = 0;
    expect((await agent.get(`/invitations/${'x'.repeat(201)}`)).status).toBe(404);
    expect(organizations.requests.length).toBe(0);
  });

  it('answer a form that is sent twice the same, to the person who sent it', async () => {
    const [agent, other] = [await signedIn(), await signedIn(await bench.person({ isVerified: true }))];
    const page = await agent.get(`/invitations/${token}`);
    const { csrf = '' } = (await other.get(`/invitations/${token}`)).forms[0]!.fields;
    answers[joiningPaths.answer] = [409, { error: 'invitation_not_pending', message: 'x' }];
    for (const [decision, status, said] of [
      ['accept', 'accepted', `You are a member of ${escaped}`],
      ['decline', 'declined', texts.declined],
    ] as const) {
      answers[joiningPaths.invitation] = [200, invitation({ status })];
      const again = await agent.submit(page, { decision }, `/invitations/${token}`);
      expect(again.status).toBe(200);
      expect(again.text).toContain(said);
      const otherwise = decision === 'accept' ? 'decline' : 'accept';
      const body = new URLSearchParams({ csrf, decision });
      for (const refused of [
        await agent.submit(page, { decision: otherwise }, `/invitations/${token}`),
        await other.visit(`/invitations/${token}`, { method: 'POST', body }),
      ])
        expect(refused.status).toBe(409);
    }
  });

  it('explain every refusal of organizations in words', async () => {
    const agent = await signedIn();
    const page = await agent.get(`/invitations/${token}`);
    const refusals: [status: number, error: string, text: string][] = [
      [403, 'email_unverified', texts.unverified],
      [403, 'invitation_email_mismatch', texts.otherAddress],
      [403, 'organization_inactive', texts.suspended],
      [404, 'not_found', texts.nothingText],
      [409, 'invitation_not_pending', texts.over],
      [409, 'invitation_expired', texts.expired],
    ];
    for (const [status, error, text] of refusals) {
      answers[joiningPaths.answer] = [status, { error, message: 'x' }];
      const refused = await agent.submit(page, { decision: 'accept' }, `/invitations/${token}`);
      expect(refused.status).toBe(status);
      assert.ok(refused.text.includes(text), error);
    }
    answers[joiningPaths.answer] = [500, { error: 'internal_error', message: 'x' }];
    expect((await agent.submit(page, { decision: 'accept' }, `/invitations/${token}`)).status).toBe(503);
  });

  it('show where a shared link leads, and join by a form', async () => {
    const agent = await signedIn();
    const page = await agent.get(`/join/${token}`);
    expect(page.text).toContain(escaped);
    expect(asked(joiningPaths.join)).toStrictEqual([]);
    expect((await agent.submit(page, {}, `/join/${token}`)).text).toContain(`You are a member of ${escaped}`);
    expect(asked(joiningPaths.join).map(({ token: sent, origin }) => [sent, isOfBrowser(origin)])).toStrictEqual([
      [token, true],
    ]);
    for (const [status, error, text] of [
      [409, 'already_member', texts.alreadyMember],
      [403, 'domain_not_allowed', texts.domain],
      [403, 'not_a_member', texts.removed],
    ] as const) {
      answers[joiningPaths.join] = [status, { error, message: 'x' }];
      const refused = await agent.submit(page, {}, `/join/${token}`);
      expect(refused.status).toBe(status);
      expect(refused.text).toContain(text);
    }
    const stranger = browser(bench.url);
    const register = link(await stranger.get(`/join/${token}`), '/register');
    expect(register.includes('proof')).toBeFalsy();
    delete answers[joiningPaths.inviteLink];
    expect((await agent.get(`/join/${token}`)).status).toBe(404);
  });

  it('say so when organizations is away, and nothing is lost', async () => {
    const away = await identityBench({ ORGANIZATIONS_URL: 'http://127.0.0.1:9' });
    expect((await browser(away.url).get(`/invitations/${token}`)).status).toBe(503);
    await away.close();
  });
});

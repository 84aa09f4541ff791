import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { browser, type Browser, type Page } from '@platform/testing';
import { byPassword, codeOf, shownCodes } from '../../testing/factors.test-helper.js';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

describe('changes of an account', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  async function signedIn(): Promise<{ who: MadePerson; agent: Browser }> {
    const [who, agent] = [await bench.person(), browser(bench.url)];
    await byPassword(bench, who, agent);
    return { who, agent };
  }
  const noticeOf = ({ text }: Page) => /<p class="notice" role="status">([^<]*)<\/p>/.exec(text)?.[1];
  /** Whether the form is reached only by opening its question. */
  const isAsked = ({ text }: Page, action: string) =>
    new RegExp(`<details class="ask-first">(?:(?!</details>)[\\s\\S])*action="${action}"`).test(text);
  async function withTotp(agent: Browser): Promise<void> {
    const page = await agent.get('/account/security/totp');
    const secret = /class="secret">([^<]+)</.exec(page.text)![1]!.replaceAll(' ', '');
    expect((await agent.submit(page, { code: codeOf(secret) }, '/account/security/totp')).text).toMatch(
      /class="codes"/,
    );
  }

  it('of the password, the profile and the address are confirmed on the next page', async () => {
    const { who, agent } = await signedIn();
    const changed = { current: password, password: 'an entirely other passphrase' };
    const security = await agent.submit(await agent.get('/account/password'), changed, '/account/password');
    expect(security.url.pathname).toBe('/account/security');
    expect(noticeOf(security) ?? '').toMatch(/^Your password is changed/);
    const profile = await agent.submit(await agent.get('/account'), { name: 'Augusta' }, '/account');
    expect(noticeOf(profile)).toBe('Your profile is saved.');
    const email = `${randomUUID()}@example.com`;
    await agent.submit(await agent.get('/account/email'), { email }, '/account/email');
    const link = await agent.get(await bench.mailedLink(email, '/account/email/confirm'));
    const confirmed = await agent.submit(link, {}, '/account/email/confirm');
    expect(noticeOf(confirmed)).toBe('Your new e-mail address is confirmed.');
    assert.ok(confirmed.text.includes(email) && !confirmed.text.includes(who.email));
  });

  it('that remove protection or access ask first, and are confirmed afterwards', async () => {
    const { who, agent } = await signedIn();
    await withTotp(agent);
    const security = await agent.get('/account/security');
    for (const action of ['/account/security/recovery-codes', '/account/security/totp/remove'])
      assert.ok(isAsked(security, action), action);
    expect(security.text).toMatch(/your recovery codes go too/);
    const removed = await agent.submit(security, {}, '/account/security/totp/remove');
    expect(noticeOf(removed)).toBe('The authenticator app is removed.');
    await bench.query(
      `INSERT INTO passkeys (id, uuid, user_uuid, public_key, counter, transports, name, is_backed_up)
       VALUES ($1, gen_random_uuid(), $2, '', 0, '{}', 'Key', false)`,
      [randomUUID(), who.uuid],
    );
    const withPasskey = await agent.get('/account/security');
    expect(isAsked(withPasskey, '/account/security/passkeys/remove')).toBeTruthy();
    const without = await agent.submit(withPasskey, {}, '/account/security/passkeys/remove');
    expect(noticeOf(without)).toBe('The passkey is removed.');
    await bench.code({ client: await bench.client() }, who, agent);
    const applications = await agent.get('/account/applications');
    expect(isAsked(applications, '/account/applications/revoke')).toBeTruthy();
    const revoked = await agent.submit(applications, {}, '/account/applications/revoke');
    expect(noticeOf(revoked)).toBe('The application has no access any more.');
  });

  it('of devices say who is signed out', async () => {
    const { who, agent } = await signedIn();
    await byPassword(bench, who);
    const one = await agent.submit(await agent.get('/account/devices'), {}, '/account/devices/sign-out');
    expect(noticeOf(one)).toBe('The device is signed out.');
    await byPassword(bench, who);
    const all = await agent.submit(await agent.get('/account/devices'), {}, '/account/devices/sign-out-others');
    expect(noticeOf(all)).toBe('All other devices are signed out.');
  });

  it('are confirmed in fixed sentences only, whatever the address of the page holds', async () => {
    const { agent } = await signedIn();
    for (const query of ['done=You+have+won', 'done=toString', 'done=saved&done=saved', 'done[x]=saved', ''])
      assert.equal(noticeOf(await agent.get(`/account?${query}`)), undefined, query);
    const german = browser(bench.url);
    await byPassword(bench, await bench.person(), german);
    const page = await german.visit('/account?done=saved', { headers: { 'accept-language': 'de' } });
    expect(noticeOf(page)).toBe('Ihr Profil ist gespeichert.');
  });

  it('that showed recovery codes change nothing when sent again, and say how to get new ones', async () => {
    const { who, agent } = await signedIn();
    const setUp = await agent.get('/account/security/totp');
    const secret = /class="secret">([^<]+)</.exec(setUp.text)![1]!.replaceAll(' ', '');
    await agent.submit(setUp, { code: codeOf(secret) }, '/account/security/totp');
    const stored = () => bench.query(`SELECT hash FROM recovery_codes WHERE user_uuid = $1 ORDER BY hash`, [who.uuid]);
    const first = await stored();
    const again = await agent.submit(setUp, { code: codeOf(secret) }, '/account/security/totp');
    expect(again.url.pathname).toBe('/account/security');
    expect(noticeOf(again) ?? '').toMatch(/app is on\. If you did not keep your recovery codes, make new ones/);
    expect(await stored()).toStrictEqual(first);

    const renewal = await agent.submit(again, {}, '/account/security/recovery-codes');
    expect(renewal.text).toMatch(/class="codes"/);
    const second = await stored();
    expect(second).not.toStrictEqual(first);
    const repeated = await agent.submit(again, {}, '/account/security/recovery-codes');
    expect(repeated.url.pathname).toBe('/account/security');
    expect(noticeOf(repeated) ?? '').toMatch(/new codes are made\. If you did not keep/);
    expect(await stored()).toStrictEqual(second);
    const made = `SELECT FROM account_events WHERE user_uuid = $1 AND event = 'recovery_codes_made'`;
    expect((await bench.query(made, [who.uuid])).length).toBe(1);
    expect((await agent.submit(repeated, {}, '/account/security/recovery-codes')).text).toMatch(/class="codes"/);
  });

  it('that showed recovery codes offer a file of them, without caching, and only while they are valid', async () => {
    const file = '/account/security/recovery-codes/file';
    const { who, agent } = await signedIn();
    const setUp = await agent.get('/account/security/totp');
    const secret = /class="secret">([^<]+)</.exec(setUp.text)![1]!.replaceAll(' ', '');
    const page = await agent.submit(setUp, { code: codeOf(secret) }, '/account/security/totp');
    const codes = shownCodes(page);
    const kept = await agent.submit(page, {}, file);
    const header = (name: string) => kept.headers.get(name);
    expect([kept.status, kept.url.pathname, header('content-type'), header('cache-control')]).toStrictEqual([
      200,
      file,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(header('content-disposition')).toBe('attachment; filename="recovery-codes.txt"');
    const [title, whose, ...rest] = kept.text.split('\r\n');
    expect([title, whose]).toStrictEqual(['Recovery codes', `${who.email}, ${new URL(bench.url).host}`]);
    expect(rest.slice(-11)).toStrictEqual([...codes, '']);
    const refused = async (form: Record<string, string>, by = agent) => {
      const answer = await by.submit(page, form, file);
      assert.equal(answer.headers.get('content-disposition'), null, JSON.stringify(form));
      return answer;
    };
    for (const given of ['', 'hello', `${codes[0]} ${codes[0]}`, `${codes.join(' ')} hello`])
      await refused({ codes: given });
    expect((await refused({ csrf: 'x' })).status).toBe(403);
    await agent.submit(await agent.get('/account/security'), {}, '/account/security/recovery-codes');
    expect(noticeOf(await refused({})) ?? '').toMatch(/new codes are made/);
    const { agent: other } = await signedIn();
    const csrf = (await other.get('/account')).forms.find(({ fields }) => fields['csrf'])!.fields['csrf']!;
    expect((await refused({ csrf }, other)).url.pathname).toBe('/account/security');
  });
});

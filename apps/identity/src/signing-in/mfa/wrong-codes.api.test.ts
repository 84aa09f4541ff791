import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, eventually, type Page } from '@platform/testing';
import { byPassword, withTotp } from '../../testing/factors.test-helper.js';
import { identityBench, type IdentityBench, type MadePerson } from '../../testing/identity-bench.test-helper.js';
import { messages } from '../../pages/i18n/index.js';
import { maxWrongCodes, wrongCodesToTell } from '../../people/second-factors/totp.js';

const { wrongCodes, codesLocked } = messages('way-in-notices', 'en');

describe('wrong codes after a right password', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  /** An attacker with the password and many browsers; waiting costs them nothing here. */
  async function typeWrong(who: MadePerson, times: number): Promise<Page> {
    let page!: Page;
    for (let typed = 0; typed < times; typed++) {
      await bench.query(`DELETE FROM throttle_counters`);
      const thief = browser(bench.url);
      page = await thief.submit(await byPassword(bench, who, thief), { code: '000000' }, '/mfa');
      expect(page.status).toBe(401);
    }
    return page;
  }
  async function noticesTo(who: MadePerson): Promise<(string | undefined)[]> {
    await bench.mailsSent();
    const subjects = bench.mailsTo(who.email).map(({ subject }) => subject);
    return subjects.filter((subject) => subject === wrongCodes.subject || subject === codesLocked.subject);
  }
  async function locked() {
    const who = await bench.person();
    const totp = await withTotp(bench, who);
    await bench.query(`UPDATE totp_secrets SET wrong_codes = $2 WHERE user_uuid = $1`, [who.uuid, maxWrongCodes - 1]);
    const page = await typeWrong(who, 1);
    return { who, totp, page };
  }
  async function typeRight(who: MadePerson, code: string): Promise<Page> {
    await bench.query(`DELETE FROM throttle_counters`);
    const agent = browser(bench.url);
    const page = await byPassword(bench, who, agent);
    return page.forms.some(({ fields, action }) => action === '/mfa' && !('credential' in fields))
      ? agent.submit(page, { code }, '/mfa')
      : page;
  }

  it('notify the owner after a few, and a right one resets the count', async () => {
    const who = await bench.person();
    const totp = await withTotp(bench, who);
    await typeWrong(who, wrongCodesToTell - 1);
    expect(await noticesTo(who)).toStrictEqual([]);
    await typeWrong(who, 1);
    expect(await noticesTo(who)).toStrictEqual([wrongCodes.subject]);
    expect((await typeRight(who, await totp.code())).url.pathname).toBe('/account');
    await typeWrong(who, wrongCodesToTell - 1);
    expect(await noticesTo(who)).toStrictEqual([wrongCodes.subject]);
  });

  it('have a limit: beyond it even the right one is refused, and the owner is notified', async () => {
    const { who, totp, page } = await locked();
    expect(page.text).toContain(messages('mfa', 'en').locked);
    expect(page.text).toContain('href="/forgot"');
    const thief = browser(bench.url);
    const shown = await byPassword(bench, who, thief);
    const code = await totp.code();
    const { csrf = '' } = shown.forms[0]!.fields;
    const body = new URLSearchParams({ csrf, code });
    expect((await thief.visit('/mfa', { method: 'POST', body })).status).toBe(401);
    expect((await thief.get('/account')).url.pathname).toBe('/login');
    expect(await noticesTo(who)).toStrictEqual([codesLocked.subject]);
  });

  it('block nothing else: a recovery code signs in, and codes are accepted again', async () => {
    const { who, totp } = await locked();
    const agent = browser(bench.url);
    const page = await byPassword(bench, who, agent);
    const done = await agent.submit(page, { recovery_code: totp.recoveryCodes[0]! }, '/mfa');
    expect(done.url.pathname).toBe('/account');
    expect((await typeRight(who, await totp.code())).url.pathname).toBe('/account');
  });

  it('are no longer counted after a new password', async () => {
    const { who, totp } = await locked();
    const agent = browser(bench.url);
    await agent.submit(await agent.get('/forgot'), { email: who.email }, '/forgot');
    const reset = await agent.get(await bench.mailedLink(who.email, '/reset'));
    const asked = await agent.submit(reset, { password: 'another long good phrase' }, '/reset');
    expect(asked.url.pathname).toBe('/mfa');
    const done = await agent.submit(asked, { code: await totp.code() }, '/mfa');
    expect(done.url.pathname).toBe('/account');
    await eventually(async () => expect(await noticesTo(who)).toStrictEqual([codesLocked.subject]));
  });
});

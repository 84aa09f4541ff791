import { expect } from '@jest/globals';
import { browser, type Browser, type Page } from '@platform/testing';
import { generateSync } from 'otplib';
import { password, type IdentityBench, type MadePerson } from './identity-bench.test-helper.js';

/** Signs in on the account page, up to the end of the password step. */
export async function byPassword(bench: IdentityBench, who: MadePerson, agent = browser(bench.url)): Promise<Page> {
  return agent.submit(await agent.get('/login'), { email: who.email, password }, '/login');
}

export interface MadeTotp {
  secret: string;
  recoveryCodes: string[];
  /** The current code, made usable again. */
  code: (stepsAhead?: number) => Promise<string>;
}

/** Sets up an authenticator app in the pages, in its own browser. */
export async function withTotp(bench: IdentityBench, who: MadePerson): Promise<MadeTotp> {
  const agent = browser(bench.url);
  await byPassword(bench, who, agent);
  const page = await agent.get('/account/security/totp');
  const secret = /class="secret">([^<]+)</.exec(page.text)![1]!.replaceAll(' ', '');
  const done = await agent.submit(page, { code: codeOf(secret) }, '/account/security/totp');
  const recoveryCodes = shownCodes(done);
  expect(recoveryCodes.length).toBe(10);
  const code = async (stepsAhead = 0) => {
    await bench.query(`UPDATE totp_secrets SET last_step = NULL WHERE user_uuid = $1`, [who.uuid]);
    return codeOf(secret, stepsAhead);
  };
  return { secret, recoveryCodes, code };
}

export function codeOf(secret: string, stepsAhead = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * stepsAhead });
}

export function shownCodes({ text }: Page): string[] {
  return [...text.matchAll(/<li><code>([0-9a-z-]{19})<\/code><\/li>/g)].map(([, code]) => code!);
}

/** Makes all sign-ins of this person older: sessions, and the tokens that came from them. */
export async function age(bench: IdentityBench, who: MadePerson, seconds: number): Promise<void> {
  const times = [
    ['Session', 'loginTs'],
    ['Session', 'iat'],
    ['AccessToken', 'extra,auth_time'],
    ['RefreshToken', 'authTime'],
  ];
  for (const [kind, path] of times)
    await bench.query(
      `UPDATE oauth_records
       SET payload = jsonb_set(payload, $3::text[], to_jsonb((payload #>> $3::text[])::int - $2::int))
       WHERE kind = $4 AND payload->>'accountId' = $1 AND payload #> $3::text[] IS NOT NULL`,
      [who.uuid, seconds, `{${path}}`, kind],
    );
}

export async function isSignedIn(agent: Browser): Promise<boolean> {
  return (await agent.get('/account')).url.pathname === '/account';
}

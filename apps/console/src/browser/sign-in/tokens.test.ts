import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { InteractionRequired } from './sign-in-fault.js';
import { redeemCode, renewTokens } from './tokens.js';

const settings = {
  auth_url: 'https://id.example',
  base_url: 'https://id.example/api',
  client_id: 'console',
  brand_name: 'Platform',
  brand_accent: null,
};
const pending = { state: 'the-state', nonce: 'n', verifier: 'v' };
const seconds = Math.floor(Date.now() / 1000);
const good = { iss: settings.base_url, sub: 'ada', aud: 'console', iat: seconds, exp: seconds + 3600, nonce: 'n' };
const encoded = (part: string) => Buffer.from(part).toString('base64url');
const idTokenOf = (claims: object) => ['{"alg":"RS256"}', JSON.stringify(claims), 'signature'].map(encoded).join('.');

afterEach(() => {
  jest.restoreAllMocks();
});

/** What the token endpoint answers. */
function answers(body: object | string, status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(text, { status, headers })));
}

const tokens = (id_token?: string) => ({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token });
const answer = (fields: Record<string, string>) =>
  new URLSearchParams({ iss: settings.base_url, state: 'the-state', ...fields });

describe('the answer to an authorization request', () => {
  const redeem = (fields: Record<string, string>, sent: typeof pending | undefined = pending) =>
    redeemCode(settings, answer(fields), sent);

  it('gives tokens for its code when state and issuer match', async () => {
    const asked = answers(tokens(idTokenOf(good)));
    expect((await redeem({ code: 'the-code' })).access_token).toBe('a');
    const [address, { body, credentials }] = asked.mock.calls[0] as [string, { body: object; credentials: string }];
    expect([address, credentials]).toStrictEqual(['https://id.example/api/oauth/token', 'omit']);
    expect(Object.fromEntries(body as URLSearchParams)).toMatchObject({ code: 'the-code', code_verifier: 'v' });
  });

  it('is refused when this tab sent no request, or one with another state', async () => {
    const withoutState = new URLSearchParams({ code: 'c', iss: settings.base_url });
    await expect(redeemCode(settings, answer({ code: 'c' }), undefined)).rejects.toThrow(/not started/);
    await expect(redeem({ code: 'c', state: 'other' })).rejects.toThrow(/not started/);
    await expect(redeemCode(settings, withoutState, pending)).rejects.toThrow(/not started/);
  });

  it('is refused when it is from another issuer', async () => {
    await expect(redeem({ code: 'c', iss: 'https://evil.example' })).rejects.toThrow(/from elsewhere/);
    const withoutIssuer = new URLSearchParams({ code: 'c', state: 'the-state' });
    await expect(redeemCode(settings, withoutIssuer, pending)).rejects.toThrow(/from elsewhere/);
  });

  it('explains a cancellation or a failure', async () => {
    await expect(redeem({ error: 'access_denied' })).rejects.toThrow(/cancelled/);
    await expect(redeem({ error: 'server_error' })).rejects.toThrow(/server_error/);
    for (const error of ['login_required', 'interaction_required', 'consent_required'])
      await expect(redeem({ error })).rejects.toThrow(InteractionRequired);
    await expect(redeem({})).rejects.toThrow(/no code/);
    answers({ error: 'invalid_grant' }, 400);
    await expect(redeem({ code: 'c' })).rejects.toThrow(/invalid_grant/);
  });
});

describe('an ID token', () => {
  const check = async (changes: object) => {
    answers(tokens(idTokenOf({ ...good, ...changes })));
    return (await redeemCode(settings, answer({ code: 'c' }), pending)).claims()!;
  };

  it('is accepted when it is valid, whatever characters the name has', async () => {
    expect((await check({ name: 'Ada Łovelace ÿþ' })).sub).toBe('ada');
    expect((await check({ aud: ['console'] })).sub).toBe('ada');
    expect((await check({ exp: seconds - 200 })).sub).toBe('ada');
  });

  it('is refused with another issuer, audience or nonce, or after its expiry', async () => {
    await expect(check({ iss: 'https://evil.example' })).rejects.toThrow(/wrong issuer/);
    await expect(check({ aud: 'other' })).rejects.toThrow(/wrong audience/);
    await expect(check({ aud: ['console', 'other'] })).rejects.toThrow(/wrong audience/);
    await expect(check({ nonce: 'other' })).rejects.toThrow(/wrong nonce/);
    await expect(check({ exp: seconds - 301 })).rejects.toThrow(/wrong expiry/);
    for (const missing of ['nonce', 'exp', 'sub'])
      await expect(check({ [missing]: undefined })).rejects.toThrow(/ID token/);
  });

  it('is refused when it cannot be read, or is not there', async () => {
    for (const token of ['a.b', 'a.!!!.c', `e30.${encoded('[')}.c`, `e30.${encoded('[]')}.c`, undefined]) {
      answers(tokens(token));
      await expect(redeemCode(settings, answer({ code: 'c' }), pending)).rejects.toThrow(/unreadable/);
    }
  });

  it('may omit the nonce after a refresh, but not name another person', async () => {
    answers(tokens(idTokenOf({ ...good, nonce: undefined })));
    expect((await renewTokens(settings, 'r', 'ada')).access_token).toBe('a');
    await expect(renewTokens(settings, 'r', 'grace')).rejects.toThrow(/wrong subject/);
  });
});

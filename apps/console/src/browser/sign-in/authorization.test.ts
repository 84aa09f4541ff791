import { describe, expect, it } from '@jest/globals';
import { authorizationRequest, codeOf } from './authorization.js';
import { keepPending, keepPlace, keptPlace, takePending, type TabStorage } from './pending-sign-in.js';
import { InteractionRequired } from './sign-in-fault.js';
import { challengeOf, randomValue } from './pkce.js';

const settings = { auth_url: 'https://id.example', base_url: 'https://id.example/api', client_id: 'console' };
const issuer = settings.base_url;
const pending = { state: 'the-state', nonce: 'n', verifier: 'v' };

describe('the request for a code', () => {
  it('computes its challenge as RFC 7636 appendix B does', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('has a verifier of 43 allowed characters, never the same twice', () => {
    const values = Array.from({ length: 100 }, randomValue);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('has state, nonce and challenge, and keeps the verifier secret', async () => {
    const { url, pending: made } = await authorizationRequest(settings);
    const { origin, pathname, searchParams: query } = new URL(url);
    expect(origin + pathname).toBe('https://id.example/oauth/authorize');
    expect(Object.fromEntries(query)).toStrictEqual({
      client_id: 'console',
      redirect_uri: 'https://id.example/console/callback',
      response_type: 'code',
      scope: 'openid profile email organizations org:read org:manage clients:manage links:manage',
      state: made.state,
      nonce: made.nonce,
      code_challenge: await challengeOf(made.verifier),
      code_challenge_method: 'S256',
      claims: '{"id_token":{"sid":null}}',
    });
    expect(url.includes(made.verifier)).toBeFalsy();
    const silent = await authorizationRequest(settings, 'none');
    expect(new URL(silent.url).searchParams.get('prompt')).toBe('none');
  });
});

describe('the answer to an authorization request', () => {
  const answer = (fields: Record<string, string>) =>
    new URLSearchParams({ iss: issuer, state: 'the-state', ...fields });

  it('gives its code when state and issuer match', () => {
    expect(codeOf(answer({ code: 'the-code' }), pending, issuer)).toBe('the-code');
  });

  it('is refused when this tab sent no request, or one with another state', () => {
    expect(() => codeOf(answer({ code: 'c' }), undefined, issuer)).toThrow(/not started in this tab/);
    expect(() => codeOf(answer({ code: 'c', state: 'other' }), pending, issuer)).toThrow(/not started in this tab/);
    expect(() => codeOf(new URLSearchParams({ code: 'c', iss: issuer }), pending, issuer)).toThrow(/not started/);
  });

  it('is refused when it is from another issuer', () => {
    expect(() => codeOf(answer({ code: 'c', iss: 'https://evil.example' }), pending, issuer)).toThrow(/somewhere else/);
    const without = new URLSearchParams({ code: 'c', state: 'the-state' });
    expect(() => codeOf(without, pending, issuer)).toThrow(/somewhere else/);
  });

  it('explains a cancellation or a failure', () => {
    expect(() => codeOf(answer({ error: 'access_denied' }), pending, issuer)).toThrow(/was cancelled/);
    expect(() => codeOf(answer({ error: 'server_error' }), pending, issuer)).toThrow(/server_error/);
    for (const error of ['login_required', 'interaction_required', 'consent_required'])
      expect(() => codeOf(answer({ error }), pending, issuer)).toThrow(InteractionRequired);
    expect(() => codeOf(answer({}), pending, issuer)).toThrow(/no code/);
  });
});

describe('the stored authorization request', () => {
  it('is read once', () => {
    const storage = memory();
    keepPending(storage, pending);
    expect(takePending(storage, pending.state)).toStrictEqual(pending);
    expect(takePending(storage, pending.state)).toBe(undefined);
  });

  it('belongs to its answer, also for an abandoned page, among the last four', () => {
    const storage = memory();
    keepPending(storage, pending);
    const other = { ...pending, state: 'of a page that was left' };
    keepPending(storage, other);
    expect(takePending(storage, null)).toBe(undefined);
    expect(takePending(storage, other.state)).toStrictEqual(other);
    expect(takePending(storage, pending.state)).toStrictEqual(pending);
    for (const state of ['1', '2', '3', '4', '5']) keepPending(storage, { ...pending, state });
    expect(takePending(storage, '1')).toBe(undefined);
    expect(takePending(storage, '2')?.state).toBe('2');
  });

  it('leads back to the page of the console that was shown last', () => {
    const storage = memory();
    expect(keptPlace(storage)).toBe('/console');
    keepPlace(storage, '/console/organizations/new?a=1');
    const strange = ['//evil.example', 'https://evil.example', '/account', '/consoles', ''];
    for (const path of [...strange, '/console/callback?code=c', '/console/signed-out']) keepPlace(storage, path);
    expect(keptPlace(storage)).toBe('/console/organizations/new?a=1');
    keepPlace(storage, '/console?page=2');
    expect(keptPlace(storage)).toBe('/console?page=2');
  });
});

function memory(): TabStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

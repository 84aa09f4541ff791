import { describe, expect, it } from '@jest/globals';
import { calculatePKCECodeChallenge } from 'openid-client';
import { authorizationRequest } from './authorization.js';
import { keepPending, keepPlace, keptPlace, takePending, type TabStorage } from './pending-sign-in.js';

const settings = {
  auth_url: 'https://id.example',
  base_url: 'https://id.example/api',
  client_id: 'console',
  brand_name: 'Platform',
  brand_accent: null,
};
const pending = { state: 'the-state', nonce: 'n', verifier: 'v' };

describe('the request for a code', () => {
  it('has a verifier of 43 allowed characters, never the same twice', async () => {
    const requests = await Promise.all(Array.from({ length: 100 }, () => authorizationRequest(settings)));
    const values = requests.flatMap(({ pending }) => [pending.state, pending.nonce, pending.verifier]);
    expect(new Set(values).size).toBe(300);
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
      code_challenge: await calculatePKCECodeChallenge(made.verifier),
      code_challenge_method: 'S256',
      claims: '{"id_token":{"sid":null,"zoneinfo":null}}',
    });
    expect(url.includes(made.verifier)).toBeFalsy();
    const silent = await authorizationRequest(settings, 'none');
    expect(new URL(silent.url).searchParams.get('prompt')).toBe('none');
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

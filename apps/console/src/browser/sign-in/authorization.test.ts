import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authorizationRequest, codeOf } from './authorization.js';
import { keepPending, keepPlace, keptPlace, takePending, type TabStorage } from './pending-sign-in.js';
import { InteractionRequired } from './sign-in-fault.js';
import { challengeOf, randomValue } from './pkce.js';

const settings = { auth_url: 'https://id.example', base_url: 'https://id.example/api', client_id: 'console' };
const issuer = settings.base_url;
const pending = { state: 'the-state', nonce: 'n', verifier: 'v' };

describe('the request for a code', () => {
  it('proves possession as RFC 7636 appendix B computes it', async () => {
    assert.equal(
      await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'),
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('makes verifiers of 43 allowed characters, never the same twice', () => {
    const values = Array.from({ length: 100 }, randomValue);
    assert.equal(new Set(values).size, values.length);
    for (const value of values) assert.match(value, /^[A-Za-z0-9_-]{43}$/);
  });

  it('carries state, nonce and challenge, and keeps the verifier back', async () => {
    const { url, pending: made } = await authorizationRequest(settings);
    const { origin, pathname, searchParams: query } = new URL(url);
    assert.equal(origin + pathname, 'https://id.example/oauth/authorize');
    assert.deepEqual(Object.fromEntries(query), {
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
    assert.ok(!url.includes(made.verifier));
    const silent = await authorizationRequest(settings, 'none');
    assert.equal(new URL(silent.url).searchParams.get('prompt'), 'none');
  });
});

describe('the answer to it', () => {
  const answer = (fields: Record<string, string>) =>
    new URLSearchParams({ iss: issuer, state: 'the-state', ...fields });

  it('gives its code when state and issuer are ours', () => {
    assert.equal(codeOf(answer({ code: 'the-code' }), pending, issuer), 'the-code');
  });

  it('is refused when this tab did not ask, or asked with another state', () => {
    assert.throws(() => codeOf(answer({ code: 'c' }), undefined, issuer), /not started in this tab/);
    assert.throws(() => codeOf(answer({ code: 'c', state: 'other' }), pending, issuer), /not started in this tab/);
    assert.throws(() => codeOf(new URLSearchParams({ code: 'c', iss: issuer }), pending, issuer), /not started/);
  });

  it('is refused when it is not from our issuer', () => {
    assert.throws(() => codeOf(answer({ code: 'c', iss: 'https://evil.example' }), pending, issuer), /somewhere else/);
    const without = new URLSearchParams({ code: 'c', state: 'the-state' });
    assert.throws(() => codeOf(without, pending, issuer), /somewhere else/);
  });

  it('says in words that it was cancelled or failed', () => {
    assert.throws(() => codeOf(answer({ error: 'access_denied' }), pending, issuer), /was cancelled/);
    assert.throws(() => codeOf(answer({ error: 'server_error' }), pending, issuer), /server_error/);
    for (const error of ['login_required', 'interaction_required', 'consent_required'])
      assert.throws(() => codeOf(answer({ error }), pending, issuer), InteractionRequired);
    assert.throws(() => codeOf(answer({}), pending, issuer), /no code/);
  });
});

describe('what is kept on the way', () => {
  it('is given out once', () => {
    const storage = memory();
    keepPending(storage, pending);
    assert.deepEqual(takePending(storage, pending.state), pending);
    assert.equal(takePending(storage, pending.state), undefined);
  });

  it('is that of the answer, also when a page that was left is answered first, and of the last four', () => {
    const storage = memory();
    keepPending(storage, pending);
    const other = { ...pending, state: 'of a page that was left' };
    keepPending(storage, other);
    assert.equal(takePending(storage, null), undefined);
    assert.deepEqual(takePending(storage, other.state), other);
    assert.deepEqual(takePending(storage, pending.state), pending);
    for (const state of ['1', '2', '3', '4', '5']) keepPending(storage, { ...pending, state });
    assert.equal(takePending(storage, '1'), undefined);
    assert.equal(takePending(storage, '2')?.state, '2');
  });

  it('leads back to the page of the console that was shown last', () => {
    const storage = memory();
    assert.equal(keptPlace(storage), '/console');
    keepPlace(storage, '/console/organizations/new?a=1');
    const strange = ['//evil.example', 'https://evil.example', '/account', '/consoles', ''];
    for (const path of [...strange, '/console/callback?code=c', '/console/signed-out']) keepPlace(storage, path);
    assert.equal(keptPlace(storage), '/console/organizations/new?a=1');
    keepPlace(storage, '/console?page=2');
    assert.equal(keptPlace(storage), '/console?page=2');
  });
});

function memory(): TabStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

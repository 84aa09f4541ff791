import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bodyFor } from './body-for.js';

const user = { uuid: 'u', name: 'Ada', surname: 'L', email: 'a@example.org', email_verified: true, language: null };
const payload = JSON.stringify({ event: 'user.updated', timestamp: 't', user });

function fields(scopes: string[] | null): string[] {
  return Object.keys((JSON.parse(bodyFor({ payload, scopes })) as { user: object }).user);
}

describe('the body of user.updated', () => {
  it('tells a client of a person only what its scopes let it read', () => {
    assert.deepEqual(fields(['openid']), ['uuid']);
    assert.deepEqual(fields(['openid', 'profile']), ['uuid', 'name', 'surname', 'language']);
    assert.deepEqual(fields(['email', 'org:manage']), ['uuid', 'email', 'email_verified']);
    assert.deepEqual(fields(['email', 'profile']), Object.keys(user));
  });

  it('goes out byte for byte where nothing is held back', () => {
    assert.equal(bodyFor({ payload, scopes: null }), payload);
    assert.equal(bodyFor({ payload, scopes: ['profile', 'email'] }), payload);
  });

  it('does not take a scope for a property of every object', () => {
    assert.deepEqual(fields(['constructor', '__proto__', 'toString']), ['uuid']);
  });
});

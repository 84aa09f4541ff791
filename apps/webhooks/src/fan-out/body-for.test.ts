import { describe, expect, it } from '@jest/globals';
import { bodyFor } from './body-for.js';

const user = { uuid: 'u', name: 'Ada', surname: 'L', email: 'a@example.org', email_verified: true, language: null };
const payload = JSON.stringify({ event: 'user.updated', timestamp: 't', user });

function fields(scopes: string[] | null): string[] {
  return Object.keys((JSON.parse(bodyFor({ payload, scopes })) as { user: object }).user);
}

describe('the body of user.updated', () => {
  it('has only the facts of a person that the scopes of the client allow', () => {
    expect(fields(['openid'])).toStrictEqual(['uuid']);
    expect(fields(['openid', 'profile'])).toStrictEqual(['uuid', 'name', 'surname', 'language']);
    expect(fields(['email', 'org:manage'])).toStrictEqual(['uuid', 'email', 'email_verified']);
    expect(fields(['email', 'profile'])).toStrictEqual(Object.keys(user));
  });

  it('equals the event byte for byte when nothing is omitted', () => {
    expect(bodyFor({ payload, scopes: null })).toBe(payload);
    expect(bodyFor({ payload, scopes: ['profile', 'email'] })).toBe(payload);
  });

  it('does not take a scope for an inherited property of an object', () => {
    expect(fields(['constructor', '__proto__', 'toString'])).toStrictEqual(['uuid']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { kindOf, methodsOf } from './kinds.js';

describe('the kind of an application', () => {
  const kind = (type: 'confidential' | 'public', redirect_uris: string[], scopes = ['openid']) =>
    kindOf({ type, redirect_uris, scopes });

  it('is a web app, or a machine that can sign nobody in', () => {
    expect(kind('confidential', ['https://app.example.org/'])).toBe('web');
    expect(kind('confidential', ['http://127.0.0.1/'], ['org:read'])).toBe('machine');
    expect(kind('confidential', ['http://127.0.0.1/'], ['org:read', 'email'])).toBe('web');
  });

  it('is native when people come back to a program on their device only', () => {
    expect(kind('public', ['com.example.app:/back', 'http://127.0.0.1/'])).toBe('native');
    expect(kind('public', ['http://localhost:3000/', 'https://app.example.org/'])).toBe('single-page');
    expect(kind('public', ['http://app.localhost/'])).toBe('single-page');
  });

  it('says how it proves itself', () => {
    const none = { jwks: null, jwks_uri: null };
    expect(methodsOf({ type: 'public', ...none })).toBe('none');
    expect(methodsOf({ type: 'confidential', ...none })).toBe('client_secret_basic, client_secret_post');
    expect(methodsOf({ type: 'confidential', jwks: null, jwks_uri: 'https://k' })).toBe('private_key_jwt');
  });
});

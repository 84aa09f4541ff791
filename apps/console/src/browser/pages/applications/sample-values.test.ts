import { describe, expect, it } from '@jest/globals';
import type { OauthClientAnswer } from '@platform/contracts';
import { sampleValues } from './sample-values.js';

const client = {
  client_id: 'abc',
  type: 'confidential',
  redirect_uris: ['http://127.0.0.1:8080/callback?a=b', 'https://app.example.org/'],
  scopes: ['openid', 'org:read', 'org:manage'],
  webhook_url: null,
  jwks: null,
  jwks_uri: null,
} as Partial<OauthClientAnswer> as OauthClientAnswer;

const addresses = { issuer: 'https://id.example.org/api', authUrl: 'https://id.example.org' };
const valuesOf = (changes: Partial<OauthClientAnswer> = {}, shown = {}) =>
  sampleValues({ ...client, ...changes }, shown, addresses);

describe('what code samples are filled with', () => {
  it('is of the application, and of its first redirect address', () => {
    expect(valuesOf().texts).toStrictEqual({
      ...{ issuer: addresses.issuer, auth_url: addresses.authUrl, client_id: 'abc', port: '8080' },
      redirect_uri: 'http://127.0.0.1:8080/callback?a=b',
      encoded_redirect_uri: 'http%3A%2F%2F127.0.0.1%3A8080%2Fcallback%3Fa%3Db',
      ...{ scopes: 'openid org:read org:manage', encoded_scopes: 'openid%20org%3Aread%20org%3Amanage' },
      ...{ own_scopes: 'org:read org:manage', webhook_port: '3000' },
      webhook_url: 'http://127.0.0.1:3000/webhooks',
    });
    expect(valuesOf({ scopes: ['openid'], redirect_uris: ['com.example.app:/'] }).texts).toMatchObject({
      ...{ own_scopes: undefined, port: '3000' },
    });
  });

  it('has secrets only while they are shown, and none of who signs or cannot keep one', () => {
    const none = { CLIENT_SECRET: undefined, WEBHOOK_SECRET: undefined };
    expect(valuesOf().secrets).toStrictEqual(none);
    const shown = { client_secret: 'secret_a', webhook_secret: 'whsec_b' };
    expect(valuesOf({}, shown).secrets).toStrictEqual({ CLIENT_SECRET: 'secret_a', WEBHOOK_SECRET: 'whsec_b' });
    for (const changes of [{ type: 'public' }, { jwks_uri: 'https://app.example.org/keys' }] as const)
      expect(valuesOf(changes).secrets).toStrictEqual({ ...none, CLIENT_SECRET: null });
  });
});

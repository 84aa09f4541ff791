import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { OauthClient } from '../clients/oauth-client.entity.js';
import { refuseUnreadable } from './client-schema.js';

const good = Object.assign(new OauthClient(), {
  ...{ client_id: 'notes', name: 'Notes', type: 'confidential', secret_hash: 'x', scopes: ['openid'] },
  ...{ redirect_uris: ['https://app.example/'], post_logout_redirect_uris: [], jwks: null, jwks_uri: null },
});

describe('the check of a client by the schema of oidc-provider', () => {
  it('accepts what the provider accepts', async () => {
    await refuseUnreadable(good);
    await refuseUnreadable({ ...good, redirect_uris: ['com.example.notes:/x', 'http://127.0.0.1/'] });
  });

  it('refuses what the provider would refuse, and names the field where it can', async () => {
    const faults: [Partial<OauthClient>, string][] = [
      [{ redirect_uris: ['myapp:/x'] }, 'redirect_uris'],
      [{ post_logout_redirect_uris: ['com.example.notes:/x', 'https://localhost/'] }, 'post_logout_redirect_uris'],
      [{ logo_uri: 'ftp://app.example/' }, 'logo_uri'],
      [{ jwks: { keys: [{ kty: 'RSA', n: 'x', e: 'y', use: 123 }] } }, 'client'],
      [{ scopes: ['nonsense'] }, 'client'],
    ];
    for (const [fault, field] of faults) {
      await assert.rejects(refuseUnreadable({ ...good, ...fault }), (err) => {
        const { code, details } = err as { code: string; details: { errors: object } };
        expect([code, Object.keys(details.errors)]).toStrictEqual(['validation_failed', [field]]);
        return true;
      });
    }
  });
});

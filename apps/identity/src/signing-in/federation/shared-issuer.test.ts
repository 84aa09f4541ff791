import { describe, expect, it } from '@jest/globals';
import { isSharedIssuer } from './shared-issuer.js';

describe('an issuer that many tenants share', () => {
  it.each([
    'https://login.microsoftonline.com/common/v2.0',
    'https://login.microsoftonline.com/organizations/v2.0',
    'https://login.microsoftonline.com/consumers/v2.0',
    'https://LOGIN.microsoftonline.com//Common/v2.0/',
    'https://login.microsoftonline.com./common/v2.0',
    'https://login.microsoftonline.com/%63ommon/v2.0',
    'https://login.microsoftonline.com/{tenantid}/v2.0',
    'https://login.microsoftonline.com/%7Btenantid%7D/v2.0',
    'https://login.microsoftonline.us/common/v2.0',
    'https://login.partner.microsoftonline.cn/organizations/v2.0',
    'https://login.microsoftonline.com/',
    'https://id.example/{tenant}',
  ])('is recognized in %s', (issuer) => {
    expect(isSharedIssuer(issuer)).toBe(true);
  });

  it.each([
    'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
    'https://login.microsoftonline.com/contoso.onmicrosoft.com/v2.0',
    'https://accounts.google.com',
    'https://id.example/common',
  ])('is not seen in %s', (issuer) => {
    expect(isSharedIssuer(issuer)).toBe(false);
  });
});

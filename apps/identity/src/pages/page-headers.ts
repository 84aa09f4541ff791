/**
 * Headers of every page. No script and no inline style; a form may lead on to the client that asked for the sign-in (browsers
 * apply `form-action` to the redirects that follow), which is https or on loopback.
 */
export const pageHeaders: Record<string, string> = {
  'content-security-policy': [
    `default-src 'none'`,
    // Empty means none; oidc-provider adds the hash of its own self-submitting form here.
    `script-src`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `form-action 'self' https: http://localhost:* http://127.0.0.1:*`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

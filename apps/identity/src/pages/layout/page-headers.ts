/**
 * Headers of every page. No inline style; only those scripts that carry the nonce of this very answer, and none without
 * one. A form may lead on to the client that asked for the sign-in, which is https or on loopback: browsers apply
 * `form-action` to the redirects that follow. `image` is one of another host that this page shows.
 */
export function pageHeaders(nonce?: string, image?: string): Record<string, string> {
  return {
    'content-security-policy': [
      `default-src 'none'`,
      // Empty means none; oidc-provider adds the hash of its own self-submitting form here.
      nonce ? `script-src 'nonce-${nonce}'` : `script-src`,
      ...(nonce ? [`connect-src 'self'`] : []),
      `style-src 'self'`,
      `img-src 'self' data:${image ? ` ${new URL(image).origin}` : ''}`,
      `form-action 'self' https: http://localhost:* http://127.0.0.1:*`,
      `frame-ancestors 'none'`,
      `base-uri 'none'`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  };
}

/** Whether a form of our pages may lead there: a policy cannot name every scheme of an app, nor an IPv6 address. */
export function formMayLeadTo(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname !== '[::1]');
}

/**
 * Headers of every answer. The pages run only our own script files, without inline code, `eval` or strings that become
 * markup (Trusted Types). They speak with their own origin only: identity and the APIs are reached through the same
 * edge.
 * @param linksUrl the origin of short links, which shows drafts in a frame
 */
export const securityHeaders = (linksUrl: string): Record<string, string> => ({
  'content-security-policy': [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    // A picture that an API answered with, such as a QR code, is shown from memory.
    `img-src 'self' blob:`,
    `connect-src 'self'`,
    `frame-src ${linksUrl}`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The address of the callback holds a code.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

const maxLength = 64;

/**
 * Milliseconds that a `Retry-After` header asks to wait: seconds, with a fraction or without, or an HTTP date (RFC 9110
 * 10.2.3). Undefined for what is missing, past or unreadable.
 */
export function parseRetryAfter(value: string | string[] | undefined, now = Date.now()): number | undefined {
  const text = (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
  if (text === '' || text.length > maxLength) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return positive(Number(text) * 1000);
  return /^[A-Z][a-z]{2},? /.test(text) ? positive(Date.parse(text) - now) : undefined;
}

function positive(ms: number): number | undefined {
  return Number.isFinite(ms) && ms > 0 ? Math.ceil(ms) : undefined;
}

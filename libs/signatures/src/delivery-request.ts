import { sign, signatureFault } from './signature.js';
import type { SignatureFault } from './signature.js';
import { signStandard } from './standard.js';

/** What `platformHeaders` needs to know of one attempt. */
export interface DeliveryHeadersInput {
  event: string;
  /** The delivery's UUID: the same over all retries, so that a receiver can drop a repeat. */
  deliveryId: string;
  /** Unix seconds of this attempt. */
  timestamp: number;
  /** Without a secret the delivery goes out unsigned (a generic webhook destination whose owner set none). */
  secret?: string;
  /** The secret before the last rotation, while it is still honoured. */
  previousSecret?: string;
  /** The exact body that will be sent. */
  rawBody: string | Uint8Array;
}

/** Headers as Node gives them (`req.headers`), a plain object in any letter case, or a fetch `Headers`. */
export type RequestHeaders =
  { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Options of `verifyRequest`, as those of `verify`. */
export interface VerifyOptions {
  toleranceSeconds?: number;
  /** Unix seconds. */
  now?: number;
}

/**
 * All headers of one delivery attempt: those of the platform, the three of Standard Webhooks, and
 * while a secret rotates the old signature in `X-Platform-Signature-256-Previous`.
 */
export function platformHeaders(input: DeliveryHeadersInput): Record<string, string> {
  const { event, deliveryId, timestamp, secret, previousSecret, rawBody } = input;
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'User-Agent': 'PlatformID-Webhook/1.0',
    'X-Platform-Event': headerValue(event),
    'X-Platform-Delivery': deliveryId,
    'X-Platform-Timestamp': String(timestamp),
    'webhook-id': deliveryId,
    'webhook-timestamp': String(timestamp),
  };
  if (secret === undefined) return headers;
  headers['X-Platform-Signature-256'] = sign(secret, timestamp, rawBody);
  headers['webhook-signature'] = signStandard(secret, deliveryId, timestamp, rawBody);
  if (previousSecret !== undefined) {
    headers['X-Platform-Signature-256-Previous'] = sign(previousSecret, timestamp, rawBody);
    headers['webhook-signature'] += ` ${signStandard(previousSecret, deliveryId, timestamp, rawBody)}`;
  }
  return headers;
}

/**
 * A header holds ASCII: other letters of a name, and `%`, are percent-encoded as UTF-8; the body has the name as it
 * is.
 */
function headerValue(event: string): string {
  return event.replace(/[^\x21-\x24\x26-\x7e]+/g, encodeURIComponent);
}

/**
 * Whether a received delivery was signed with one of these secrets within the tolerance. During a rotation both the
 * receiver that already has the new secret and the one that still has the old one answer true.
 *
 * @param rawBody the body as received; a parsed and re-serialised body does not verify.
 */
export function verifyRequest(
  headers: RequestHeaders,
  rawBody: string | Uint8Array,
  secrets: string | readonly string[],
  options: VerifyOptions = {},
): boolean {
  return requestFault(headers, rawBody, secrets, options) === null;
}

/** The reason why `verifyRequest` would answer false, or null when the delivery is genuine. */
export function requestFault(
  headers: RequestHeaders,
  rawBody: string | Uint8Array,
  secrets: string | readonly string[],
  options: VerifyOptions = {},
): SignatureFault | null {
  const timestamp = header(headers, 'x-platform-timestamp');
  const current = header(headers, 'x-platform-signature-256');
  const previous = header(headers, 'x-platform-signature-256-previous');
  const fault = signatureFault({ ...options, secrets, timestamp, rawBody, signature: current });
  const previousFault = signatureFault({ ...options, secrets, timestamp, rawBody, signature: previous });
  return previousFault === null ? null : fault;
}

/** The header's one value; '' when it is missing or was sent more than once. */
function header(headers: RequestHeaders, name: string): string {
  if (typeof headers.get === 'function') return headers.get(name) ?? '';
  for (const [key, value] of Object.entries(headers)) {
    if (key.toLowerCase() === name) return typeof value === 'string' ? value : '';
  }
  return '';
}

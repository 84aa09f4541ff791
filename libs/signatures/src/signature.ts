import { timingSafeEqual } from 'node:crypto';
import { keysOf } from './hmac.js';

const signatureForm = /^sha256=[0-9a-f]{64}$/;
const timestampForm = /^(?:0|[1-9][0-9]{0,14})$/;
const firstDecoy = 'whsec_decoy-1';
const secondDecoy = 'whsec_decoy-2';

/** Why a signature was refused. For the log only: a sender must not learn which of them it was. */
export type SignatureFault =
  'timestamp_malformed' | 'timestamp_out_of_range' | 'signature_malformed' | 'signature_mismatch';

/** What `verify` looks at. */
export interface VerifyInput {
  /**
   * One secret, or several while one is being rotated. None at all stands for an unknown sender: same work, always
   * false.
   */
  secrets: string | readonly string[];
  /** Unix seconds, as received. A string must be a plain decimal integer: no sign, no leading zero, no fraction. */
  timestamp: string | number;
  /** `sha256=<64 lowercase hex digits>`, exactly as README.md#the-scheme writes it; upper case is refused. */
  signature: string;
  /** The body as it came over the wire, before any parsing. */
  rawBody: string | Uint8Array;
  /** Accepted distance from now in seconds, both ways, inclusive. Default 300. */
  toleranceSeconds?: number;
  /** The present in Unix seconds. Default: the clock. */
  now?: number;
}

/**
 * `sha256=` and the lowercase hex HMAC-SHA256 of `<timestamp>.<rawBody>` (README.md#the-scheme).
 * The key is the secret string itself as UTF-8, its `whsec_` included.
 *
 * @param timestamp Unix seconds, a whole number.
 * @throws RangeError when the timestamp is not a whole number of seconds.
 */
export function sign(secret: string, timestamp: number, rawBody: string | Uint8Array): string {
  if (!Number.isSafeInteger(timestamp) || timestamp < 0) {
    throw new RangeError('timestamp must be whole Unix seconds');
  }
  return digest(secret, String(timestamp), rawBody);
}

/**
 * Whether the signature belongs to this body, this timestamp and one of these secrets, and the timestamp is close
 * enough to now. Never throws on what a sender can send.
 */
export function verify(input: VerifyInput): boolean {
  return signatureFault(input) === null;
}

/**
 * The reason why `verify` would answer false, or null when the signature is good.
 *
 * The body is hashed whatever is wrong with the rest, and at least twice. So the time taken tells nobody whether a
 * sender exists, rotates its secret, or which secret matched.
 */
export function signatureFault(input: VerifyInput): SignatureFault | null {
  const { timestamp, signature, rawBody, toleranceSeconds = 300 } = input;
  const now = input.now ?? Date.now() / 1000;
  const timestampText = String(timestamp);
  const wellFormed = typeof signature === 'string' && signatureForm.test(signature);
  const given = Buffer.from(wellFormed ? signature : `sha256=${'0'.repeat(64)}`);
  const secrets = typeof input.secrets === 'string' ? [input.secrets] : input.secrets;

  let matches = 0;
  for (const secret of secrets) {
    const expected = Buffer.from(digest(secret, timestampText, rawBody));
    matches |= Number(timingSafeEqual(expected, given)) & Number(secret !== '');
  }
  for (const decoy of [firstDecoy, secondDecoy].slice(secrets.length)) {
    timingSafeEqual(Buffer.from(digest(decoy, timestampText, rawBody)), given);
  }

  if (!timestampForm.test(timestampText)) return 'timestamp_malformed';
  if (Math.abs(Math.floor(now) - Number(timestampText)) > toleranceSeconds) return 'timestamp_out_of_range';
  if (!wellFormed) return 'signature_malformed';
  return matches === 1 ? null : 'signature_mismatch';
}

function digest(secret: string, timestamp: string, rawBody: string | Uint8Array): string {
  return `sha256=${keysOf(secret).platform.sign(`${timestamp}.`, rawBody, 'hex')}`;
}

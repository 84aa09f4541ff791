import { hash } from 'node:crypto';
import { standardKey } from './secret.js';

const blockBytes = 64;
const digestBytes = 32;
const keptSecrets = 1_000;

/**
 * HMAC-SHA256 (RFC 2104) under one key, written as its two hashes. To make one of Node's Hmac objects takes several
 * times as long as to hash a message of usual size.
 */
export class HmacKey {
  private readonly inner = Buffer.alloc(blockBytes, 0x36);
  private readonly outer = Buffer.alloc(blockBytes + digestBytes, 0x5c);

  constructor(key: Uint8Array) {
    const block = key.length > blockBytes ? hash('sha256', key, 'buffer') : key;
    for (const [n, byte] of block.entries()) {
      this.inner[n]! ^= byte;
      this.outer[n]! ^= byte;
    }
  }

  /** Of the prefix and the body behind it; a string stands for its UTF-8 bytes. */
  sign(prefix: string, body: string | Uint8Array, encoding: 'hex' | 'base64'): string {
    const bodyAt = blockBytes + Buffer.byteLength(prefix);
    const message = Buffer.allocUnsafe(bodyAt + Buffer.byteLength(body));
    message.set(this.inner);
    message.write(prefix, blockBytes);
    if (typeof body === 'string') message.write(body, bodyAt);
    else message.set(body, bodyAt);
    this.outer.write(hash('sha256', message, 'binary'), blockBytes, 'binary');
    return hash('sha256', this.outer, encoding);
  }
}

/** What a secret signs with: its own text for the platform's header, its bytes for that of Standard Webhooks. */
export interface SecretKeys {
  platform: HmacKey;
  standard: HmacKey;
}

/** Of the secrets used so far, the oldest first: a sender signs with the same few again and again. */
const known = new Map<string, SecretKeys>();

export function keysOf(secret: string): SecretKeys {
  const before = known.get(secret);
  if (before) return before;
  const keys = { platform: new HmacKey(Buffer.from(secret)), standard: new HmacKey(standardKey(secret)) };
  if (known.size >= keptSecrets) known.delete(known.keys().next().value!);
  known.set(secret, keys);
  return keys;
}

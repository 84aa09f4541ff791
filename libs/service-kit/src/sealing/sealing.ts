import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomFillSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../settings/config.js';

const ivBytes = 12;
const tagBytes = 16;
const ivsAhead = 256;

/**
 * Seals secrets that must be read again (webhook secrets, destination addresses): AES-256-GCM under the first of
 * `ENCRYPTION_KEYS`. A sealed value names its key, so that keys can be rotated: `<key id>.<base64url of iv, tag,
 * text>`.
 */
@Injectable()
export class Sealing {
  /** Drawn ahead: one call for random bytes takes as long as half of a sealing. */
  private readonly ivs = Buffer.alloc(ivBytes * ivsAhead);
  private usedIvs = ivsAhead;

  constructor(private readonly config: PlatformConfig) {}

  /**
   * `purpose` is bound to the sealed value: it opens for the same purpose only, so a value moved to another column
   * stays shut.
   */
  seal(secret: string, purpose: string): string {
    // Node takes a KeyObject several times faster than the same bytes in a Buffer.
    const { id, key } = this.config.ENCRYPTION_KEYS[0]!;
    const iv = this.freshIv();
    const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), iv).setAAD(Buffer.from(purpose));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
  }

  /**
   * @throws when the value was tampered with, sealed for another purpose, or its key is not configured or another one
   * under the same id
   */
  open(sealed: string, purpose: string): string {
    const [id, encoded = ''] = sealed.split('.');
    const known = this.config.ENCRYPTION_KEYS.find((entry) => entry.id === id);
    if (!known) throw new Error(`encryption key ${id} is not configured`);
    const bytes = Buffer.from(encoded, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', createSecretKey(known.key), bytes.subarray(0, ivBytes));
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new Error(`ENCRYPTION_KEYS: key ${id} is not the one that sealed this`, { cause });
    }
  }

  /**
   * Keys for something else than sealing, such as to sign: one of each encryption key, in their order. No purpose
   * tells of another one's.
   */
  derivedKeys(purpose: string): Buffer[] {
    return this.config.ENCRYPTION_KEYS.map(({ key }) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)));
  }

  /** Each is handed out once, and good until the next one is. */
  private freshIv(): Buffer {
    if (this.usedIvs === ivsAhead) {
      randomFillSync(this.ivs);
      this.usedIvs = 0;
    }
    const at = this.usedIvs * ivBytes;
    this.usedIvs += 1;
    return this.ivs.subarray(at, at + ivBytes);
  }
}

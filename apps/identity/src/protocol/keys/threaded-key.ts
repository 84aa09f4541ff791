import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import { ExternalSigningKey } from 'oidc-provider';
import type { SigningThread } from './signing-thread.js';

/** A private key as oidc-provider takes it when it does not sign itself. */
export class ThreadedKey extends ExternalSigningKey {
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(
    private readonly jwk: JWK,
    private readonly thread: SigningThread,
  ) {
    super();
    this.privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
    this.publicKey = createPublicKey(this.privateKey);
  }

  override get kid() {
    return this.jwk.kid;
  }

  override get alg() {
    return this.jwk.alg;
  }

  override keyObject(): KeyObject {
    return this.publicKey;
  }

  override sign(data: Uint8Array): Promise<Uint8Array> {
    return this.thread.sign(this.privateKey, data);
  }
}

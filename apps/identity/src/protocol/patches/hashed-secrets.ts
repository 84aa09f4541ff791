import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '@platform/service-kit';
import type { Client, Provider } from 'oidc-provider';

interface ClientPrototype {
  compareClientSecret: (presented: string) => boolean;
}

/**
 * Compares client secrets with their hashes. The provider compares with a secret in clear text. Only hashes are stored
 * here, and two secrets are good while one replaces the other.
 */
export function compareHashedSecrets(provider: Provider): void {
  const prototype = provider.Client.prototype as Client & ClientPrototype;
  prototype.compareClientSecret = function (this: { secret_hashes: string[] }, presented) {
    const hash = Buffer.from(hashToken(presented));
    return this.secret_hashes.map((known) => timingSafeEqual(Buffer.from(known), hash)).some(Boolean);
  };
}

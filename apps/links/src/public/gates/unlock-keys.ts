import { Injectable } from '@nestjs/common';
import { Sealing } from '@platform/service-kit';

/**
 * What proofs of known passwords are made with: keys that the redirector and the API have in common, and no other
 * service.
 */
@Injectable()
export class UnlockKeys {
  /** The first makes proofs, all check them. */
  readonly all: readonly Buffer[];

  constructor(sealing: Sealing) {
    this.all = sealing.derivedKeys('links:unlock');
  }
}

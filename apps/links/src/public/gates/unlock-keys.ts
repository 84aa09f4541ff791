import { Injectable } from '@nestjs/common';
import { Sealing } from '@platform/service-kit';

/**
 * The keys of the proofs that a visitor knows a password. The redirector and the API share them, no other service does.
 */
@Injectable()
export class UnlockKeys {
  /** The first makes proofs, all check them. */
  readonly all: readonly Buffer[];

  constructor(sealing: Sealing) {
    this.all = sealing.derivedKeys('links:unlock');
  }
}

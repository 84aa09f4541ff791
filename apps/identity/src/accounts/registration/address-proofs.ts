import { Injectable } from '@nestjs/common';
import { oneSpelling } from '@platform/contracts';
import { z } from 'zod';
import { SealedNotes } from '../../pages/cookies/index.js';

const shape = z.object({ email: z.string() });
const purpose = 'proof of an e-mail address';
const lifetimeMs = 24 * 3_600_000;

/**
 * Proves on a way through pages that a person reads the mailbox of an address: they came by a link that was mailed
 * there, such as an invitation. They need not confirm it a second time. `/register?proof=…` takes it.
 */
@Injectable()
export class AddressProofs {
  constructor(private readonly notes: SealedNotes) {}

  /** For a page that only who reads the mailbox can have reached. */
  make(email: string): string {
    return this.notes.seal(purpose, { email: oneSpelling(email) }, lifetimeMs);
  }

  /** The address that `value` proves, if it is one of ours and still good. */
  provenBy(value: unknown): string | undefined {
    return this.notes.open(purpose, value, shape)?.email;
  }
}

import { Injectable } from '@nestjs/common';
import { oneSpelling } from '@platform/contracts';
import { Sealing } from '@platform/service-kit';

interface Proof {
  email: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const purpose = 'proof of an e-mail address';
const lifetimeMs = 24 * 3_600_000;

/**
 * Says on a way through pages that a person reads the mailbox of an address, because they came by a link that was mailed there, such as
 * an invitation: they need not confirm it a second time. `/register?proof=…` takes it.
 */
@Injectable()
export class AddressProofs {
  constructor(private readonly sealing: Sealing) {}

  /** For a page that only who reads the mailbox can have reached. */
  make(email: string): string {
    const proof: Proof = { email: oneSpelling(email), expiresAt: Date.now() + lifetimeMs };
    return this.sealing.seal(JSON.stringify(proof), purpose);
  }

  /** The address that `value` proves, if it is one of ours and still good. */
  provenBy(value: unknown): string | undefined {
    if (typeof value !== 'string' || value.length > 2_000) return undefined;
    try {
      const { email, expiresAt } = JSON.parse(this.sealing.open(value, purpose)) as Proof;
      return expiresAt > Date.now() ? email : undefined;
    } catch {
      return undefined;
    }
  }
}

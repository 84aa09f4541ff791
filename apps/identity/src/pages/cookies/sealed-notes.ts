import { Injectable } from '@nestjs/common';
import { Sealing } from '@platform/service-kit';
import { z } from 'zod';

const end = z.object({ expiresAt: z.number() });

/** JSON that a browser keeps for us, or carries from page to page: sealed, and good for a while. */
@Injectable()
export class SealedNotes {
  constructor(private readonly sealing: Sealing) {}

  /** It opens for the same `purpose` only. */
  seal(purpose: string, note: object, lifetimeMs: number): string {
    return this.sealing.seal(JSON.stringify({ ...note, expiresAt: Date.now() + lifetimeMs }), purpose);
  }

  /**
   * With `expiresAt`, in milliseconds since 1970. Undefined when it is none of ours, over, or in a shape of another
   * release.
   */
  open<T extends object>(
    purpose: string,
    sealed: unknown,
    shape: z.ZodType<T>,
  ): (T & { expiresAt: number }) | undefined {
    if (typeof sealed !== 'string') return undefined;
    try {
      const note: unknown = JSON.parse(this.sealing.open(sealed, purpose));
      const { expiresAt } = end.parse(note);
      return expiresAt > Date.now() ? { ...shape.parse(note), expiresAt } : undefined;
    } catch {
      return undefined;
    }
  }
}

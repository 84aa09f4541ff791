import { Injectable } from '@nestjs/common';
import { createInvitation, type BulkInvitations } from '@platform/contracts';
import { asProblem, didNothing, errorBody, fieldErrors, Problem } from '@platform/service-kit';
import type { Membership } from '../access/index.js';
import { InvitationChanges } from './invitation-changes.js';

@Injectable()
export class BulkInvitationsService {
  constructor(private readonly changes: InvitationChanges) {}

  /** Invites one after the other, each in its own transaction: a failure concerns its item alone. */
  async create(membership: Membership, { invitations }: BulkInvitations) {
    const data: object[] = [];
    for (const item of invitations) {
      const email = typeof item['email'] === 'string' ? item['email'] : null;
      try {
        data.push({ email, invitation: (await this.createOne(membership, item)).data, error: null });
      } catch (err) {
        if (!didNothing(err)) throw err;
        data.push({ email, invitation: null, error: errorBody(asProblem(err)) });
      }
    }
    return { data };
  }

  private createOne(membership: Membership, item: unknown) {
    const parsed = createInvitation.safeParse(item);
    if (!parsed.success) throw new Problem('validation_failed', { errors: fieldErrors(parsed.error.issues) });
    return this.changes.create(membership, parsed.data);
  }
}

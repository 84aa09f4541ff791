import { Injectable } from '@nestjs/common';
import type { Account } from 'oidc-provider';
import { Memberships } from '../memberships/memberships.service.js';
import { People } from '../people/people.service.js';
import { OauthTransaction } from '../storage/oauth-transaction.js';
import { claimsOf, type ClaimedPerson } from './claims.js';

/** People as the provider sees them: accounts with claims. */
@Injectable()
export class Accounts {
  constructor(
    private readonly people: People,
    private readonly memberships: Memberships,
    private readonly transaction: OauthTransaction,
  ) {}

  /** Undefined for someone who is unknown, suspended or deleted: their codes and tokens stop at once. */
  async find(sub: string): Promise<Account | undefined> {
    const user = this.found(sub) ?? (await this.transaction.read((manager) => this.people.active(sub, manager)));
    if (!user) return undefined;
    return {
      accountId: user.uuid,
      claims: async (use, scope) => {
        const wantsOrganizations = use === 'userinfo' && scope.split(' ').includes('organizations');
        return claimsOf(user, wantsOrganizations ? await this.memberships.of(user.uuid) : undefined);
      },
    };
  }

  /** Was read with the code or refresh token that is being redeemed. */
  private found(sub: string): ClaimedPerson | undefined {
    const person = this.transaction.issuing?.found?.person;
    if (person?.uuid !== sub) return undefined;
    const { email_verified_at: verifiedAt, updated_at: updatedAt } = person;
    return {
      ...person,
      email_verified_at: verifiedAt === null ? null : new Date(verifiedAt),
      updated_at: new Date(updatedAt),
    };
  }
}

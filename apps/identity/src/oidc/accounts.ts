import { Injectable } from '@nestjs/common';
import type { Account } from 'oidc-provider';
import { MembershipsService } from '../memberships/memberships.service.js';
import { People } from '../people/people.service.js';
import { OauthTransaction } from '../storage/oauth-transaction.js';
import { claimsOf } from './claims.js';

/** People as the provider sees them: accounts with claims. */
@Injectable()
export class Accounts {
  constructor(
    private readonly people: People,
    private readonly memberships: MembershipsService,
    private readonly transaction: OauthTransaction,
  ) {}

  /** Undefined for someone who is unknown, suspended or deleted: their codes and tokens stop at once. */
  async find(sub: string): Promise<Account | undefined> {
    const user = await this.transaction.read((manager) => this.people.active(sub, manager));
    if (!user) return undefined;
    return {
      accountId: user.uuid,
      claims: async (use, scope) => {
        const wantsOrganizations = use === 'userinfo' && scope.split(' ').includes('organizations');
        return claimsOf(user, wantsOrganizations ? await this.memberships.of(user.uuid) : undefined);
      },
    };
  }
}

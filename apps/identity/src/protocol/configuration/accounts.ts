import { Injectable } from '@nestjs/common';
import type { Account, AccountClaims, Client } from 'oidc-provider';
import { Memberships } from '../../people/memberships/index.js';
import { People } from '../../people/index.js';
import { OauthTransaction } from '../storage/index.js';
import { type ClaimedPerson, claimsOf } from '../settings/index.js';

/** People as the provider sees them: accounts with claims. */
@Injectable()
export class Accounts {
  constructor(
    private readonly people: People,
    private readonly memberships: Memberships,
    private readonly transaction: OauthTransaction,
  ) {}

  /**
   * Undefined for someone who is unknown, suspended or deleted: their codes and tokens stop at once.
   *
   * @param client that asks; it gets no more than its scope
   */
  async find(sub: string, client?: Client): Promise<Account | undefined> {
    const user = this.found(sub) ?? (await this.transaction.read((manager) => this.people.active(sub, manager)));
    if (!user) return undefined;
    return {
      accountId: user.uuid,
      // `single` are those of the parameter `claims` that the person allowed; the provider does not hold them against
      // the client's scopes.
      claims: async (use, scope, single) => {
        const isOfScope = use === 'userinfo' && scope.split(' ').includes('organizations');
        const isSingle = 'organizations' in single && (client?.scope ?? '').split(' ').includes('organizations');
        const wantsOrganizations = isOfScope || isSingle;
        const claims = claimsOf(user, wantsOrganizations ? await this.memberships.of(user.uuid) : undefined);
        return use === 'id_token' && client?.['claims_in_id_token'] !== true
          ? only(claims, Object.keys(single))
          : claims;
      },
    };
  }

  /** Was read with the code or refresh token that is being redeemed. */
  private found(sub: string): ClaimedPerson | undefined {
    const person = this.transaction.unit.issue?.found?.person;
    if (person?.uuid !== sub) return undefined;
    const { email_verified_at: verifiedAt, updated_at: updatedAt } = person;
    return {
      ...person,
      email_verified_at: verifiedAt === null ? null : new Date(verifiedAt),
      updated_at: new Date(updatedAt),
    };
  }
}

function only({ sub, ...claims }: AccountClaims, names: string[]): AccountClaims {
  return { sub, ...Object.fromEntries(Object.entries(claims).filter(([name]) => names.includes(name))) };
}

import { Injectable } from '@nestjs/common';
import type { CurrentUser, Profile, Scope } from '@platform/contracts';
import { challenge, Problem, type Person } from '@platform/service-kit';
import { MembershipsService } from '../memberships/memberships.service.js';
import { addressOf } from './address.js';
import { People } from '../people/people.service.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly people: People,
    private readonly memberships: MembershipsService,
  ) {}

  /** For any token of a person; what its scopes do not cover is null or empty. */
  async currentUser(person: Person): Promise<CurrentUser> {
    const user = await this.find(person);
    const hasProfile = has(person, 'profile');
    const hasEmail = has(person, 'email');
    return {
      uuid: user.uuid,
      name: hasProfile ? user.name : null,
      surname: hasProfile ? user.surname : null,
      email: hasEmail ? user.email : null,
      email_verified: hasEmail ? user.email_verified_at !== null : null,
      organizations: has(person, 'organizations', 'org:read') ? await this.memberships.of(user.uuid) : [],
    };
  }

  /** Only what the scopes cover. */
  async profile(person: Person): Promise<Profile> {
    const user = await this.find(person);
    const { name, surname, email, birthday, gender, phone, language } = user;
    return {
      ...(has(person, 'profile') && { name, surname, email, birthday, gender, phone, language }),
      ...(has(person, 'email') && { email, email_verified: user.email_verified_at !== null }),
      ...(has(person, 'phone') && { phone }),
      ...(has(person, 'address') && { address: addressOf(user) }),
      ...(has(person, 'organizations', 'org:read') && { organizations: await this.memberships.of(user.uuid) }),
    };
  }

  private async find({ user_uuid }: Person) {
    const user = await this.people.active(user_uuid);
    if (!user) throw new Problem('invalid_token', { headers: challenge('invalid_token') });
    return user;
  }
}

function has(person: Person, ...oneOf: Scope[]): boolean {
  return oneOf.some((scope) => person.scopes.includes(scope));
}

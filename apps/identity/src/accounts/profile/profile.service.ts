import { Injectable } from '@nestjs/common';
import type { AccountProfile, CurrentUser, OwnProfile, Profile, Scope } from '@platform/contracts';
import { challenge, Problem, rowsOf, sql, type Person } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { Memberships } from '../../people/memberships/index.js';
import { People, postalAddressOf, type User } from '../../people/index.js';

/** Prepared: the most frequent question of all, asked by every client at every start. */
const current = (uuid: string) =>
  sql<CurrentRow>`
    SELECT uuid, name, surname, email, email_verified_at IS NOT NULL AS email_verified
    FROM users WHERE uuid = ${uuid} AND is_active AND erase_after IS NULL`.prepared('current-user');

type CurrentRow = Pick<User, 'uuid' | 'name' | 'surname' | 'email'> & { email_verified: boolean };

@Injectable()
export class Profiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly memberships: Memberships,
  ) {}

  /** For any token of a person; what its scopes do not cover is null or empty. */
  async currentUser(person: Person): Promise<CurrentUser> {
    const showsOrganizations = has(person, 'organizations', 'org:read');
    const [[user], organizations] = await Promise.all([
      rowsOf(this.dataSource, current(person.user_uuid)),
      showsOrganizations ? this.memberships.of(person.user_uuid) : [],
    ]);
    if (!user) throw gone();
    const hasProfile = has(person, 'profile');
    const hasEmail = has(person, 'email');
    return {
      uuid: user.uuid,
      name: hasProfile ? user.name : null,
      surname: hasProfile ? user.surname : null,
      email: hasEmail ? user.email : null,
      email_verified: hasEmail ? user.email_verified : null,
      organizations,
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
      ...(has(person, 'address') && { address: postalAddressOf(user) }),
      ...(has(person, 'organizations', 'org:read') && { organizations: await this.memberships.of(user.uuid) }),
    };
  }

  /** All that the person says of themselves; for the platform's own clients. */
  async account(person: Person): Promise<AccountProfile> {
    return accountProfileOf(await this.find(person));
  }

  private async find({ user_uuid }: Person) {
    const user = await this.people.active(user_uuid);
    if (!user) throw gone();
    return user;
  }
}

/** As PUT /v1/me answers, whose fields are fixed. */
export function ownProfileOf(user: User): OwnProfile {
  const { uuid, name, surname, email, birthday, gender, phone, language } = user;
  return {
    ...{ uuid, name, surname, email, birthday, gender, phone, language },
    email_verified: user.email_verified_at !== null,
    address: postalAddressOf(user),
  };
}

export function accountProfileOf(user: User): AccountProfile {
  return { ...ownProfileOf(user), zoneinfo: user.zoneinfo };
}

function has(person: Person, ...oneOf: Scope[]): boolean {
  return oneOf.some((scope) => person.scopes.includes(scope));
}

/** The account has ended while its token lives. */
function gone(): Problem {
  return new Problem('invalid_token', { headers: challenge('invalid_token') });
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EventPayload } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { Repository } from 'typeorm';
import { Person } from './person.entity.js';

/** Copies of identity's people who join by themselves. */
@Injectable()
export class People {
  constructor(@InjectRepository(Person) private readonly people: Repository<Person>) {}

  /** @throws Problem 503 `unavailable` while identity's event about a new person is on its way */
  async require(userUuid: string): Promise<Person> {
    const person = await this.people.findOneBy({ uuid: userUuid });
    if (!person) throw personPending();
    return person;
  }

  /**
   * Saves a person as a page of identity describes them, unless there is a copy already. The person's first event may
   * still be on its way; it overwrites this.
   */
  async remember(user: EventPayload<'user.updated'>['user']): Promise<void> {
    await this.people
      .createQueryBuilder()
      .insert()
      .values({ ...user, version: '0' })
      .orIgnore()
      .execute();
  }
}

/** 503: the copy of a new person is not here yet, so try again in a second. */
export function personPending(): Problem {
  return new Problem('unavailable', { headers: { 'retry-after': '1' } });
}

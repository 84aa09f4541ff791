import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EventPayload } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { Repository } from 'typeorm';
import { Person } from './person.entity.js';

/** What is known here of people who come in by themselves. */
@Injectable()
export class KnownPeople {
  constructor(@InjectRepository(Person) private readonly people: Repository<Person>) {}

  /** 503 while the facts of a new person are still on their way from identity. */
  async require(userUuid: string): Promise<Person> {
    const person = await this.people.findOneBy({ uuid: userUuid });
    if (!person) throw notKnownYet();
    return person;
  }

  /** The facts that a page of identity brings along: the person's first event may still be on its way, and overwrites this. */
  async remember(user: EventPayload<'user.updated'>['user']): Promise<void> {
    await this.people
      .createQueryBuilder()
      .insert()
      .values({ ...user, version: '0' })
      .orIgnore()
      .execute();
  }
}

export function notKnownYet(): Problem {
  return new Problem('unavailable', { headers: { 'retry-after': '1' } });
}

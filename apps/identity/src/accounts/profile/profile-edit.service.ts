import { Injectable } from '@nestjs/common';
import type { UpdateAccountProfile } from '@platform/contracts';
import { challenge, Outbox, Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { AccountEvents } from '../../people/history/index.js';
import { facts, noAddress, User } from '../../people/index.js';

/** Changing what a person says of themselves, from the API and from the account page. */
@Injectable()
export class ProfileEdit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly events: AccountEvents,
  ) {}

  /** Only what differs is written, told to the others and kept in the account's history. */
  async update(userUuid: string, change: UpdateAccountProfile, req: FastifyRequest): Promise<User> {
    return this.dataSource.transaction(async (tx) => {
      const user = await lock(tx, userUuid);
      const { changed, names } = differences(user, change);
      if (names.length) {
        await tx.update(User, userUuid, changed);
        Object.assign(user, changed);
        await this.outbox.add(tx, 'user.updated', { user: facts(user) });
        await this.events.record(tx, userUuid, 'profile_changed', req, { fields: names });
      }
      return user;
    });
  }
}

async function lock(tx: EntityManager, uuid: string): Promise<User> {
  const user = await tx.findOne(User, {
    where: { uuid, is_active: true, erase_after: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!user) throw new Problem('invalid_token', { headers: challenge('invalid_token') });
  return user;
}

/** Picks fields by name: whatever else a body holds cannot become a column. */
function differences(user: User, { address, ...change }: UpdateAccountProfile) {
  const { name, surname, birthday, gender, phone, language, zoneinfo } = change;
  const { street_address, locality, region, postal_code, country } = address === null ? noAddress : (address ?? {});
  const wanted = {
    ...{ name, surname, birthday, gender, phone, language, zoneinfo },
    ...{ street_address, locality, region, postal_code, country },
  };
  const entries = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && value !== user[field as keyof User],
  );
  return { changed: Object.fromEntries(entries) as Partial<User>, names: entries.map(([field]) => field) };
}

import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@platform/contracts';
import { newUuid, Outbox } from '@platform/service-kit';
import { DataSource, IsNull, QueryFailedError } from 'typeorm';
import { Passwords } from './passwords.js';
import type { Registration } from '../registration/registration.js';
import { User } from './user.entity.js';

@Injectable()
export class People {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly outbox: Outbox,
  ) {}

  /** Makes an account; null when the address already has one. */
  async register(wanted: Registration, { isVerified = false } = {}): Promise<User | null> {
    const { password, ...named } = wanted;
    const user = this.dataSource.manager.create(User, {
      ...named,
      uuid: newUuid(),
      password_hash: await this.passwords.hash(password),
      email_verified_at: isVerified ? new Date() : null,
    });
    try {
      await this.dataSource.transaction(async (tx) => {
        await tx.insert(User, user);
        await this.outbox.add(tx, 'user.registered', { user: facts(user) });
      });
    } catch (err) {
      if (err instanceof QueryFailedError && (err.driverError as { code?: string }).code === '23505') return null;
      throw err;
    }
    return user;
  }

  /** The person with this address and password, else null; takes the same work for every reason. */
  async authenticate(email: string, password: string): Promise<User | null> {
    const user = await this.dataSource.manager.findOne(User, {
      where: { email: email.trim().toLowerCase() },
      select: { uuid: true, is_active: true, password_hash: true },
    });
    const isRight = await this.passwords.isRight(password, user?.password_hash ?? null);
    return isRight && user?.is_active ? user : null;
  }

  /** An account that may be used now: not suspended, and not waiting for its end. */
  async active(uuid: string, manager = this.dataSource.manager): Promise<User | null> {
    return manager.findOneBy(User, { uuid, is_active: true, erase_after: IsNull() });
  }
}

/** What the events about a person carry. */
export function facts({
  uuid,
  name,
  surname,
  email,
  email_verified_at,
  language,
}: User): EventPayload<'user.registered'>['user'] {
  return { uuid, name, surname, email, email_verified: Boolean(email_verified_at), language: language ?? null };
}

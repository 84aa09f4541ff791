import { Injectable } from '@nestjs/common';
import { oneSpelling, type EventPayload } from '@platform/contracts';
import { execute, isUniqueViolation, newUuid, Outbox } from '@platform/service-kit';
import { DataSource, IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Passwords } from './passwords.js';
import type { Registration } from './registration.js';
import { forgetWrongCodes } from './second-factors/index.js';
import { User } from './user.entity.js';

/** What an account is made of. */
export interface NewPerson {
  name: string;
  surname: string;
  email: string;
  /** Of Passwords; null for somebody who signs in without one. */
  password_hash: string | null;
  /** BCP 47 */
  language?: string | null;
}

/** Whose password is compared. */
export type PasswordOwner = Pick<User, 'uuid' | 'is_active' | 'password_hash'>;

/** A person who does not exist, to do the same work for. */
export const nobody = '00000000-0000-0000-0000-000000000000';
const forPassword = { uuid: true, is_active: true, password_hash: true } as const;

/** The accounts of people. */
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
    const password_hash = await this.passwords.hash(password);
    return this.dataSource.transaction((tx) => this.add(tx, { ...named, password_hash }, { isVerified }));
  }

  /** Makes an account, and tells the other services; null when the address already has one. */
  async add(tx: EntityManager, person: NewPerson, { isVerified }: { isVerified: boolean }): Promise<User | null> {
    const user = tx.create(User, {
      ...person,
      uuid: newUuid(),
      email_verified_at: isVerified ? new Date() : null,
      password_changed_at: person.password_hash ? new Date() : null,
    });
    const made = await tx.createQueryBuilder().insert().into(User).values(user).orIgnore().returning('uuid').execute();
    if ((made.raw as unknown[]).length === 0) return null;
    await this.outbox.add(tx, 'user.registered', { user: facts(user) });
    return user;
  }

  /** The account of an address, whatever its state. */
  async byEmail(email: string, manager = this.dataSource.manager): Promise<User | null> {
    return manager.findOneBy(User, { email: oneSpelling(email) });
  }

  /**
   * The hash that the password is right by, when it is and the person may sign in; takes the same work for every
   * reason.
   */
  async authenticate(person: PasswordOwner | null, password: string): Promise<string | null> {
    const hash = await this.rightHash(person, password);
    return person?.is_active ? hash : null;
  }

  /** Whoever came from another provider has none. */
  async hasPassword(uuid: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(User, { uuid, password_hash: Not(IsNull()) });
  }

  /** The hash that this is the password of somebody by who is signed in; null when it is not. */
  async checkPassword(uuid: string, password: string): Promise<string | null> {
    const user = await this.dataSource.manager.findOne(User, { where: { uuid }, select: forPassword });
    return this.rightHash(user, password);
  }

  /** `hash` is of Passwords. */
  async changePassword(tx: EntityManager, uuid: string, hash: string): Promise<void> {
    await this.setPassword(tx, { uuid }, hash);
  }

  /**
   * The same when the hash is still the `known` one, or there is still none; false, and nothing is changed, when it is
   * not.
   */
  async replacePassword(tx: EntityManager, uuid: string, known: string | null, hash: string): Promise<boolean> {
    return this.setPassword(tx, { uuid, password_hash: known ?? IsNull() }, hash);
  }

  /**
   * The person has shown to read this mailbox: it becomes their address, confirmed. False when it belongs to somebody
   * else by now; nothing is told when nothing changed.
   */
  async confirmAddress(tx: EntityManager, uuid: string, email: string): Promise<boolean> {
    const user = await tx.findOneOrFail(User, { where: { uuid }, lock: { mode: 'pessimistic_write' } });
    if (user.email === email && user.email_verified_at) return true;
    const changed = { email, email_verified_at: new Date() };
    try {
      // In a savepoint: the address may be taken at this moment.
      await tx.transaction((inner) => inner.update(User, uuid, changed));
    } catch (err) {
      if (isUniqueViolation(err)) return false;
      throw err;
    }
    await this.outbox.add(tx, 'user.updated', { user: facts({ ...user, ...changed }) });
    return true;
  }

  /**
   * Tells the services to whom it matters (keys of links, owners of organizations) whether the account may be used:
   * after each change of that.
   */
  async tellStatus(tx: EntityManager, user: User): Promise<void> {
    const is_active = user.is_active && !user.erase_after;
    await this.outbox.add(tx, 'user.status_changed', { user: { ...facts(user), is_active } });
  }

  /** An account that may be used now: not suspended, and not waiting for its end. */
  async active(uuid: string, manager = this.dataSource.manager): Promise<User | null> {
    return manager.findOneBy(User, { uuid, is_active: true, erase_after: IsNull() });
  }

  private async setPassword(
    tx: EntityManager,
    whose: { uuid: string } & FindOptionsWhere<User>,
    hash: string,
  ): Promise<boolean> {
    const { affected } = await tx.update(User, whose, { password_hash: hash, password_changed_at: new Date() });
    if (affected) await execute(tx, forgetWrongCodes(whose.uuid));
    return affected === 1;
  }

  /** A hash of other parameters than today's is made anew while the password is at hand. */
  private async rightHash(user: PasswordOwner | null, password: string): Promise<string | null> {
    const known = user?.password_hash ?? null;
    if (!(await this.passwords.isRight(password, known))) return null;
    if (!known || !this.passwords.isOutdated(known)) return known;
    const password_hash = await this.passwords.hash(password);
    const changed = { uuid: user!.uuid, password_hash: known };
    const { affected } = await this.dataSource.manager.update(User, changed, { password_hash });
    // Somebody else was faster: another sign-in that made it anew as well, or a change of password.
    return affected ? password_hash : this.checkPassword(user!.uuid, password);
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

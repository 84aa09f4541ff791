import { Injectable } from '@nestjs/common';
import { oneSpelling, type PlatformEvent } from '@platform/contracts';
import { execute, OnEvent, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { AddressConfirmed } from './address-confirmed.js';

type PersonEvent = PlatformEvent<'user.registered' | 'user.updated' | 'user.status_changed'>;

@Injectable()
export class PeopleConsumer {
  constructor(private readonly addressConfirmed: AddressConfirmed) {}

  @OnEvent('user.registered', 'user.updated')
  async save(event: PersonEvent, tx: EntityManager): Promise<void> {
    const { uuid, name, surname, email, email_verified, language } = event.payload.user;
    const [known] = await rowsOf(
      tx,
      sql<{ email: string; email_verified: boolean; version: string }>`
        SELECT email, email_verified, version FROM person WHERE uuid = ${uuid} FOR NO KEY UPDATE`,
    );
    const saved = await rowsOf(
      tx,
      sql`
        INSERT INTO person (uuid, name, surname, email, email_verified, language, version)
        VALUES (${uuid}, ${name}, ${surname}, ${email}, ${email_verified}, ${language}, ${event.version})
        ON CONFLICT (uuid) DO UPDATE SET name = excluded.name, surname = excluded.surname, email = excluded.email,
          email_verified = excluded.email_verified, language = excluded.language, version = excluded.version
        WHERE person.version < excluded.version RETURNING uuid`,
    );
    if (saved.length && known?.email_verified && known.email !== email) await rememberAddress(tx, uuid, known.email);
    // A copy of version 0 comes from a page, before the person's first event.
    const wasConfirmed = known?.email_verified && known.email === email && Number(known.version) > 0;
    if (saved.length && email_verified && !wasConfirmed) await this.addressConfirmed.run(tx, event.payload.user);
  }

  /** Keeps who can sign in: only such a person becomes an owner. */
  @OnEvent('user.status_changed')
  async saveStatus(event: PlatformEvent<'user.status_changed'>, tx: EntityManager): Promise<void> {
    await this.save(event, tx);
    const { uuid, is_active } = event.payload.user;
    await execute(
      tx,
      sql`
        UPDATE person SET is_active = ${is_active}, status_version = ${event.version}
        WHERE uuid = ${uuid} AND status_version < ${event.version}`,
    );
  }
}

/**
 * Remembers a former address, to be forgotten with the account. Only an address that invitations or the audit log hold
 * is worth it.
 */
async function rememberAddress(tx: EntityManager, uuid: string, email: string): Promise<void> {
  await execute(
    tx,
    sql`
      INSERT INTO former_address (user_uuid, email) SELECT ${uuid}, ${email}
      WHERE EXISTS (SELECT FROM invitation WHERE email = ${oneSpelling(email)})
        OR EXISTS (SELECT FROM audit_personal WHERE subject = 'email:' || ${oneSpelling(email)})
      ON CONFLICT DO NOTHING`,
  );
}

import { Injectable } from '@nestjs/common';
import { oneSpelling, type PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { AddressConfirmed } from './address-confirmed.js';

type PersonEvent = PlatformEvent<'user.registered' | 'user.updated' | 'user.status_changed'>;

@Injectable()
export class PeopleConsumer {
  constructor(private readonly addressConfirmed: AddressConfirmed) {}

  @OnEvent('user.registered', 'user.updated')
  async save(event: PersonEvent, tx: EntityManager): Promise<void> {
    const { uuid, name, surname, email, email_verified, language } = event.payload.user;
    const [known] = await tx.query<{ email: string; email_verified: boolean; version: string }[]>(
      `SELECT email, email_verified, version FROM person WHERE uuid = $1 FOR NO KEY UPDATE`,
      [uuid],
    );
    const saved = await tx.query<unknown[]>(
      `INSERT INTO person (uuid, name, surname, email, email_verified, language, version)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (uuid) DO UPDATE SET name = excluded.name, surname = excluded.surname, email = excluded.email,
         email_verified = excluded.email_verified, language = excluded.language, version = excluded.version
       WHERE person.version < excluded.version RETURNING uuid`,
      [uuid, name, surname, email, email_verified, language, event.version],
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
    await tx.query(`UPDATE person SET is_active = $2, status_version = $3 WHERE uuid = $1 AND status_version < $3`, [
      uuid,
      is_active,
      event.version,
    ]);
  }
}

/**
 * Remembers a former address, to be forgotten with the account. Only an address that invitations or the audit log hold
 * is worth it.
 */
async function rememberAddress(tx: EntityManager, uuid: string, email: string): Promise<void> {
  await tx.query(
    `INSERT INTO former_address (user_uuid, email) SELECT $1, $2
     WHERE EXISTS (SELECT FROM invitation WHERE email = $3)
       OR EXISTS (SELECT FROM audit_personal WHERE subject = 'email:' || $3)
     ON CONFLICT DO NOTHING`,
    [uuid, email, oneSpelling(email)],
  );
}

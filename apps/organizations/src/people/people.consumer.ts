import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

@Injectable()
export class PeopleConsumer {
  @OnEvent('user.registered', 'user.updated')
  async save(event: PlatformEvent<'user.registered' | 'user.updated'>, tx: EntityManager): Promise<void> {
    const { uuid, name, surname, email, email_verified, language } = event.payload.user;
    await tx.query(
      `INSERT INTO person (uuid, name, surname, email, email_verified, language, version)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (uuid) DO UPDATE SET name = excluded.name, surname = excluded.surname, email = excluded.email,
         email_verified = excluded.email_verified, language = excluded.language, version = excluded.version
       WHERE person.version < excluded.version`,
      [uuid, name, surname, email, email_verified, language, event.version],
    );
  }
}

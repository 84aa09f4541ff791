import { Injectable } from '@nestjs/common';
import { execute, isUniqueViolation, newUuid, Outbox, part, Problem, rowsOf, sql } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEvents } from '../../people/history/index.js';
import { type InformedAddressee, SecurityNotices } from '../../people/mails/index.js';
import { emailAddress, facts, User } from '../../people/index.js';
import type { ForeignIdentity } from './relying-party.js';

export interface LinkedIdentity {
  uuid: string;
  /** Name of the provider; its issuer when the operator knows it no more. */
  provider: string;
  email: string | null;
  created_at: Date;
  last_used_at: Date | null;
}

/** Name of the provider of `identity`; its issuer when the operator knows it no more. */
const providerName = part`
  coalesce((
    SELECT name FROM identity_providers provider WHERE provider.issuer = identity.issuer ORDER BY created_at LIMIT 1
  ), identity.issuer)`;

/** Which person an identity of another provider belongs to. Found by issuer and subject, never by the address alone. */
@Injectable()
export class FederatedIdentities {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly events: AccountEvents,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * The person who signs in by this identity; a new one when it brings a confirmed address that no account has; else
   * null.
   */
  async signIn(identity: ForeignIdentity, req: FastifyRequest): Promise<{ uuid: string } | null> {
    const known = await this.use(identity);
    if (known) return known.is_active ? known : null;
    try {
      return await this.provision(identity, req);
    } catch (err) {
      if (!isTaken(err)) throw err;
      // The address has an account; or the same person has come twice at once, and the other one was first.
      const won = await this.use(identity);
      return won?.is_active ? won : null;
    }
  }

  /** False when the identity belongs to somebody else. */
  async link(userUuid: string, identity: ForeignIdentity, req: FastifyRequest): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const added = await insert(tx, userUuid, identity);
      if (added) await this.events.record(tx, userUuid, 'identity_linked', req, { issuer: identity.issuer });
      const [row] = await rowsOf(
        tx,
        sql<{ user_uuid: string; provider: string } & InformedAddressee>`
          SELECT identity.user_uuid, users.email, users.language, users.zoneinfo, ${providerName} AS provider
          FROM federated_identities identity JOIN users ON users.uuid = identity.user_uuid
          WHERE issuer = ${identity.issuer} AND subject = ${identity.subject}`,
      );
      if (added && row) await this.notices.add(tx, row, 'identityLinked', req, [named(row.provider, identity.email)]);
      return row?.user_uuid === userUuid;
    });
  }

  async of(userUuid: string): Promise<LinkedIdentity[]> {
    return rowsOf(
      this.dataSource,
      sql<LinkedIdentity>`
        SELECT identity.uuid, identity.email, identity.created_at, identity.last_used_at, ${providerName} AS provider
        FROM federated_identities identity WHERE user_uuid = ${userUuid} ORDER BY identity.created_at, identity.uuid`,
    );
  }

  /** False when it is the last way in: nobody locks themselves out by a click. Throws `not_found`. */
  async unlink(userUuid: string, identityUuid: string, req: FastifyRequest): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      // Two at once would each see the other one as the way that is left.
      const [person] = await rowsOf(
        tx,
        sql<InformedAddressee>`SELECT email, language, zoneinfo FROM users WHERE uuid = ${userUuid} FOR UPDATE`,
      );
      const row = await this.linked(tx, userUuid, identityUuid);
      if (!person || !row) throw new Problem('not_found');
      if (!row.has_other) return false;
      await execute(tx, sql`DELETE FROM federated_identities WHERE uuid = ${identityUuid}`);
      await this.events.record(tx, userUuid, 'identity_unlinked', req, { issuer: row.issuer });
      await this.notices.add(tx, person, 'identityUnlinked', req, [named(row.provider, row.email)]);
      return true;
    });
  }

  /** An identity of a person, and whether anything else opens the account. */
  private async linked(tx: EntityManager, userUuid: string, identityUuid: string) {
    const [row] = await rowsOf(
      tx,
      sql<{ issuer: string; email: string | null; provider: string; has_other: boolean }>`
        SELECT identity.issuer, identity.email, ${providerName} AS provider,
          EXISTS (SELECT FROM users WHERE uuid = ${userUuid} AND password_hash IS NOT NULL)
          OR EXISTS (SELECT FROM passkeys WHERE user_uuid = ${userUuid})
          OR EXISTS (
            SELECT FROM federated_identities other
            JOIN identity_providers provider ON provider.issuer = other.issuer AND provider.is_active
            WHERE other.user_uuid = ${userUuid} AND other.uuid <> identity.uuid
          ) AS has_other
        FROM federated_identities identity WHERE identity.user_uuid = ${userUuid} AND identity.uuid = ${identityUuid}`,
    );
    return row;
  }

  private async use({ issuer, subject }: ForeignIdentity): Promise<{ uuid: string; is_active: boolean } | undefined> {
    const [known] = await rowsOf(
      this.dataSource,
      sql<{ uuid: string; is_active: boolean }>`
        UPDATE federated_identities identity SET last_used_at = now() FROM users
        WHERE issuer = ${issuer} AND subject = ${subject} AND users.uuid = identity.user_uuid
        RETURNING users.uuid, users.is_active`,
    );
    return known;
  }

  private async provision(identity: ForeignIdentity, req: FastifyRequest): Promise<{ uuid: string } | null> {
    const email = identity.isEmailVerified ? emailAddress.safeParse(identity.email) : undefined;
    if (!email?.success) return null;
    return this.dataSource.transaction(async (tx) => {
      const user = tx.create(User, {
        uuid: newUuid(),
        name: identity.name,
        surname: identity.surname,
        email: email.data,
        email_verified_at: new Date(),
        password_hash: null,
      });
      await tx.insert(User, user);
      if (!(await insert(tx, user.uuid, identity))) throw takenMeanwhile;
      await this.outbox.add(tx, 'user.registered', { user: facts(user) });
      await this.events.record(tx, user.uuid, 'registered', req, { issuer: identity.issuer });
      return { uuid: user.uuid };
    });
  }
}

/** As a mail names it. What is no address is left out: the other provider may say anything. */
function named(provider: string, email: string | null): string {
  const address = emailAddress.safeParse(email);
  return address.success ? `${provider}: ${address.data}` : provider;
}

/** Undoes the transaction that lost the race for one identity. */
const takenMeanwhile = new Error('the identity was linked meanwhile');

function isTaken(err: unknown): boolean {
  return err === takenMeanwhile || isUniqueViolation(err);
}

/** Whether it was free; an identity is never taken away from whom it belongs to. */
async function insert(tx: EntityManager, userUuid: string, identity: ForeignIdentity): Promise<boolean> {
  const { issuer, subject, email } = identity;
  const rows = await rowsOf(
    tx,
    sql`
      INSERT INTO federated_identities (issuer, subject, uuid, user_uuid, email, last_used_at)
      VALUES (${issuer}, ${subject}, ${newUuid()}, ${userUuid}, ${email}, now())
      ON CONFLICT (issuer, subject) DO NOTHING RETURNING uuid`,
  );
  return rows.length > 0;
}

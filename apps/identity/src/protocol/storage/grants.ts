import { Injectable } from '@nestjs/common';
import { execute, hashToken, Outbox, rowsOf, sql } from '@platform/service-kit';
import { errors, Provider } from 'oidc-provider';
import type { EntityManager } from 'typeorm';
import { narrow } from './narrowing.js';
import { OauthTransaction } from './oauth-transaction.js';
import { TokenRevocations } from './token-revocations.js';

export interface StoredGrant {
  id: string;
  user_uuid: string;
  client_id: string;
  scopes: string[];
}

const batchSize = 500;

/** What people have consented to. Other services hear of every change; with a grant all that was made from it goes. */
@Injectable()
export class Grants {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly revocations: TokenRevocations,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Stores a grant. One that is not new is only changed.
   *
   * @throws `access_denied` when it was revoked since it was read. Also when the client has gone since the request was
   *   checked, or lost one of the scopes, or the trust for which nobody was asked.
   */
  async save(
    grant: StoredGrant,
    payload: object,
    { lifetimeSeconds, isNew }: { lifetimeSeconds: number; isNew: boolean },
  ): Promise<void> {
    await this.transaction.write(async (tx) => {
      // Behind whoever changes the client (`narrow`), and locked in the same order.
      const [client] = await rowsOf(
        tx,
        sql<{ scopes: string[]; is_trusted: boolean }>`
          SELECT scopes, is_trusted FROM oauth_clients WHERE client_id = ${grant.client_id} AND is_active FOR SHARE`,
      );
      const wasTrusted = Provider.ctx?.oidc.client?.['is_trusted'] === true;
      const isAllowed = client && grant.scopes.every((scope) => client.scopes.includes(scope));
      if (!isAllowed || (wasTrusted && !client.is_trusted))
        throw new errors.AccessDenied('the client may not have this any more');
      const [before] = await rowsOf(
        tx,
        sql<{ scopes: string[] }>`SELECT scopes FROM oauth_grants WHERE id = ${grant.id} FOR UPDATE`,
      );
      if (!before && !isNew) throw new errors.AccessDenied('the consent was withdrawn meanwhile');
      await execute(
        tx,
        sql`
          INSERT INTO oauth_grants (id, user_uuid, client_id, scopes, payload, expires_at)
          VALUES (${grant.id}, ${grant.user_uuid}, ${grant.client_id}, ${grant.scopes}, ${JSON.stringify(payload)},
            now() + make_interval(secs => ${lifetimeSeconds}))
          ON CONFLICT (id) DO UPDATE SET
            scopes = excluded.scopes, payload = excluded.payload, expires_at = excluded.expires_at`,
      );
      if (before && sameScopes(before.scopes, grant.scopes)) return;
      await this.outbox.add(tx, 'grant.saved', { grant: facts(grant) });
    });
  }

  async find(id: string): Promise<Record<string, unknown> | undefined> {
    const found = this.transaction.unit.issue?.found;
    if (found?.grant_id === id) return found.grant ?? undefined;
    const [row] = await this.transaction.rowsOf(
      sql<{ payload: Record<string, unknown> }>`
        SELECT payload FROM oauth_grants WHERE id = ${id} AND expires_at > now()`,
    );
    return row?.payload;
  }

  /** The scopes and single claims that a person has granted to a client in other sessions and not revoked since. */
  async remembered(userUuid: string, clientId: string): Promise<{ scopes: string[]; claims: string[] }> {
    const rows = await this.transaction.rowsOf(
      sql<{ scopes: string[]; claims: string[] | null }>`
        SELECT scopes, payload->'openid'->'claims' AS claims FROM oauth_grants
        WHERE user_uuid = ${userUuid} AND client_id = ${clientId} AND expires_at > now()`,
    );
    return { scopes: rows.flatMap(({ scopes }) => scopes), claims: rows.flatMap(({ claims }) => claims ?? []) };
  }

  /** Ends a grant: its codes and tokens with it, in one transaction. */
  async revoke(id: string): Promise<void> {
    await this.transaction.write((tx) => this.revokeIn(tx, [id]));
  }

  /**
   * Ends one authorization: the codes and tokens that came from one code. What was consented to stays, and so do the
   * other sign-ins of the same browser. False when it was over, or is of another client.
   */
  async endFamily(of: { grantId: string; family: string | null; clientId: string }): Promise<boolean> {
    return this.transaction.write(async (tx) => {
      // Whoever issues tokens holds this row: theirs are here by then.
      const mine = await rowsOf(
        tx,
        sql`SELECT FROM oauth_grants WHERE id = ${of.grantId} AND client_id = ${of.clientId} FOR UPDATE`,
      );
      if (!mine.length) return false;
      await this.revocations.revokeFamily(tx, of.grantId, of.family);
      const ended = await execute(
        tx,
        sql`DELETE FROM oauth_records WHERE grant_id = ${of.grantId} AND family IS NOT DISTINCT FROM ${of.family}`,
      );
      return ended > 0;
    });
  }

  /** Ends the authorization that a refresh token of this client came from (RFC 7009 section 2.1). */
  async endFamilyOf(refreshToken: string, clientId: string): Promise<void> {
    const [row] = await this.transaction.rowsOf(
      sql<{ grant_id: string; family: string | null }>`
        SELECT grant_id, family FROM oauth_records
        WHERE kind = 'RefreshToken' AND hash = ${hashToken(refreshToken)} AND grant_id IS NOT NULL`,
    );
    if (row) await this.endFamily({ grantId: row.grant_id, family: row.family, clientId });
  }

  /** Ends all grants of a person, or of a client, or those of a person to a client. */
  async revokeOf(tx: EntityManager, of: { userUuid?: string; clientId?: string }): Promise<void> {
    const { userUuid = null, clientId = null } = of;
    const grants = await rowsOf(
      tx,
      sql<{ id: string }>`
        SELECT id FROM oauth_grants
        WHERE (${userUuid}::uuid IS NULL OR user_uuid = ${userUuid})
          AND (${clientId}::text IS NULL OR client_id = ${clientId})
          AND num_nonnulls(${userUuid}::uuid, ${clientId}::text) > 0
        ORDER BY id FOR UPDATE`,
    );
    await this.revokeIn(
      tx,
      grants.map(({ id }) => id),
    );
    // What a client holds for itself hangs on no grant.
    if (clientId !== null && userUuid === null) await this.revocations.revokeOfClient(tx, clientId);
  }

  /**
   * Leaves what people granted a client, and what it holds for itself, no more than the scopes that it may have now.
   * `tx` holds the client's row. Codes and refresh tokens are narrowed: nobody has to sign in again. An access token
   * that holds more ends, and the refresh token brings the next one; so does everything that nothing is left of.
   */
  async narrow(tx: EntityManager, clientId: string, allowed: readonly string[]): Promise<void> {
    // FOR UPDATE, before the UPDATE: whoever issues tokens holds this row by its key only (`storeIssues`).
    const wider = await rowsOf(
      tx,
      sql<StoredGrant>`
        SELECT id, user_uuid, client_id, scopes FROM oauth_grants
        WHERE client_id = ${clientId} AND NOT scopes <@ ${allowed}::text[] ORDER BY id FOR UPDATE`,
    );
    const grants = wider.map((grant) => ({
      ...grant,
      scopes: grant.scopes.filter((scope) => allowed.includes(scope)),
    }));
    const left = grants.filter(({ scopes }) => scopes.length > 0);
    const ids = left.map(({ id }) => id);
    await this.revokeIn(
      tx,
      grants.filter((grant) => !left.includes(grant)).map(({ id }) => id),
    );
    await this.revocations.revokeWider(tx, { clientId, grantIds: ids }, allowed);
    await narrow(tx, ids, allowed);
    await this.outbox.addAll(
      tx,
      'grant.saved',
      left.map((grant) => ({ grant: facts(grant) })),
    );
  }

  /**
   * Ends the codes and tokens of all grants of a person; the grants themselves, which are what was consented to, stay.
   */
  async endTokensOf(tx: EntityManager, userUuid: string): Promise<void> {
    const grants = await rowsOf(
      tx,
      sql<{ id: string }>`SELECT id FROM oauth_grants WHERE user_uuid = ${userUuid} ORDER BY id FOR UPDATE`,
    );
    const ids = grants.map(({ id }) => id);
    await this.revocations.revoke(tx, ids);
    await execute(tx, sql`DELETE FROM oauth_records WHERE grant_id = ANY(${ids})`);
  }

  async revokeExpired(): Promise<void> {
    let revoked: number;
    do {
      revoked = await this.transaction.write(async (tx) => {
        const expired = await rowsOf(
          tx,
          sql<{ id: string }>`SELECT id FROM oauth_grants WHERE expires_at < now() LIMIT ${batchSize}`,
        );
        await this.revokeIn(
          tx,
          expired.map(({ id }) => id),
        );
        return expired.length;
      });
    } while (revoked === batchSize);
  }

  /** Ends these grants, with their codes and tokens. */
  async revokeIn(tx: EntityManager, ids: string[]): Promise<void> {
    // Whoever issues tokens holds this row: they are either here by now, or will find the grant gone.
    const grants = await rowsOf(
      tx,
      sql<StoredGrant>`
        SELECT id, user_uuid, client_id, scopes FROM oauth_grants WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`,
    );
    await this.revocations.revoke(tx, ids);
    await execute(tx, sql`DELETE FROM oauth_grants WHERE id = ANY(${ids})`);
    await this.outbox.addAll(
      tx,
      'grant.revoked',
      grants.map((grant) => ({ grant: facts(grant) })),
    );
  }
}

function facts({ id, ...grant }: StoredGrant) {
  return { grant_id: id, ...grant };
}

function sameScopes(before: string[], after: string[]): boolean {
  return before.length === after.length && after.every((scope) => before.includes(scope));
}

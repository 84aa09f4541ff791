import { hashToken, part, sql, type SqlPart } from '@platform/service-kit';
import { errors, type AdapterPayload } from 'oidc-provider';
import { RecordAdapter, type StoredRecord } from './record.adapter.js';
import type { OauthTransaction } from './oauth-transaction.js';

/** What a page knows of a device code: where it is stored, not what the device holds. Base64url has no colon. */
const reference = 'stored:';

/**
 * Device codes (RFC 8628). The device holds one code, the person types another; of both only hashes are stored, and
 * neither leads to the other. A code goes through three steps, each one compare-and-set: one browser takes it up, one
 * answer is given to it, one request of the device redeems it.
 */
export class DeviceCodeAdapter extends RecordAdapter {
  constructor(transaction: OauthTransaction) {
    super('DeviceCode', transaction);
  }

  override async upsert(
    id: string,
    { jti: _, userCode, ...payload }: AdapterPayload,
    expiresIn: number,
  ): Promise<void> {
    const known = await this.transaction.rowsOf(
      sql`SELECT FROM oauth_records WHERE kind = 'DeviceCode' AND hash = ${this.hashOf(id)}`,
    );
    if (known.length) await this.advance(id, payload);
    else if (!userCode || id.startsWith(reference)) throw new errors.InvalidRequest('the code has expired');
    else {
      await this.transaction.execute(
        sql`
          INSERT INTO oauth_records (kind, hash, payload, user_code, expires_at)
          VALUES ('DeviceCode', ${this.hashOf(id)}, ${JSON.stringify(payload)}, ${hashToken(userCode)},
            now() + make_interval(secs => ${expiresIn}))`,
      );
    }
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.read(part`hash = ${this.hashOf(id)}`);
    return row && { ...row, jti: id };
  }

  override async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    const row = await this.read(part`user_code = ${hashToken(userCode)}`);
    return row && { ...row, jti: reference + row.hash, userCode };
  }

  /** Whoever comes second, in another browser or another tab, changes nothing. */
  private async advance(id: string, payload: AdapterPayload): Promise<void> {
    const isAnswer = payload.accountId !== undefined || payload.error !== undefined;
    const changed = await this.transaction.execute(
      sql`
        UPDATE oauth_records SET payload = ${JSON.stringify(payload)}, grant_id = ${payload.grantId ?? null}
        WHERE kind = 'DeviceCode' AND hash = ${this.hashOf(id)} AND consumed_at IS NULL
          AND NOT payload ? 'accountId' AND NOT payload ? 'error' AND (${isAnswer} OR NOT payload ? 'inFlight')`,
    );
    if (!changed) throw new errors.InvalidRequest('the code has already been used');
  }

  private async read(condition: SqlPart) {
    const [row] = await this.transaction.rowsOf(
      sql<StoredRecord & { hash: string }>`
        SELECT hash, payload, extract(epoch FROM consumed_at)::int AS consumed FROM oauth_records
        WHERE kind = 'DeviceCode' AND ${condition} AND expires_at > now()`,
    );
    return row && { ...row.payload, hash: row.hash, ...(row.consumed && { consumed: row.consumed }) };
  }

  /** A device cannot present a reference: while it redeems, only the code itself counts. */
  private hashOf(id: string): string {
    return id.startsWith(reference) && !this.transaction.unit.issue ? id.slice(reference.length) : hashToken(id);
  }
}

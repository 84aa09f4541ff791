import { hashToken, hasSqlState, isForeignKeyViolation, part, sql, type SqlPart } from '@platform/service-kit';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { AlreadyConsumed } from './already-consumed.js';
import type { NewRecord } from './record-changes.js';
import type { OauthTransaction } from './oauth-transaction.js';
import { readBefore } from './read-ahead.js';
import type { TokenIssue } from './token-issue.js';

export interface StoredRecord {
  payload: AdapterPayload;
  /** Unix seconds. */
  consumed: number | null;
}

/** For this long a repeat of a refresh gets the same answer (docs/decisions.md#lifetimes-and-families). */
export const repeatSeconds = 10;

/**
 * Storage of one kind of oidc-provider's models. The id of a record is what its owner presents (a token, a code, a
 * cookie): only its hash is stored, and the kind is part of the key, so that nothing can be presented as another kind.
 */
export class RecordAdapter implements Adapter {
  constructor(
    protected readonly kind: string,
    protected readonly transaction: OauthTransaction,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { issue, changes } = this.transaction.unit;
    if (issue?.used) {
      issue.issued.push({ kind: this.kind, hash: hashToken(id), payload: withoutId(id, payload), expiresIn });
      return;
    }
    const record = this.recordOf(id, payload, expiresIn);
    if (changes) changes.stored.push(record);
    else await this.store(record);
  }

  protected async store(record: NewRecord): Promise<void> {
    const { kind, hash, payload, grantId, uid, userCode, expiresIn } = record;
    try {
      await this.transaction.execute(
        sql`
          INSERT INTO oauth_records (kind, hash, payload, grant_id, uid, user_code, expires_at)
          VALUES (${kind}, ${hash}, ${payload}, ${grantId}, ${uid}, ${userCode},
            now() + make_interval(secs => ${expiresIn}))
          ON CONFLICT (kind, hash) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at`,
      );
    } catch (err) {
      // The grant was revoked while this was being issued.
      if (isForeignKeyViolation(err)) throw new errors.InvalidGrant('grant not found');
      // jsonb keeps no NUL; a parameter of the request brought it.
      if (hasSqlState(err, '22P05')) throw new errors.InvalidRequest('a parameter holds a NUL character');
      throw err;
    }
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const { issue } = this.transaction.unit;
    if (issue) return this.findToUse(id, issue);
    const [row] = await this.transaction.rowsOf(
      sql<StoredRecord>`
        SELECT payload, extract(epoch FROM consumed_at)::int AS consumed
        FROM oauth_records WHERE kind = ${this.kind} AND hash = ${hashToken(id)} AND expires_at > now()`,
    );
    return row && withId(id, row);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.findBy(part`uid = ${uid}`);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.findBy(part`user_code = ${userCode}`);
  }

  /** Only noted: `OauthTransaction.issue` uses it up together with what is issued for it. */
  async consume(id: string): Promise<void> {
    const { issue } = this.transaction.unit;
    if (!issue) throw new Error(`${this.kind}: is used up by a grant only`);
    issue.used = { kind: this.kind, hash: hashToken(id) };
    await Promise.resolve();
  }

  async destroy(id: string): Promise<void> {
    const { kind } = this;
    const hash = hashToken(id);
    const { changes } = this.transaction.unit;
    if (changes) changes.deleted.push({ kind, hash });
    else await this.transaction.execute(sql`DELETE FROM oauth_records WHERE kind = ${kind} AND hash = ${hash}`);
  }

  /** Nothing is left to do: SingleUse has ended what is to end. */
  async revokeByGrantId(): Promise<void> {
    await Promise.resolve();
  }

  /** One statement for all that the handler of a grant will ask for. */
  private async findToUse(id: string, issue: TokenIssue): Promise<AdapterPayload | undefined> {
    const presented = { kind: this.kind, hash: hashToken(id) };
    const row = await (readBefore(presented) ?? this.transaction.tokenIssues.find(presented));
    if (!row) return undefined;
    // Whether what comes again is a repeat or a theft is not for the provider to say: SingleUse decides.
    if (row.consumed) throw new AlreadyConsumed(row.grant_id, row.family);
    issue.found = row;
    return withId(id, row);
  }

  private recordOf(id: string, payload: AdapterPayload, expiresIn: number): NewRecord {
    return {
      kind: this.kind,
      hash: hashToken(id),
      payload: withoutId(id, payload),
      // An interaction only remembers a grant; it must outlive that grant's end.
      grantId: (this.kind === 'Interaction' ? undefined : payload.grantId) ?? null,
      uid: payload.uid ?? null,
      userCode: payload.userCode ?? null,
      expiresIn,
    };
  }

  private async findBy(condition: SqlPart): Promise<AdapterPayload | undefined> {
    const [row] = await this.transaction.rowsOf(
      sql<StoredRecord>`
        SELECT payload, extract(epoch FROM consumed_at)::int AS consumed FROM oauth_records
        WHERE kind = ${this.kind} AND ${condition} AND expires_at > now() ORDER BY created_at DESC LIMIT 1`,
    );
    return row && { ...row.payload, ...(row.consumed && { consumed: row.consumed }) };
  }
}

/**
 * The id is also inside of some payloads: as `jti`, at the end of an interaction's way back, as the cookie of its
 * session.
 */
function withoutId(id: string, { jti: _, returnTo, session, ...payload }: AdapterPayload): string {
  return JSON.stringify({
    ...payload,
    ...(returnTo && { returnTo: returnTo.slice(0, -id.length) }),
    ...(session && { session: { ...session, cookie: undefined } }),
  });
}

function withId(id: string, { payload, consumed }: StoredRecord): AdapterPayload {
  return {
    ...payload,
    jti: id,
    ...(payload.returnTo && { returnTo: payload.returnTo + id }),
    ...(consumed && { consumed }),
  };
}

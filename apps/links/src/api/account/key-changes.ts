import { Injectable } from '@nestjs/common';
import type { ApiKeyScope, CreateApiKey, RotateApiKey } from '@platform/contracts';
import { execute, Problem, sql } from '@platform/service-kit';
import { DataSource, IsNull, Not } from 'typeorm';
import { type Limit, requireActive, requireRoom } from '../../accounts/index.js';
import { ApiKeysService, keyView, recordGuard } from '../callers/index.js';
import { ApiKey, ownRecord } from '../../records/index.js';

/** A key in the grace of its rotation counts as well: it still works. */
const limit: Limit = {
  table: 'api_key',
  counted: (accountId) => sql<{ has: number }>`
    SELECT count(*)::int AS has FROM api_key
    WHERE account_id = ${accountId} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`,
  max: 100,
  name: 'keys',
};

/** Who asks for a key: nobody makes one that may do more than they may, or lasts longer. */
export interface KeyMaker {
  account_id: number;
  scopes: readonly ApiKeyScope[];
  /** Null for what does not end. */
  expires_at: Date | null;
}

/** Lets a repeated request through for a key that its rotation has ended: it gets the answer of the first one. */
export const KeyGuard = recordGuard(ApiKey, { revoked_at: IsNull() }, { replaced_by: Not(IsNull()) });

/** Makes and rotates keys. The clear text of a key is in these answers and nowhere else. */
@Injectable()
export class KeyChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: ApiKeysService,
  ) {}

  /** Makes a key, which ends with its maker when no end is given. */
  async add(maker: KeyMaker, { name, scopes = [...maker.scopes], expires }: CreateApiKey) {
    const expires_at = expires ?? maker.expires_at;
    requireHeld(maker, { scopes, expires_at });
    const { account_id } = maker;
    const made = await this.dataSource.transaction(async (tx) => {
      await requireRoom(tx, account_id, limit);
      return this.keys.insert(tx, { account_id, name, scopes, expires_at });
    });
    return { error: 0, ...keyView(made.key), key: made.secret };
  }

  /**
   * Makes a new key with the name, scopes and end of the old one. The old one goes on for `grace` seconds, or stops at
   * once. Of any number of parallel rotations one succeeds.
   *
   * @throws Problem 409 for the others, and for a grace where the account has no room for both keys
   */
  async rotate(maker: KeyMaker, id: number, { grace }: RotateApiKey) {
    const { before, made } = await this.dataSource.transaction(async (tx) => {
      await requireActive(tx, maker.account_id);
      const own = { id, account_id: maker.account_id, revoked_at: IsNull() };
      const old = await ownRecord(tx, ApiKey, own, true);
      if (old.replaced_by !== null)
        throw new Problem('already_exists', { message: 'The key has been rotated already.' });
      if (old.expires_at && old.expires_at.getTime() <= Date.now())
        throw new Problem('not_found', { message: 'The key has expired. Make a new one.' });
      requireHeld(maker, old);
      if (grace > 0) await requireRoom(tx, maker.account_id, limit);
      const { account_id, name, scopes, expires_at } = old;
      const inserted = await this.keys.insert(tx, { account_id, name, scopes, expires_at });
      await execute(
        tx,
        sql`
          UPDATE api_key SET replaced_by = ${inserted.key.id},
            revoked_at = CASE WHEN ${grace}::int = 0 THEN now() END,
            expires_at = least(expires_at, now() + ${grace}::int * interval '1 second')
          WHERE id = ${id}`,
      );
      return { before: old, made: inserted };
    });
    await this.keys.stop(before.key_hash);
    return { error: 0, ...keyView(made.key), key: made.secret };
  }
}

function requireHeld(maker: KeyMaker, wanted: Pick<KeyMaker, 'scopes' | 'expires_at'>): void {
  const missing = wanted.scopes.find((scope) => !maker.scopes.includes(scope));
  if (missing) throw new Problem('insufficient_scope', { message: `The API key lacks the scope ${missing}.` });
  if (endOf(wanted) > endOf(maker))
    throw new Problem('insufficient_permission', {
      message: 'The key would last longer than the one that asks for it.',
    });
}

function endOf({ expires_at }: Pick<KeyMaker, 'expires_at'>): number {
  return expires_at?.getTime() ?? Infinity;
}

import { Injectable } from '@nestjs/common';
import { apiKeyScopes } from '@platform/contracts';
import { execute, Problem, rowsOf, Sealing, sql, type SealedColumn } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiKeysService } from '../callers/index.js';

const purpose = (accountId: number | string) => `first key of account ${accountId}`;

export const sealedFirstKey: SealedColumn = {
  table: 'first_key',
  column: 'sealed',
  by: ['account_id'],
  purpose: (row) => purpose(row['account_id']!),
};

/**
 * The key that comes with an account. Nobody has seen it when it is made, so it waits, sealed, until its owner looks
 * once.
 */
@Injectable()
export class FirstKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: ApiKeysService,
    private readonly sealing: Sealing,
  ) {}

  async make(tx: EntityManager, accountId: number): Promise<void> {
    const { key, secret } = await this.keys.insert(tx, {
      account_id: accountId,
      name: 'First key',
      scopes: apiKeyScopes,
      expires_at: null,
    });
    const sealed = this.sealing.seal(secret, purpose(accountId));
    await execute(
      tx,
      sql`INSERT INTO first_key (account_id, key_id, sealed) VALUES (${accountId}, ${key.id}, ${sealed})`,
    );
  }

  async isWaiting(accountId: number): Promise<boolean> {
    const [row] = await rowsOf(
      this.dataSource,
      sql`
        SELECT FROM first_key JOIN api_key ON api_key.id = key_id
        WHERE first_key.account_id = ${accountId} AND revoked_at IS NULL`,
    );
    return row !== undefined;
  }

  /**
   * Shows the key once. Of any number of parallel calls one gets it.
   *
   * @throws Problem 404 for the others, and after a revocation
   */
  async show(accountId: number): Promise<string> {
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ sealed: string }>`
        DELETE FROM first_key USING api_key
        WHERE first_key.account_id = ${accountId} AND api_key.id = key_id AND revoked_at IS NULL RETURNING sealed`,
    );
    if (!row) throw new Problem('not_found', { message: 'The first key has been shown already.' });
    return this.sealing.open(row.sealed, purpose(accountId));
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Periodic } from '../service/periodic.js';
import { Problem } from '../common/problem.js';
import { Sealing } from '../sealing/sealing.js';
import { execute, rowsOf } from '../postgres/run-sql.js';
import { sql } from '../postgres/sql.js';

interface KeyRow {
  request_hash: string;
  status: number | null;
  sealed_body: string | null;
}

export interface StoredAnswer {
  status: number;
  body: unknown;
}

const purpose = 'idempotency-answer';
const waitMs = 100;
const maxWaits = 20;

/**
 * Answers of requests that carried an `Idempotency-Key`, kept for 24 hours. Sealed, as an answer may show a secret
 * once.
 */
@Injectable()
export class IdempotencyKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    periodic: Periodic,
  ) {
    periodic.add('purge-idempotency-keys', 3_600_000, async () => {
      await execute(dataSource, sql`DELETE FROM idempotency_key WHERE created_at < now() - interval '1 day'`);
    });
  }

  /**
   * Null for the first request with this key: it goes on. Otherwise the stored answer. 409 when the key was used for
   * another request, or when the first one has not answered: it still runs, or its process died and nobody knows the
   * outcome.
   */
  async claim(scope: string, key: string, requestHash: string): Promise<StoredAnswer | null> {
    const claimed = await rowsOf(
      this.dataSource,
      sql`
        INSERT INTO idempotency_key (scope, key, request_hash) VALUES (${scope}, ${key}, ${requestHash})
        ON CONFLICT (scope, key) DO UPDATE
        SET request_hash = excluded.request_hash, status = NULL, sealed_body = NULL, created_at = now()
        WHERE idempotency_key.created_at < now() - interval '1 day' RETURNING key`,
    );
    if (claimed.length) return null;
    for (let waits = 0; waits < maxWaits; waits++) {
      const [row] = await rowsOf(
        this.dataSource,
        sql<KeyRow>`
          SELECT request_hash, status, sealed_body FROM idempotency_key WHERE scope = ${scope} AND key = ${key}`,
      );
      if (!row) return this.claim(scope, key, requestHash);
      if (row.request_hash !== requestHash) throw new Problem('idempotency_key_reused');
      if (row.status !== null) {
        return { status: row.status, body: row.sealed_body && JSON.parse(this.sealing.open(row.sealed_body, purpose)) };
      }
      await wait(waitMs);
    }
    throw new Problem('idempotency_key_reused', {
      message:
        'The first request with this idempotency key has not answered. Look whether it took effect before you use another key.',
    });
  }

  async keep(scope: string, key: string, { status, body }: StoredAnswer): Promise<void> {
    const sealed = body === undefined ? null : this.sealing.seal(JSON.stringify(body), purpose);
    await execute(
      this.dataSource,
      sql`
        UPDATE idempotency_key SET status = ${status}, sealed_body = ${sealed} WHERE scope = ${scope} AND key = ${key}`,
    );
  }

  /** A request that failed changed nothing: the key is free again. */
  async release(scope: string, key: string): Promise<void> {
    await execute(this.dataSource, sql`DELETE FROM idempotency_key WHERE scope = ${scope} AND key = ${key}`);
  }
}

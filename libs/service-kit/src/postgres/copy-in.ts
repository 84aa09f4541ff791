import { once } from 'node:events';
import { from as copyFrom } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';
import { poolOf } from '../patches/typeorm-pool.js';

/**
 * Many rows at once, at less than half of what an `INSERT` of them costs. All statements of `sql` are one transaction,
 * on a connection of its own beside TypeORM. One of them is `COPY … FROM STDIN`, which gets `rows` in the text format
 * of Postgres; none answers with rows. Once this has resolved, the bytes may be used for others. Rejects with the error
 * of the statement that failed; nothing is changed then.
 */
export async function copyIn(dataSource: DataSource, sql: string, rows: string | Uint8Array): Promise<void> {
  const client = await poolOf(dataSource).connect();
  // While it is taken from the pool nobody else listens to it. What it, or the COPY, says after the first error is
  // nobody's business.
  client.on('error', nobody);
  try {
    const copying = client.query(copyFrom(sql)).on('error', nobody);
    copying.end(rows);
    await once(copying, 'finish');
    client.off('error', nobody);
    client.release();
  } catch (err) {
    client.release(true);
    throw err;
  }
}

const nobody = () => undefined;

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in Postgres' text format for `COPY`. */
export function copied(value: string | null): string {
  if (value === null) return '\\N';
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (sign) => escapes[sign]!) : value;
}

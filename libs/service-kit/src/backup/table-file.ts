import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { escapeIdentifier, type ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

interface TableColumns {
  schema: string;
  name: string;
  columns: readonly string[];
}

/** In the text format, which a later version of Postgres reads as well. */
function copyText({ schema, name, columns }: TableColumns, direction: 'TO STDOUT' | 'FROM STDIN'): string {
  const list = columns.map((column) => escapeIdentifier(column)).join(', ');
  return `COPY ${escapeIdentifier(schema)}.${escapeIdentifier(name)} (${list}) ${direction}`;
}

/** Writes the rows of a table into a file, as they come: no table has to fit into memory. */
export async function copyOut(
  client: ClientBase,
  table: TableColumns,
  path: string,
): Promise<{ rows: number; sha256: string }> {
  const rows = client.query(copyTo(copyText(table, 'TO STDOUT')));
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(rows, createGzip({ level: 6 }), hashed, createWriteStream(path, { mode: 0o600, flush: true }));
  return { rows: rows.rowCount, sha256: hash.digest('hex') };
}

/** Fills a table from a file. @returns the number of rows */
export async function copyBack(client: ClientBase, table: TableColumns, path: string): Promise<number> {
  const rows = client.query(copyFrom(copyText(table, 'FROM STDIN')));
  await pipeline(createReadStream(path), createGunzip(), rows);
  return rows.rowCount;
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

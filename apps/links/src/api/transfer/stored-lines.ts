import { Injectable } from '@nestjs/common';
import type { ImportField } from '@platform/contracts';
import { execute, rowsOf, Sealing, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { CsvRow } from './csv/csv-rows.js';
import type { RejectedLine } from './rejected-lines.js';

interface StoredRow {
  line: number;
  cells: string[];
}

interface Owner {
  id: number;
  fields: readonly (ImportField | null)[];
}

/** Lines that wait to be imported, or could not be. Passwords among their cells are sealed. */
@Injectable()
export class StoredLines {
  constructor(private readonly sealing: Sealing) {}

  async add(tx: EntityManager, owner: Owner, rows: readonly CsvRow[]): Promise<void> {
    const stored = rows.map(({ record, line }) => ({ line, cells: this.sealed(owner, record) }));
    await execute(
      tx,
      sql`
        INSERT INTO link_import_line (import_id, line, cells)
        SELECT ${owner.id}, line, ARRAY (SELECT jsonb_array_elements_text(cells))
        FROM jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) AS given (line integer, cells jsonb)`,
    );
  }

  /** The next ones that nobody has looked at. */
  async next(tx: EntityManager, owner: Owner & { last_line: number }, most: number): Promise<CsvRow[]> {
    const rows = await rowsOf(
      tx,
      sql<StoredRow>`
        SELECT line, cells FROM link_import_line WHERE import_id = ${owner.id} AND line > ${owner.last_line}
        ORDER BY line LIMIT ${most}`,
    );
    return rows.map(({ line, cells }) => ({ line, record: this.opened(owner, cells) }));
  }

  async *rejected(manager: EntityManager, owner: Owner, batchSize: number): AsyncGenerator<RejectedLine> {
    let after = 0;
    for (;;) {
      const rows = await rowsOf(
        manager,
        sql<StoredRow & { message: string }>`
          SELECT line, cells, message FROM link_import_line
          WHERE import_id = ${owner.id} AND line > ${after} AND message IS NOT NULL ORDER BY line LIMIT ${batchSize}`,
      );
      for (const { line, cells, message } of rows) yield { line, record: this.opened(owner, cells), message };
      if (rows.length < batchSize) return;
      after = rows.at(-1)!.line;
    }
  }

  private sealed({ id, fields }: Owner, record: readonly string[]): string[] {
    return record.map((cell, index) =>
      fields[index] === 'password' && cell ? this.sealing.seal(cell, purpose(id)) : cell,
    );
  }

  private opened({ id, fields }: Owner, cells: readonly string[]): string[] {
    return cells.map((cell, index) =>
      fields[index] === 'password' && cell ? this.sealing.open(cell, purpose(id)) : cell,
    );
  }
}

function purpose(importId: number): string {
  return `password of a line of import ${importId}`;
}

import { Injectable } from '@nestjs/common';
import type { ImportQuery } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { TouchedLinks } from '../../lookup/index.js';
import { lineOf, openCsv, problemOf, type CsvLine } from './csv/csv-file.js';
import { foreignHost, type ImportPlace } from './csv/csv-line.js';
import { refusedFile, type CsvRow } from './csv/csv-rows.js';
import { ImportLines, type Complaint, type Made, type Prepared } from './import-lines.js';
import { rejectedFile } from './rejected-lines.js';

const maxLines = 2_000;

/** Thrown to take everything back. */
class TakenBack extends Error {}

/** Makes links of the lines of a CSV file at once: all of them or none, or those that can be. */
@Injectable()
export class ImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lines: ImportLines,
    private readonly touched: TouchedLinks,
  ) {}

  /**
   * A dry run makes the links and takes them back: so it says of aliases and limits what the import would say.
   *
   * @throws Problem 400 for a file with a bad line, and imports nothing, unless `partial` asks for the good ones
   */
  async import(accountId: number, csv: string, { dry_run, partial, columns, domain }: ImportQuery) {
    const file = await openCsv(csv, columns);
    const problem = problemOf(file, columns);
    if (problem) throw problem;
    const rows = await collected(file.rows);
    const lines = rows.map((row) => lineOf(file.fields, row));
    const place = await this.lines.placeOf(accountId, domain);
    const { done: prepared, complaints } = await this.lines.prepare(accountId, lines, place);
    const isKept = (bad: number) => !dry_run && (partial || bad === 0);
    const made = await this.insert(accountId, prepared, complaints, isKept);
    const errors = complaints.sort((left, right) => left.line - right.line);
    if (errors.length > 0 && !dry_run && !partial) throw refusalOf(errors, lines.length);
    if (!dry_run) await this.touched.announce(made.map(({ key }) => key));
    return {
      error: 0,
      dry_run,
      lines: lines.length,
      imported: dry_run ? 0 : made.length,
      valid: lines.length - errors.length,
      ignored: file.ignored,
      foreign_domains: foreignHosts(lines, place),
      errors,
      links: dry_run ? [] : made,
      rejected: rejectedFile(file.header, withReasons(rows, errors)),
    };
  }

  private async insert(
    accountId: number,
    prepared: Prepared[],
    complaints: Complaint[],
    isKept: (bad: number) => boolean,
  ): Promise<Made[]> {
    const made: Made[] = [];
    try {
      await this.dataSource.transaction(async (tx) => {
        const inserted = await this.lines.insert(tx, accountId, prepared);
        made.push(...inserted.done);
        complaints.push(...inserted.complaints);
        if (!isKept(complaints.length)) throw new TakenBack();
      });
    } catch (err) {
      if (!(err instanceof TakenBack)) throw err;
    }
    return made;
  }
}

/** 400 for more lines than one request may take. */
async function collected(rows: AsyncGenerator<CsvRow>): Promise<CsvRow[]> {
  const all: CsvRow[] = [];
  let count = 0;
  for await (const row of rows) if (++count <= maxLines) all.push(row);
  if (count > maxLines)
    throw refusedFile(
      `has ${count} lines, at most ${maxLines} are imported at once; ` +
        'send it to /api/urls/imports, which works in the background',
    );
  return all;
}

/** Domains of short URLs that are not the account's, the first ones. */
export function foreignHosts(lines: readonly CsvLine[], place: ImportPlace): string[] {
  return [...new Set(lines.flatMap((line) => foreignHost(line, place) ?? []))].slice(0, 10);
}

function withReasons(rows: CsvRow[], errors: Complaint[]) {
  const reasons = new Map(errors.map(({ line, message }) => [line, message]));
  return rows.flatMap((row) => (reasons.has(row.line) ? [{ ...row, message: reasons.get(row.line)! }] : []));
}

function refusalOf(errors: Complaint[], lines: number): Problem {
  const fields = Object.fromEntries(errors.map(({ line, message }) => [`line ${line}`, [message]]));
  const [first] = errors;
  return new Problem('invalid_request', {
    message:
      `Nothing was imported: ${errors.length} of ${lines} lines cannot be ` +
      `(line ${first!.line}: ${first!.message}).`,
    fields: { errors: fields },
  });
}

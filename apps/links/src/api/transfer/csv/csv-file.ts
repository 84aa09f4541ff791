import type { ImportField } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { looksLikeAliases } from './alias-column.js';
import { fieldsOf, serviceOf, type ChosenColumns } from './columns.js';
import { unguarded } from './csv-guard.js';
import { csvRows, refusedFile, type CsvRow } from './csv-rows.js';

/** So many lines decide what a column looks like. */
const maxSamples = 200;
const maxColumns = 200;

/** A line of the file with what was understood of it. */
export interface CsvLine {
  line: number;
  cells: Partial<Record<ImportField, string>>;
}

/** A file whose header has been read. */
export interface CsvFile {
  header: string[];
  /** By the places of the columns. */
  fields: (ImportField | null)[];
  /** Columns that say nothing to us. */
  ignored: string[];
  service: string | null;
  /** The first lines. */
  samples: CsvRow[];
  /** All lines beneath the header, once. */
  rows: AsyncGenerator<CsvRow>;
}

/** Reads the header of a file and its first lines. 400 when it is no CSV, or has no line. */
export async function openCsv(text: string, chosen: ChosenColumns = {}): Promise<CsvFile> {
  const rows = csvRows(text);
  const { value: head } = (await rows.next()) as IteratorResult<CsvRow, undefined>;
  if (!head) throw refusedFile('is empty');
  const header = head.record.map((name) => name.trim());
  if (header.length > maxColumns) throw refusedFile(`has more than ${maxColumns} columns`);
  const samples: CsvRow[] = [];
  while (samples.length < maxSamples) {
    const row = await rows.next();
    if (row.done) break;
    samples.push(row.value);
  }
  if (samples.length === 0) throw refusedFile('has no line beneath its header');
  const fields = fieldsOf(header, chosen);
  const ignored = header.filter((_, index) => fields[index] === null);
  return { header, fields, ignored, service: serviceOf(header), samples, rows: after(samples, rows) };
}

async function* after(samples: CsvRow[], rest: AsyncGenerator<CsvRow>): AsyncGenerator<CsvRow> {
  yield* samples;
  yield* rest;
}

/**
 * Names of columns that look like the aliases, while nothing of the file is taken for them and nobody has decided on
 * these.
 */
export function undecidedColumns({ header, fields, samples }: CsvFile, chosen: ChosenColumns = {}): string[] {
  if (fields.includes('custom') || fields.includes('shorturl')) return [];
  return header.filter(
    (name, index) =>
      fields[index] === null &&
      !Object.hasOwn(chosen, name) &&
      looksLikeAliases(
        name,
        samples.map(({ record }) => record[index] ?? ''),
      ),
  );
}

/** Why a file cannot be imported as it is understood; null when it can be. */
export function problemOf(file: CsvFile, chosen: ChosenColumns = {}): Problem | null {
  const unknown = Object.keys(chosen).find((name) => !file.header.includes(name));
  if (unknown !== undefined) return Problem.field('columns', `names "${unknown}", which is no column of the file`);
  if (!file.fields.includes('url'))
    return refusedFile(
      'needs a column "url" (or "long_url", "destination", "target"), or one that `columns` says is it',
    );
  const [name] = undecidedColumns(file, chosen);
  if (name === undefined) return null;
  return Problem.field(
    'columns',
    `must say what "${name}" is: it looks like the aliases, and would be left out. ` +
      `Send {${JSON.stringify(name)}: "custom"}, or {${JSON.stringify(name)}: null} to have new ones made`,
  );
}

/** What a line says, by the fields of its columns. */
export function lineOf(fields: readonly (ImportField | null)[], { record, line }: CsvRow): CsvLine {
  const cells = record
    .map((cell, index) => [fields[index] ?? '', unguarded(cell.trim())] as const)
    .filter(([field, cell]) => field && cell !== '');
  return { line, cells: Object.fromEntries(cells) };
}

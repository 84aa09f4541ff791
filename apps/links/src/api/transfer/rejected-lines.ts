import { stringify as stringifyNow } from 'csv-stringify/sync';
import type { CsvRow } from './csv/csv-rows.js';
import { csvOptions } from './csv/csv-output.js';

/** What is not known by this name takes another: a column of the file may be called so. */
const reason = 'why_not_imported';

export interface RejectedLine extends CsvRow {
  message: string;
}

/** The header of a file of lines that were not imported: it can be mended, and imported as it is. */
export function rejectedHeader(header: readonly string[]): string[] {
  return [...header, reason];
}

export function rejectedRecord(header: readonly string[], { record, line, message }: RejectedLine): string[] {
  const cells = header.map((_, index) => record[index] ?? '');
  return [...cells, `line ${line}: ${message}`];
}

/** The whole file, of not too many lines; "" when none was rejected. */
export function rejectedFile(header: readonly string[], lines: readonly RejectedLine[]): string {
  if (lines.length === 0) return '';
  return stringifyNow([rejectedHeader(header), ...lines.map((line) => rejectedRecord(header, line))], csvOptions);
}

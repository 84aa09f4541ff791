import { stringify } from 'csv-stringify/sync';

/**
 * Lines of CSV with Windows line ends. A cell that a spreadsheet would take for a formula gets an apostrophe in front
 * (OWASP, CSV injection). One with a line break is quoted: left alone, it would end its row, and what follows could be
 * a formula.
 */
export function csv(rows: (string | number | null)[][]): string {
  return stringify(rows, { escape_formulas: true, quoted_match: /[\r\n]/, record_delimiter: 'windows' });
}

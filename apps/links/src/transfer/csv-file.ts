import { parse, CsvError } from 'csv-parse/sync';
import { Problem } from '@platform/service-kit';
import { unguarded } from './csv-guard.js';

export const mostLines = 2_000;
const mostCell = 10_000;

/** A line of the file with what was understood of it. */
export interface CsvLine {
  /** As an editor counts: the header is line 1. */
  line: number;
  cells: Partial<Record<Column, string>>;
}

export interface CsvFile {
  lines: CsvLine[];
  /** Columns that say nothing to us. */
  ignored: string[];
}

type Column =
  | 'url'
  | 'custom'
  | 'domain'
  | 'title'
  | 'description'
  | 'note'
  | 'tags'
  | 'expiry'
  | 'startdate'
  | 'clicklimit'
  | 'password'
  | 'status'
  | 'state'
  | 'protected';

/** Names of columns as our own export, Bitly, Dub, Kutt, Short.io, Rebrandly and YOURLS write them; compared without case, blanks and signs. */
const names: Record<Column, string> = {
  url: 'url longurl destination destinationurl target targeturl originalurl',
  custom:
    'custom alias key slug keyword address backhalf custombackhalf shortcode path shorturl short shortlink bitlink link slashtag',
  domain: 'domain',
  title: 'title name',
  description: 'description',
  note: 'note notes comment comments',
  tags: 'tags tag',
  expiry: 'expiry expires expiresat expirydate expirationdate',
  startdate: 'startdate start startsat',
  clicklimit: 'clicklimit maxclicks',
  password: 'password',
  status: 'status',
  state: 'state',
  protected: 'protected passwordprotected haspassword',
};
const columnOf = new Map(
  Object.entries(names).flatMap(([column, list]) => list.split(' ').map((name) => [name, column as Column] as const)),
);

/**
 * Reads a file with a header line; separated by comma, semicolon or tab. 400 when it is no CSV, has no column with destinations, no line,
 * or too many.
 */
export function readCsv(text: string): CsvFile {
  const rows = parsed(text);
  const [header, ...rest] = rows;
  if (!header) throw refused('is empty');
  const columns = header.record.map((name) => columnOf.get(name.toLowerCase().replace(/[^a-z]/g, '')));
  // Some write the short URL under "link", others the destination under "url" beside it: the first of each kind counts.
  const taken = new Set<Column>();
  const used = columns.map((column) => (column && !taken.has(column) ? (taken.add(column), column) : undefined));
  if (!taken.has('url')) throw refused('needs a column "url" (or "long_url", "destination", "target")');
  if (rest.length === 0) throw refused('has no line beneath its header');
  if (rest.length > mostLines) throw refused(`has ${rest.length} lines, at most ${mostLines} are imported at once`);
  const lines = rest.map(({ record, line }) => ({
    line,
    cells: Object.fromEntries(
      record
        .map((cell, index) => [used[index] ?? '', unguarded(cell.trim())] as const)
        .filter(([column, cell]) => column && cell !== ''),
    ),
  }));
  return { lines, ignored: header.record.filter((_, index) => !used[index]) };
}

function parsed(text: string): { record: string[]; line: number }[] {
  const [first = ''] = text.split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].sort((left, right) => first.split(right).length - first.split(left).length)[0]!;
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      info: true,
      max_record_size: 12 * mostCell,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: mostLines + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (err) {
    if (err instanceof CsvError) throw refused(`cannot be read: ${err.message}`);
    throw err;
  }
}

function refused(message: string): Problem {
  return Problem.field('csv', message);
}

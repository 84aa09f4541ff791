import { Readable } from 'node:stream';
import { CsvError, parse, type Parser } from 'csv-parse';
import { Problem } from '@platform/service-kit';

const maxCell = 10_000;
const piece = 64 * 1024;

export interface CsvRow {
  record: string[];
  /** As an editor counts: that of the header is 1. */
  line: number;
}

/**
 * The lines of a file, separated by comma, semicolon or tab, or as Excel's first line `sep=;` says. 400 when it is no
 * CSV.
 */
export async function* csvRows(text: string): AsyncGenerator<CsvRow> {
  const [declaration, separator] = /^\ufeff?"?sep=(.)"?\r?\n/i.exec(text) ?? [];
  const body = declaration ? text.slice(declaration.length) : text;
  // Piece by piece: between them others get their turn, however long the file is.
  const parser: Parser = Readable.from(pieces(body)).pipe(
    parse({
      bom: true,
      delimiter: separator ?? separatorOf(body),
      info: true,
      max_record_size: 12 * maxCell,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)
      yield { record, line: info.lines + (declaration ? 1 : 0) };
  } catch (err) {
    if (err instanceof CsvError) throw refusedFile(`cannot be read: ${err.message}`);
    throw err;
  }
}

export function refusedFile(message: string): Problem {
  return Problem.field('csv', message);
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].sort((left, right) => first.split(right).length - first.split(left).length)[0]!;
}

function* pieces(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    let to = from + piece;
    // Not between the two halves of a character.
    if (/[\ud800-\udbff]/.test(text[to - 1] ?? '')) to += 1;
    yield text.slice(from, to);
    from = to;
  }
}

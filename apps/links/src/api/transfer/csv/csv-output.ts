import { Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify';
import { guarded } from './csv-guard.js';

/** How every CSV file of ours is written. */
export const csvOptions: Options = {
  cast: { string: guarded },
  // Left alone, a line break of a text would end its row for a spreadsheet, and what follows could be a formula.
  quoted_match: /[\r\n]/,
  record_delimiter: '\r\n',
};

/** Records as a CSV file. It stops reading them when nobody reads the file any more. */
export function csvStream(records: AsyncIterable<unknown>, options: Options = {}): Readable {
  const source = Readable.from(records, { objectMode: true });
  const csv = stringify({ ...csvOptions, ...options });
  source.on('error', (err) => csv.destroy(err));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}

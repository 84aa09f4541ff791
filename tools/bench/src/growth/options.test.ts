import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('the options of the benchmark of growth', () => {
  it('are a thousand, a hundred thousand and a million rows by default', () => {
    expect(readOptions([])).toStrictEqual({ rows: [1_000, 100_000, 1_000_000], document: false });
    expect(readOptions(['--rows', '1000,5000', '--document'])).toStrictEqual({ rows: [1_000, 5_000], document: true });
  });

  it.each(['5000,1000', '1000,1000', '99', '1000,', 'many', '1000.5', '1000,2000000'])('refuse %s rows', (rows) => {
    expect(() => readOptions(['--rows', rows])).toThrow('--rows must be rising whole numbers');
  });

  it('refuse unknown words', () => {
    expect(() => readOptions(['--row', '1000'])).toThrow('--row');
  });
});

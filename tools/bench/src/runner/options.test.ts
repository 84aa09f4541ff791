import { describe, expect, it } from '@jest/globals';
import { readOptions, wordsFor } from './options.js';

const names = (words: string[]) => readOptions(words).wanted.map(({ name }) => name);

describe('the options of npm run bench', () => {
  it('are five runs of all benchmarks that do not take long, unless others are named', () => {
    expect(readOptions([])).toMatchObject({ runs: 5, document: false });
    expect(names([])).toContain('redirects');
    expect(names([])).not.toContain('growth');
    expect(names(['growth', 'tokens'])).toStrictEqual(['tokens', 'growth']);
    expect(readOptions(['--runs', '3', '--document'])).toMatchObject({ runs: 3, document: true });
  });

  it.each(['0', '-1', '1.5', 'many', ''])('refuse %p runs', (runs) => {
    expect(() => readOptions([`--runs=${runs}`])).toThrow('--runs must be a whole number from 1');
  });

  it('refuse a name that no benchmark has, and list all', () => {
    expect(() => readOptions(['redirect'])).toThrow(/no benchmark redirect; there are .*redirects, .*growth/);
  });

  it('hand the rows and the wish for a document to growth alone', () => {
    const options = readOptions(['growth', 'tokens', '--rows', '1000', '--document']);
    const words = options.wanted.map((benchmark) => wordsFor(benchmark, options));
    expect(words).toStrictEqual([[], ['--document', '--rows', '1000']]);
    expect(() => readOptions(['tokens', '--rows', '1000'])).toThrow('--rows is for growth');
  });
});

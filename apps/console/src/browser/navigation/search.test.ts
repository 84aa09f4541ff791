import { describe, expect, it } from '@jest/globals';
import { parseSearch, stringifySearch } from './search.js';

describe('the search of an address', () => {
  it('reads texts as they are, also those that look like numbers, and lists of what is there twice', () => {
    expect(parseSearch('?q=007&tag=a&tag=b&empty=')).toStrictEqual({ q: '007', tag: ['a', 'b'], empty: '' });
  });

  it('writes what is chosen, and nothing of what is not', () => {
    expect(stringifySearch({ tag: ['a & b', 'c'], page: 2, q: '', order: undefined })).toBe(
      '?tag=a+%26+b&tag=c&page=2',
    );
    expect(stringifySearch({})).toBe('');
  });
});

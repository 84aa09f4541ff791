import { describe, expect, it } from '@jest/globals';
import { oldestCookies } from './oldest-cookies.js';

describe('the oldest cookies of a kind', () => {
  it('are those at the front of the header, beyond the limit, and no others', () => {
    const header = 'identity_session=s; a_1=x; a_2=y; b_1=no; a_3=z=1';
    expect(oldestCookies(header, 'a_', 1)).toStrictEqual([
      ['a_1', 'x'],
      ['a_2', 'y'],
    ]);
    expect(oldestCookies(header, 'a_', 0)[2]).toStrictEqual(['a_3', 'z=1']);
  });

  it('are none within the limit, or without cookies', () => {
    expect(oldestCookies('a_1=x', 'a_', 1)).toStrictEqual([]);
    expect(oldestCookies(undefined, 'a_', 0)).toStrictEqual([]);
  });
});

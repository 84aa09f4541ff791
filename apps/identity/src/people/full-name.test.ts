import { describe, expect, it } from '@jest/globals';
import { fullName } from './full-name.js';

describe('a full name', () => {
  it('is one name or two, without a space too many', () => {
    expect(fullName({ name: 'Ada', surname: 'Lovelace' })).toBe('Ada Lovelace');
    expect(fullName({ name: 'Suharto', surname: '' })).toBe('Suharto');
  });
});

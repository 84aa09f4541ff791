import { describe, expect, it } from '@jest/globals';
import { originOf } from './domain-words.js';

describe('the texts about domains', () => {
  it('add a scheme to a domain that was typed without one', () => {
    expect(originOf(' go.brand.example ')).toBe('https://go.brand.example');
    expect(originOf('http://go.brand.example')).toBe('http://go.brand.example');
    expect(originOf('ftp://go.brand.example')).toBe('ftp://go.brand.example');
    expect(originOf(' ')).toBe('');
  });
});

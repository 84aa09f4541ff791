import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { originOf } from './domain-words.js';

describe('the words about domains', () => {
  it('give a scheme to a domain that was typed without one', () => {
    assert.equal(originOf(' go.brand.example '), 'https://go.brand.example');
    assert.equal(originOf('http://go.brand.example'), 'http://go.brand.example');
    assert.equal(originOf('ftp://go.brand.example'), 'ftp://go.brand.example');
    assert.equal(originOf(' '), '');
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMasked, maskedUrl } from './masked-url.js';

describe('masked URL', () => {
  it('shows where it goes and how it ends, never what gives the right to post', () => {
    assert.equal(
      maskedUrl('https://hooks.example.org/services/T000/B000/s3cr3tXYZ9f2a'),
      'https://hooks.example.org/…9f2a',
    );
    assert.equal(maskedUrl('https://example.org:8443/in?key=0123456789abcdef'), 'https://example.org:8443/…cdef');
  });

  it('shows nothing of a path that is short enough to be guessed from its end', () => {
    assert.equal(maskedUrl('https://example.org/abcd'), 'https://example.org/…');
    assert.equal(maskedUrl('https://example.org/0123456789abcde'), 'https://example.org/…');
  });

  it('is known from a whole one, also when it was encoded', () => {
    const masked = maskedUrl('https://hooks.example.org/services/T000/B000/s3cr3tXYZ9f2a');
    for (const url of [masked, encodeURI(masked), encodeURI(masked).toLowerCase()]) assert.equal(isMasked(url), true);
    assert.equal(isMasked('https://example.org/a...b?q=%E2%80%A5'), false);
  });

  it('shows an origin as it is', () => {
    assert.equal(maskedUrl('http://127.0.0.1:3000'), 'http://127.0.0.1:3000/');
  });
});

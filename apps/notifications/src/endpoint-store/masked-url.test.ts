import { describe, expect, it } from '@jest/globals';
import { isMasked, maskedUrl } from './masked-url.js';

describe('a masked URL', () => {
  it('shows its host and its end, never enough to post there', () => {
    expect(maskedUrl('https://hooks.example.org/services/T000/B000/s3cr3tXYZ9f2a')).toBe(
      'https://hooks.example.org/…9f2a',
    );
    expect(maskedUrl('https://example.org:8443/in?key=0123456789abcdef')).toBe('https://example.org:8443/…cdef');
  });

  it('shows nothing of a path that is short enough to be guessed from its end', () => {
    expect(maskedUrl('https://example.org/abcd')).toBe('https://example.org/…');
    expect(maskedUrl('https://example.org/0123456789abcde')).toBe('https://example.org/…');
  });

  it('is told apart from a whole URL, also when it was encoded', () => {
    const masked = maskedUrl('https://hooks.example.org/services/T000/B000/s3cr3tXYZ9f2a');
    for (const url of [masked, encodeURI(masked), encodeURI(masked).toLowerCase()]) expect(isMasked(url)).toBe(true);
    expect(isMasked('https://example.org/a...b?q=%E2%80%A5')).toBe(false);
  });

  it('shows an origin unchanged', () => {
    expect(maskedUrl('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000/');
  });
});

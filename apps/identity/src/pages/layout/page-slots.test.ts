import { describe, expect, it } from '@jest/globals';
import { fillSlots, slots } from './page-slots.js';

const scriptOf = (headers: Record<string, string>) =>
  /script-src([^;]*)/.exec(headers['content-security-policy']!)?.[1];

describe('a page that redirects', () => {
  it('allows no script when it has none', () => {
    expect(scriptOf(fillSlots('<p>', '/').headers)).toBe('');
  });

  it('allows its own scripts by a nonce that no other answer has', () => {
    const page = `<script nonce="${slots.nonce}"></script>`;
    const [one, two] = [fillSlots(page, '/'), fillSlots(page, '/')];
    const nonce = /nonce="([\w-]{20,})"/.exec(one.text)?.[1];
    expect(scriptOf(one.headers)).toBe(` 'nonce-${nonce}'`);
    expect(scriptOf(two.headers)).not.toBe(scriptOf(one.headers));
  });

  it('holds its address as escaped text', () => {
    expect(fillSlots(`<a href="${slots.address}">`, `/x?a="><b>$&`).text).toBe(
      '<a href="/x?a=&#34;&#62;&#60;b&#62;$&#38;">',
    );
  });

  it('omits what needs an address when there is none', () => {
    const page = `a${slots.needsAddress}${slots.address}${slots.needsAddress}b`;
    expect(fillSlots(page, undefined).text).toBe('ab');
    expect(fillSlots(page, '/x').text).toBe('a/xb');
  });
});

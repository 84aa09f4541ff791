import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fillSlots, slots } from './page-slots.js';

const scriptOf = (headers: Record<string, string>) =>
  /script-src([^;]*)/.exec(headers['content-security-policy']!)?.[1];

describe('a page that leaves', () => {
  it('allows no script when it has none', () => {
    assert.equal(scriptOf(fillSlots('<p>', '/').headers), '');
  });

  it('allows its own scripts by a nonce that no other answer has', () => {
    const page = `<script nonce="${slots.nonce}"></script>`;
    const [one, two] = [fillSlots(page, '/'), fillSlots(page, '/')];
    const nonce = /nonce="([\w-]{20,})"/.exec(one.text)?.[1];
    assert.equal(scriptOf(one.headers), ` 'nonce-${nonce}'`);
    assert.notEqual(scriptOf(two.headers), scriptOf(one.headers));
  });

  it('carries its address as text, whatever is in it', () => {
    assert.equal(
      fillSlots(`<a href="${slots.address}">`, `/x?a="><b>$&`).text,
      '<a href="/x?a=&#34;&#62;&#60;b&#62;$&#38;">',
    );
  });

  it('leaves out what needs an address where there is none', () => {
    const page = `a${slots.needsAddress}${slots.address}${slots.needsAddress}b`;
    assert.equal(fillSlots(page, undefined).text, 'ab');
    assert.equal(fillSlots(page, '/x').text, 'a/xb');
  });
});

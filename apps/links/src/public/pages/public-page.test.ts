import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { html } from '@platform/service-kit';

it('a public page escapes everything that is put into it, in text and in attributes', () => {
  const evil = `"><script>alert('x')</script>&`;
  const { text } = html`<a title="${evil}">${[evil, html`<b>${evil}</b>`, null, false, undefined, 0]}</a>`;
  expect(text.replace(/<\/?(a|b)\b[^>]*>/g, '').match(/[<>"']/g)).toBe(null);
  assert.ok(text.includes('<b>&#34;') && text.endsWith('0</a>'));
});

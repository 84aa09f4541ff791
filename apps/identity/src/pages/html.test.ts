import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { html, trustedHtml } from '@platform/service-kit';

describe('html', () => {
  it('escapes every character that could leave text or an attribute', () => {
    assert.equal(
      String(html`<p title="${`"'\``}">${'<script>&'}</p>`),
      '<p title="&#34;&#39;&#96;">&#60;script&#62;&#38;</p>',
    );
  });

  it('escapes inside of lists, and only once when templates are nested', () => {
    const items = ['<b>', 'c'].map((item) => html`<i>${item}</i>`);
    assert.equal(String(html`<p>${items}</p>`), '<p><i>&#60;b&#62;</i><i>c</i></p>');
  });

  it('leaves out what is not there, and shows zero', () => {
    assert.equal(String(html`${null}${undefined}${false}${0}${''}`), '0');
  });

  it('keeps markup that was declared as trusted', () => {
    assert.equal(String(html`${trustedHtml('<b>')}`), '<b>');
  });
});

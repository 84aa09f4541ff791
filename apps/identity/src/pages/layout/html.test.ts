import { describe, expect, it } from '@jest/globals';
import { html, trustedHtml } from '@platform/service-kit';

describe('the html template', () => {
  it('escapes every character that could end text or an attribute', () => {
    expect(String(html`<p title="${`"'\``}">${'<script>&'}</p>`)).toBe(
      '<p title="&#34;&#39;&#96;">&#60;script&#62;&#38;</p>',
    );
  });

  it('escapes inside of lists, and only once when templates are nested', () => {
    const items = ['<b>', 'c'].map((item) => html`<i>${item}</i>`);
    expect(String(html`<p>${items}</p>`)).toBe('<p><i>&#60;b&#62;</i><i>c</i></p>');
  });

  it('omits what is undefined or null, and shows zero', () => {
    expect(String(html`${null}${undefined}${false}${0}${''}`)).toBe('0');
  });

  it('keeps markup that was declared as trusted', () => {
    expect(String(html`${trustedHtml('<b>')}`)).toBe('<b>');
  });
});

import { describe, expect, it } from '@jest/globals';
import { languageChooser, pageFrame } from './frame.js';

const evil = `"><script>alert('x')</script>&`;
const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;';

describe('the frame of a page', () => {
  it('escapes the title and the language, and leaves head and body as they are', () => {
    const page = pageFrame({ language: evil, title: evil, head: '<style>a{}</style>', body: '<p>b</p>' });
    expect(page).toContain(`<html lang="${escaped}">`);
    expect(page).toContain(`<title>${escaped}</title>\n<style>a{}</style>`);
    expect(page).toContain('<body>\n<p>b</p>\n</body>');
  });

  it('is hidden from search engines unless its owner wants it to be found', () => {
    const page = { language: 'en', title: 'A', body: '' };
    expect(pageFrame(page)).toContain('content="noindex"');
    expect(pageFrame({ ...page, isIndexed: true })).not.toContain('noindex');
  });
});

describe('the language chooser', () => {
  const chooser = languageChooser({
    current: 'de',
    names: { en: 'English', de: 'Deutsch' },
    label: evil,
    action: '/language',
    returnTo: evil,
  });

  it('marks the current language, and names each by its own name', () => {
    expect(chooser).toContain('value="de" lang="de" aria-current="true">Deutsch</button>');
    expect(chooser).toContain('value="en" lang="en">English</button>');
  });

  it('escapes the label and the address to come back to', () => {
    expect(chooser).toContain(`<span class="visually-hidden">${escaped}: </span>Deutsch`);
    expect(chooser).toContain(`name="return_to" value="${escaped}"`);
  });
});
